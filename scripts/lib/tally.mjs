/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * What one run of Vitest came to. A run that ended badly without a failed test (a file that does
 * not load, an unhandled error, no report at all, no tests at all) counts as one failure.
 * @param {unknown} report content of Vitest's JSON report, `undefined` when there is none
 * @param {number} code exit code of the run
 * @returns {Tally}
 */
export function tallyOf(report, code) {
  const count = (/** @type {string} */ key) => {
    const value = /** @type {Record<string, unknown> | undefined} */ (report)?.[key];
    return typeof value === 'number' ? value : 0;
  };
  const passed = count('numPassedTests');
  const failed = count('numFailedTests');
  const skipped = count('numPendingTests') + count('numTodoTests');
  const broken = code !== 0 || passed + failed + skipped === 0;
  return { passed, failed: failed === 0 && broken ? 1 : failed, skipped };
}

/**
 * @param {Tally} a
 * @param {Tally} b
 * @returns {Tally}
 */
export function plus(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/**
 * The last line of `npm test`.
 * @param {Tally} tally
 */
export function summary({ passed, failed, skipped }) {
  const text = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? text : `${text}, ${skipped} skipped`;
}
