import { describe, expect, it } from 'vitest';
import { isOwnOrigin, ownOrigins } from './origin-check.js';

const PUBLIC = 'https://games.test:4640';

describe('a socket', () => {
  it.each([
    [undefined, true],
    ['http://referee.test:3000', true],
    ['https://referee.test:3000', true],
    ['http://REFEREE.test:3000', true],
    ['http://referee.test', false],
    ['http://referee.test:3001', false],
    ['null', false],
    ['', false],
  ])('from origin %j is allowed: %j', (origin, allowed) => {
    const headers = { host: 'referee.test:3000', ...(origin === undefined ? {} : { origin }) };
    expect(isOwnOrigin(headers)).toBe(allowed);
  });

  it('over TLS is not for a plain page, which anybody on the way may have written', () => {
    const from = (origin: string) => isOwnOrigin({ host: 'referee.test:8443', origin }, true);
    expect(from('https://referee.test:8443')).toBe(true);
    expect(from('http://referee.test:8443')).toBe(false);
    expect(from('https://referee.test')).toBe(false);
  });

  it.each([
    ['blob:a', 'referee.test:3000'],
    ['file://', 'localhost'],
    ['tauri://localhost', 'localhost'],
    ['ws://referee.test:3000', 'referee.test:3000'],
  ])('of %s is of no page of ours, though it has the Host %s', (origin, host) => {
    expect(isOwnOrigin({ origin, host })).toBe(false);
  });

  it.each([
    ['https://referee.test', 'referee.test:443'],
    ['http://referee.test', 'referee.test:80'],
    ['http://referee.test', 'Referee.Test'],
    ['http://[fe80::1]:3000', '[FE80::1]:3000'],
  ])('of %s is ours under the Host %s, which only spells it another way', (origin, host) => {
    expect(isOwnOrigin({ origin, host })).toBe(true);
  });

  it.each(['games.test', 'games.test:4640', 'games.test:443', '127.0.0.1:8080', 'localhost', undefined])(
    'for the public address is ours when its proxy makes the Host %j',
    (host) => {
      const from = (origin: string) => isOwnOrigin({ origin, ...(host === undefined ? {} : { host }) }, true, PUBLIC);
      expect(from(PUBLIC)).toBe(true);
      expect(from('http://games.test:4640')).toBe(false);
      expect(from('https://games.test:4641')).toBe(false);
      expect(from('https://games.test.evil.test:4640')).toBe(false);
      expect(from('https://elsewhere.test')).toBe(false);
    },
  );
});

it('says which origins it would have taken', () => {
  expect(ownOrigins({ host: 'games.test' }, true, PUBLIC)).toEqual([PUBLIC, 'https://games.test']);
  expect(ownOrigins({ host: '10.0.0.4:8080' }, false)).toEqual(['http://10.0.0.4:8080']);
  expect(ownOrigins({ host: '' }, false)).toEqual([]);
});
