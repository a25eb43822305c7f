import { expect, it } from 'vitest';
import { seedOfRun } from '../../seeds.js';
import { takeCensus, unmet } from './census.js';

const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
/** `npm test -- --all` plays enough of them to meet everything. */
const many = process?.env.MISTERX_ALL === '1';

it('SH-69 games of people who collect and arrest end, and keep every card and token (SH-2)', {
  timeout: 600_000,
}, () => {
  const census = takeCensus(many ? 300 : 12, seedOfRun());
  expect(census.games).toBe(many ? 300 : 12);
  if (many) expect(unmet(census)).toEqual([]);
});
