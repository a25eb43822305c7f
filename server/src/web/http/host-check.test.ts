import { describe, expect, it } from 'vitest';
import { configuredHostNames, hostCheck, parseName, parsePublicUrl } from './host-check.js';

const check = hostCheck('games.lan', ['referee.test'], 'Den.local');

describe('the Host header', () => {
  it.each([
    '127.0.0.1',
    '127.0.0.1:8080',
    '192.168.1.20:8080',
    '[::1]:8080',
    '[fe80::1]',
    'localhost:8080',
    'LocalHost',
    'mister-x.local:80',
    'mister-x.local.',
    'den',
    'DEN.local:8080',
    'games.lan',
    'Referee.Test:1',
  ])('%s is served', (host) => {
    expect(check({ headers: { host } })).toBe(true);
  });

  it.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'x.mister-x.local',
    'evil.example@localhost',
    'localhost:8080:8080',
    'localhost:',
    'localhost, evil.example',
    '[localhost]',
    '::1',
    '[',
    '.',
    '',
  ])('%j is refused', (host) => {
    expect(check({ headers: { host } })).toBe(false);
  });

  it('is refused when there is none', () => {
    expect(check({ headers: {} })).toBe(false);
  });

  it('serves no name of another computer when nothing was given', () => {
    const plain = hostCheck('0.0.0.0', undefined, 'den');
    expect(plain({ headers: { host: 'referee.test' } })).toBe(false);
    expect(plain({ headers: { host: 'den.local' } })).toBe(true);
  });
});

describe('a public address', () => {
  it.each([
    ['https://games.example', 'https://games.example'],
    [' https://Games.example:8443/ ', 'https://games.example:8443'],
    ['https://games.example:443', 'https://games.example'],
  ])('%j is %s', (text, origin) => {
    expect(parsePublicUrl(text)).toBe(origin);
  });

  it.each([
    'http://games.example',
    'games.example',
    'https://games.example/mister-x',
    'https://games.example/?a',
    'https://games.example/#a',
    'https://me@games.example',
    '',
  ])('%j is none', (text) => {
    expect(parsePublicUrl(text)).toBeUndefined();
  });

  it('is a name under which this server answers', () => {
    const served = hostCheck('127.0.0.1', configuredHostNames(['den'], 'https://games.example:8443'));
    expect(served({ headers: { host: 'games.example:8443' } })).toBe(true);
    expect(served({ headers: { host: 'den' } })).toBe(true);
  });
});

describe('a name for this server', () => {
  it.each([
    ['Referee.Test', 'referee.test'],
    [' box ', 'box'],
    ['schlüssel.local', 'xn--schlssel-95a.local'],
  ])('%j is %s', (text, name) => {
    expect(parseName(text)).toBe(name);
  });

  it.each(['', '*', 'a b', 'http://box', 'box:8080', 'box/', '.', 'a..b'])('%j is none', (text) => {
    expect(parseName(text)).toBeUndefined();
  });
});
