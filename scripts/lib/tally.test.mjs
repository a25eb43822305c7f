import { describe, expect, it } from 'vitest';
import { NOTHING, plus, summary, tallyOf } from './tally.mjs';

const report = (/** @type {number} */ passed, failed = 0, pending = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
});

describe('tallyOf', () => {
  it.each([
    ['all passed', report(7), 0, { passed: 7, failed: 0, skipped: 0 }],
    ['some failed', report(5, 2), 1, { passed: 5, failed: 2, skipped: 0 }],
    ['skipped and planned', report(5, 0, 1, 2), 0, { passed: 5, failed: 0, skipped: 3 }],
    ['a file that does not load', report(5), 1, { passed: 5, failed: 1, skipped: 0 }],
    ['no tests at all', report(0), 0, { passed: 0, failed: 1, skipped: 0 }],
    ['no report', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
    ['stopped', undefined, 124, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_, given, code, expected) => {
    expect(tallyOf(given, code)).toEqual(expected);
  });
});

it('sums and says it in one line', () => {
  const total = plus(plus(NOTHING, { passed: 3, failed: 0, skipped: 0 }), {
    passed: 4,
    failed: 1,
    skipped: 2,
  });
  expect(summary(total)).toBe('7 passed, 1 failed, 2 skipped');
  expect(summary({ ...total, skipped: 0 })).toBe('7 passed, 1 failed');
});
