import { expect, it } from 'vitest';
import { reportsOf } from './pos-scanner.js';

it('sends a text in as many reports as it needs, all but the last with more to follow', () => {
  const reports = reportsOf(`${'a'.repeat(56)}b`);
  expect(reports.map((report) => [report.length, report[0], report[1], report.at(-1)])).toEqual([
    [62, 2, 56, 1],
    [62, 2, 1, 0],
  ]);
  expect(reports[1]?.toString('latin1', 2, 7)).toBe(']C0b\0');
  expect(reportsOf('a'.repeat(56))).toHaveLength(1);
});
