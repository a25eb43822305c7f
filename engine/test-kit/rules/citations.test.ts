import { expect, it } from 'vitest';
import {
  OUTCOMES,
  REASONS,
  REPORT_FAULTS,
  SKIP_CAUSES,
} from '../../src/games/scotland-yard/types.js';
import { citationFaults, citationsOf } from './citations.js';
import { RULES, SCENARIOS } from './scotland-yard.rules.js';

const CLAIMED = [...Object.keys(RULES), ...SCENARIOS];

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

it('CM-5 every reason, outcome, skip cause and verdict is in a test of the game', () => {
  const own = Object.entries(SOURCES).filter(([path]) => path.includes('/scotland-yard/'));
  const text = own.map(([, source]) => source).join();
  const codes = [...REASONS, ...OUTCOMES, ...SKIP_CAUSES, ...REPORT_FAULTS];
  expect(codes.filter((code) => !new RegExp(`\\b${code}\\b`).test(text))).toEqual([]);
});

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
