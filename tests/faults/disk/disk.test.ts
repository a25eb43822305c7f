import { seedOfRun } from '@mister-x/engine/testing';
import { expect, it } from 'vitest';
import { inTemporaryFolder } from '../../processes/temporary-folder.js';
import { diskRun, FAULTS } from './disk-run.js';

const ROUNDS = 4;
/** Some five seconds on a quiet machine. */
const LIMIT_MS = 240_000;

it(
  'a disk that is full, read-only or broken loses no acknowledged move and leaves no half one (CM-6)',
  async () => {
    // No old ones beside it: what the server does in between is not in the dice.
    const seed = seedOfRun();
    const report = await inTemporaryFolder((folder) =>
      diskRun(folder, { rounds: ROUNDS, seed, tables: 4, say: () => {} }),
    );
    const bitten = FAULTS.reduce((sum, fault) => sum + report[fault], 0);
    expect(bitten).toBeGreaterThan(0);
    expect(report.unsaved).toBeGreaterThan(0);
    expect(report.accepted).toBeGreaterThan(ROUNDS);
  },
  LIMIT_MS,
);
