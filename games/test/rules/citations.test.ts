import { expect, it } from 'vitest';
import { ALL_GAME_TEST_DATA } from '../manifest.js';
import { citationFaults, citationsOf } from './citations.js';
import { COMMON_RULES } from './common.js';

const GAMES = ALL_GAME_TEST_DATA.flatMap(({ kit, rules }) =>
  rules === undefined ? [] : [{ id: kit.game.id, ...rules }],
);
const CLAIMED = [
  ...Object.keys(COMMON_RULES),
  ...GAMES.flatMap(({ titles, scenarios }) => [...Object.keys(titles), ...scenarios]),
];

// This file and lists of rules are left out by the pattern: they would cite everything.
const SOURCES = import.meta.glob(
  [
    '../../../{engine,games,server,tests}/**/*.test.ts',
    '!**/citations.test.ts',
    '!**/node_modules/**',
    '!**/dist/**',
    '!**/games/*/{messages,pages}/**',
    '!**/games/test/pages/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

it('every rule and scenario claimed is cited by a test, and no other', () => {
  expect(Object.keys(SOURCES).some((path) => path.includes('server/'))).toBe(true);
  expect(citationFaults(Object.entries(SOURCES), CLAIMED)).toEqual({ missing: [], unknown: [] });
});

it.each(GAMES)(
  'CM-5 every reason, outcome, skip cause and verdict of $id is in a test of the game',
  ({ id, words }) => {
    const own = Object.entries(SOURCES).filter(([path]) => path.includes(`/${id}/`));
    const text = own.map(([, source]) => source).join();
    expect(words.filter((code) => !new RegExp(`\\b${code}\\b`).test(text))).toEqual([]);
  },
);

it('finds a rule that nobody cites and a number that does not exist', () => {
  const source = [
    "// it('AB-2 is only commented', f)",
    "it('AB-1 deals in UTF-8', f);",
    'it.each([{ name: `AB-S04 of a table` }]);',
    "/* 'ABC-3' */",
  ].join('\n');
  expect([...citationsOf(source, ['AB-1', 'ABC-1'])]).toEqual(['AB-1', 'AB-S04']);
  expect(citationFaults([['a.test.ts', source]], ['AB-1', 'AB-2'])).toEqual({
    missing: ['AB-2'],
    unknown: ['AB-S04 in a.test.ts'],
  });
});
