import { expect, it } from 'vitest';
import { drawLots, shareNameOfPlace, personBySeat, combineSeed } from './seed.js';

const SEATS = ['red', 'blue', 'green', 'yellow'];
const seedOf = (number: number) => number.toString(16).padStart(64, '0');

it('gives each seat to one place, every way alike', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 2_400; i++) {
    const lots = drawLots('table', seedOf(i), SEATS);
    expect([...lots].sort()).toEqual([...SEATS].sort());
    counts.set(lots.join(), (counts.get(lots.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  // 100 each on average; ten standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(98);
});

it('draws otherwise at another table, with another seed or another part of it', () => {
  const draw = (match: string, seed: number) => drawLots(match, seedOf(seed), SEATS).join();
  const many = (by: (i: number) => string) => new Set(Array.from({ length: 40 }, (_, i) => by(i)));
  expect(many((i) => draw(`table-${i}`, 1)).size).toBeGreaterThan(10);
  expect(many((i) => draw('table', i)).size).toBeGreaterThan(10);
  expect(draw('table', 7)).toBe(draw('table', 7));
});

it('tells from the opened parts who had which seat', () => {
  const share = (byte: string) => byte.repeat(43).replace(/.$/, 'A');
  const phones = ['A', 'B'].map((byte, place) => ({
    seat: shareNameOfPlace(place),
    share: share(byte),
  }));
  const seats = ['left', 'right'].map((seat) => ({ seat, role: 'r', secret: true, name: seat }));
  const genesis = { match: 'table', seats, places: ['Ada', 'Ben'] };
  const parts = { server: share('C'), phones };
  const lots = drawLots('table', combineSeed('table', parts.server, phones), seats);
  const who = personBySeat(genesis, parts);
  expect(who.get(lots[0]?.seat ?? '')).toBe('Ada');
  expect(who.get(lots[1]?.seat ?? '')).toBe('Ben');
});
