import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { hasDriver } from '@mister-x/server/testing';
import { expect, it } from 'vitest';
import { RefereeProcess } from '../processes/referee-process.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';

const canLimit = spawnSync('prlimit', ['--version']).status === 0;

/** Bytes that files of the process may grow to: with none, every write to a disk fails. */
function limitFiles({ pid }: RefereeProcess, bytes: 0 | 'unlimited'): void {
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);
}

/** Asks until that is the answer about the database; health is not looked at again every time. */
async function toldOf(origin: string, database: boolean): Promise<object> {
  for (;;) {
    const answer = await fetch(`${origin}/api/health`);
    const health = (await answer.json()) as { checks: { database: boolean } };
    if (health.checks.database === database) return { ...health, code: answer.status };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

for (const driver of ['sqlite3', 'node'] as const) {
  it.skipIf(!canLimit || !hasDriver(driver))(
    `a database that takes no write any more is told of, and that it does again: ${driver} (skipped without prlimit, or the driver)`,
    () =>
      inTemporaryFolder(async (folder) => {
        const data = ['--data', join(folder, 'data'), '--database-driver', driver];
        const referee = RefereeProcess.serve(data);
        const { origin } = await referee.link();
        expect(await toldOf(origin, true)).toMatchObject({ code: 200, database: driver });
        limitFiles(referee, 0);
        expect(await toldOf(origin, false)).toMatchObject({ code: 503, status: 'failing' });
        limitFiles(referee, 'unlimited');
        expect(await toldOf(origin, true)).toMatchObject({ code: 200, status: 'ok' });
        referee.send('SIGTERM');
        expect((await referee.ended).code).toBe(0);
      }),
  );
}
