import { expect, it } from 'vitest';
import { hashOf, HOME_ROUTE, PAGES, parseHash, type Route, routeOf, takeHash } from './routes.js';
import { areOnlyForThisComputer, joinLink, pairLink, watchLink } from '../../line/addresses.js';

const ALL: readonly Route[] = [
  HOME_ROUTE,
  { page: 'table', table: 't1' },
  ...PAGES.map((page) => ({ page })),
  { page: 'studio', draft: 'd-1' },
];

it.each(ALL.map((place) => [hashOf(place), place] as const))('%s leads back', (hash, place) => {
  expect(routeOf(parseHash(hash))).toEqual(place);
});

it.each([['#page=nowhere'], ['#page=home'], ['#page='], ['#draft=d-1'], ['#nothing']])(
  '%s, which nobody wrote, leads home',
  (hash) => {
    expect(routeOf(parseHash(hash))).toEqual(HOME_ROUTE);
  },
);

it('a draft is the studio’s alone', () => {
  expect(routeOf(parseHash('#page=new&draft=d-1'))).toEqual({ page: 'new' });
});

it.each([
  ['', {}],
  ['#pair=AB-12', { pair: 'AB-12' }],
  ['#table=t1', { table: 't1' }],
  ['#watch=t1&other=2', { watch: 't1' }],
  ['#pair=abc&try=1', { pair: 'abc', try: '1' }],
  ['#try=hidden', { try: 'hidden' }],
  ['#pair=abc&channel=k_-', { pair: 'abc', channel: 'k_-' }],
  ['#pair=', {}],
])('reads %s', (hash, expected) => {
  expect(parseHash(hash)).toEqual(expected);
});

it.each([
  ['#pair=AB-1&channel=k', '/'],
  ['#pair=AB-1&table=t1', '/#table=t1'],
  ['#table=t1', undefined],
  ['#watch=t1', undefined],
])('takes what lets a screen in out of the address: %s', (hash, left) => {
  const shown: unknown[] = [];
  const history = { replaceState: (...given: unknown[]) => void shown.push(given[2]) };
  expect(takeHash({ hash, pathname: '/', search: '' }, history)).toEqual(parseHash(hash));
  expect(shown).toEqual(left === undefined ? [] : [left]);
});

it('puts codes and tables into the fragment, which no server logs', () => {
  expect(joinLink('http://10.0.0.2:8080', 'AAAA-BBBB', 'k_-')).toBe(
    'http://10.0.0.2:8080/play#c=AAAA-BBBB&channel=k_-',
  );
  expect(pairLink('http://10.0.0.2:8080', 'AB-1', 'k_-')).toBe('http://10.0.0.2:8080/#pair=AB-1&channel=k_-');
  expect(pairLink('https://10.0.0.2:8443', 'AB-1', 'k_-')).toBe('https://10.0.0.2:8443/#pair=AB-1');
  expect(watchLink('http://10.0.0.2:8080', 't1', undefined)).toBe('http://10.0.0.2:8080/#watch=t1');
  expect(watchLink('http://10.0.0.2:8080', 't1', 'k')).toBe('http://10.0.0.2:8080/#watch=t1&channel=k');
});

it.each([
  [['http://127.0.0.1:8080'], true],
  [['http://localhost:8080'], true],
  [['http://[::1]:8080', 'https://127.0.0.2'], true],
  [['http://127.0.0.1:8080', 'http://10.0.0.2:8080'], false],
  [['http://mister-x.local:8080'], false],
  [['https://games.test'], false],
  [['http://127.games.test'], false],
])('of the addresses %j it is said that no phone reaches them: %j', (addresses, said) => {
  expect(areOnlyForThisComputer({ addresses })).toBe(said);
});
