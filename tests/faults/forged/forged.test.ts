import { seedOfRun } from '@mister-x/engine/testing';
import { expect, it } from 'vitest';
import { inTemporaryFolder } from '../../processes/temporary-folder.js';
import { forgedRun } from './forged-run.js';

const MESSAGES = 10_000;
/** Some ten seconds on a quiet machine. */
const LIMIT_MS = 240_000;

it(
  'nothing that is malformed, mutated, replayed or forged is accepted (CM-2, CM-5)',
  async () => {
    // No old ones beside it: what the server does in between is not in the dice.
    const seed = seedOfRun();
    const report = await inTemporaryFolder((folder) => forgedRun(folder, { messages: MESSAGES, seed, say: () => {} }));
    expect(report.messages).toBeGreaterThanOrEqual(MESSAGES);
    expect(report.accepted).toBeGreaterThan(0);
    expect(report.codes).toContain('MALFORMED');
    expect(report.codes).toContain('FORBIDDEN');
    expect(report.codes).toContain('NOT_YOUR_TURN');
    expect(report.codes).not.toContain('ok ');
  },
  LIMIT_MS,
);
