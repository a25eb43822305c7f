import { expect, it } from 'vitest';
import { parseHash } from './hash.js';
import { joinLink, watchLink } from './join.js';

it.each([
  ['', {}],
  ['#key=abc_-', { key: 'abc_-' }],
  ['#table=t1', { table: 't1' }],
  ['#watch=t1&other=2', { watch: 't1' }],
  ['#key=abc&line=k_-', { key: 'abc', line: 'k_-' }],
  ['#key=', {}],
])('reads %s', (hash, expected) => {
  expect(parseHash(hash)).toEqual(expected);
});

it('puts codes and tables into the fragment, which no server logs', () => {
  expect(joinLink('http://10.0.0.2:8080', 'AAAA-BBBB', 'k_-')).toBe(
    'http://10.0.0.2:8080/play#c=AAAA-BBBB&line=k_-',
  );
  expect(watchLink('http://10.0.0.2:8080', 't1', undefined)).toBe('http://10.0.0.2:8080/#watch=t1');
  expect(watchLink('http://10.0.0.2:8080', 't1', 'k')).toBe(
    'http://10.0.0.2:8080/#watch=t1&line=k',
  );
});
