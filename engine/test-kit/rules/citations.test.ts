import { expect, it } from 'vitest';
import * as europe from '../../src/games/mister-x-europe/types.js';
import * as yard from '../../src/games/scotland-yard/types.js';
import { citationFaults, citationsOf } from './citations.js';
import { RULES as EUROPE_RULES, SCENARIOS as EUROPE_SCENARIOS } from './mister-x-europe.rules.js';
import { RULES, SCENARIOS } from './scotland-yard.rules.js';

const CLAIMED = [
  ...Object.keys(RULES),
  ...SCENARIOS,
  ...Object.keys(EUROPE_RULES),
  ...EUROPE_SCENARIOS,
];

// This file and lists of rules are left out by the pattern: they would cite everything.
const SOURCES = import.meta.glob(
  [
    '../../../{engine,server,tests}/**/*.test.ts',
    '!**/citations.test.ts',
    '!**/node_modules/**',
    '!**/dist/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

it('every rule and scenario claimed is cited by a test, and no other', () => {
  expect(Object.keys(SOURCES).some((path) => path.includes('server/'))).toBe(true);
  expect(citationFaults(Object.entries(SOURCES), CLAIMED)).toEqual({ missing: [], unknown: [] });
});

it.each([
  ['scotland-yard', yard],
  ['mister-x-europe', europe],
] as const)(
  'CM-5 every reason, outcome, skip cause and verdict of %s is in a test of the game',
  (id, words) => {
    const own = Object.entries(SOURCES).filter(([path]) => path.includes(`/${id}/`));
    const text = own.map(([, source]) => source).join();
    const codes = [
      ...words.REASONS,
      ...words.OUTCOMES,
      ...words.SKIP_CAUSES,
      ...words.REPORT_FAULTS,
    ];
    expect(codes.filter((code) => !new RegExp(`\\b${code}\\b`).test(text))).toEqual([]);
  },
);

it('finds a rule that nobody cites and a number that does not exist', () => {
  const source = [
    "// it('SY-2 is only commented', f)",
    "it('SY-1 deals', f);",
    'it.each([{ name: `SY-S04 of a table` }]);',
    "/* 'SYC-3' */",
  ].join('\n');
  expect([...citationsOf(source)]).toEqual(['SY-1', 'SY-S04']);
  expect(citationFaults([['a.test.ts', source]], ['SY-1', 'SY-2'])).toEqual({
    missing: ['SY-2'],
    unknown: ['SY-S04 in a.test.ts'],
  });
});
