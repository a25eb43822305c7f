import { expect, it } from 'vitest';
import { casesIn, tokensIn } from './pack-job.js';
import { inLinkedOrder } from './cases.js';

it.each(casesIn({}))('shows every link of $case.title between two neighbours (SH-8)', ({ case: each }) => {
  const row = inLinkedOrder(
    tokensIn({}).filter((token) => token.case === each.id),
    each.links,
  ).map(({ id }) => id);
  expect(new Set(row).size).toBe(5);
  for (const [a, b] of each.links) expect(Math.abs(row.indexOf(a) - row.indexOf(b))).toBe(1);
});
