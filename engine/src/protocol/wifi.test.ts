import { expect, it } from 'vitest';
import { wifiNameFault, wifiPasswordFault } from './wifi.js';

it.each([
  ['Home', null],
  [' Café; "5 GHz" ', null],
  ['ж'.repeat(16), null],
  ['', 'EMPTY'],
  [`${'ж'.repeat(16)}.`, 'TOO_LONG'],
  ['☂'.repeat(11), 'TOO_LONG'],
  ['Ho\nme', 'CHARACTERS'],
  ['Home\ud83d', 'CHARACTERS'],
])('the name %j: %s', (name, fault) => {
  expect(wifiNameFault(name)).toBe(fault);
});

it.each([
  ['12345678', null],
  [' pass;word,:"\\~ ', null],
  ['a'.repeat(63), null],
  ['0123456789abcdefABCDEF'.padEnd(64, '0'), null],
  ['', 'TOO_SHORT'],
  ['1234567', 'TOO_SHORT'],
  ['g'.repeat(64), 'TOO_LONG'],
  ['0'.repeat(65), 'TOO_LONG'],
  ['Schlüssel', 'CHARACTERS'],
  ['tab\tbetween', 'CHARACTERS'],
])('the password %j: %s', (password, fault) => {
  expect(wifiPasswordFault(password)).toBe(fault);
});
