import { expect, it } from 'vitest';
import { parseHash } from './hash.js';
import { HOME, hashOf, PAGES, type Route, routeOf } from './routes.js';

const ALL: readonly Route[] = [
  HOME,
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
    expect(routeOf(parseHash(hash))).toEqual(HOME);
  },
);

it('a draft is the studio’s alone', () => {
  expect(routeOf(parseHash('#page=new&draft=d-1'))).toEqual({ page: 'new' });
});
