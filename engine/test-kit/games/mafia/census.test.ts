import { expect, it } from 'vitest';
import { seedOfRun } from '../../seeds.js';
import { takeCensus, unmet } from './census.js';

const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
/** `npm test -- --all` plays enough of them to meet everything. */
const many = process?.env.MISTERX_ALL === '1';

it('MF-84 games of people who open what they can end, and keep all money and every card (MF-9)', {
  timeout: 600_000,
}, () => {
  const census = takeCensus(many ? 300 : 6, seedOfRun());
  expect(census.games).toBe(many ? 300 : 6);
  if (many) expect(unmet(census)).toEqual([]);
});
