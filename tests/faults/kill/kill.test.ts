import { seedOfRun } from '@mister-x/engine/testing';
import { expect, it } from 'vitest';
import { inTemporaryFolder } from '../../processes/temporary-folder.js';
import { killRun } from './kill-run.js';

const ROUNDS = 8;
/** Some ten seconds on a quiet machine. */
const LIMIT_MS = 240_000;

it(
  'a server killed under play has all that it acknowledged, and no half of a move (CM-6)',
  async () => {
    // No old ones beside it: what the server does in between is not in the dice.
    const seed = seedOfRun();
    const report = await inTemporaryFolder((folder) =>
      killRun(folder, { rounds: ROUNDS, seed, tables: 3, say: () => {} }),
    );
    expect(report.kills).toBe(ROUNDS);
    expect(report.matchesEnded).toBeGreaterThan(0);
    expect(report.accepted).toBeGreaterThan(ROUNDS);
  },
  LIMIT_MS,
);
