import { expect, it } from 'vitest';
import { Places } from './door-limits.js';

const SHARE = { address: 2, network: 3, here: 4 };

const fill = (places: Places, address: string, many?: boolean) =>
  Array.from({ length: 10 }, () => places.enter(address, many)).filter(Boolean);

it('gives an address its share, and the network another', () => {
  const places = new Places(SHARE);
  expect(fill(places, '10.0.0.1')).toHaveLength(2);
  expect(fill(places, '10.0.0.2')).toHaveLength(1);
  expect(places.refuses('10.0.0.1')).toBe('address');
  expect(places.refuses('10.0.0.3')).toBe('network');
});

it('keeps places for this computer that nobody else can take', () => {
  const places = new Places(SHARE);
  fill(places, '10.0.0.1', true);
  expect(fill(places, '127.0.0.1')).toHaveLength(4);
  expect(places.refuses('::1')).toBe('address');
  expect(places.taken).toBe(7);
});

it('takes a place back once', () => {
  const places = new Places(SHARE);
  const [leave] = fill(places, 'fd00::1');
  fill(places, 'fd00::2');
  leave?.();
  leave?.();
  expect(places.taken).toBe(1);
  expect(places.enter('fd00::3')).toBeDefined();
  expect(places.enter('fd00::4')).toBeUndefined();
});
