import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { HostedReferee } from '../processes/hosted-referee.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { filesOf, type Written } from './folder.js';
import { found, KnownMatch, type Secret } from './known-match.js';

/** What only sealed parts of the log hold: X's moves as he sent them and as they were decided. */
const CONTENTS: readonly Secret[] = [
  { what: "X's moves", value: '"legs"' },
  { what: 'secret parts of events', value: '"secret":{' },
  { what: 'opened moves', value: '"move":{"stop"' },
];

let server: HostedReferee | undefined;
afterEach(() => server?.kill());

async function start(folder: string, ...serve: string[]): Promise<HostedReferee> {
  server = await HostedReferee.start(join(folder, 'data'), {
    serve: ['--log-level', 'trace', ...serve],
  });
  return server;
}

/** Everything on the disk and everything that was logged so far. */
async function snapshot(folder: string, when: string, running: HostedReferee): Promise<Written[]> {
  const files = await filesOf(folder);
  const log = { file: 'the log', bytes: Buffer.from(running.process.out + running.process.errors) };
  return [...files, log].map(({ file, bytes }) => ({ file: `${file} ${when}`, bytes }));
}

function search(secrets: readonly Secret[], written: readonly Written[]): readonly string[] {
  return written.flatMap(({ file, bytes }) => found(secrets, bytes).map((what) => `${what} in ${file}`));
}

describe('what is secret (CM-2)', () => {
  it('is in no file and in no line of the log, at no moment of a match', async () => {
    await inTemporaryFolder(async (folder) => {
      const first = await start(folder);
      const match = await KnownMatch.begin(first);
      // The third slot would show X, and open its commitment.
      await match.round();
      const written = await snapshot(folder, 'while it is played', first);
      await first.kill();
      await match.leave();
      written.push(...(await snapshot(folder, 'after SIGKILL', first)));
      const second = await start(folder);
      await match.kioskReturns(second);
      written.push(...(await snapshot(folder, "before X's phone is back", second)));
      await match.xReturns(second);
      await match.round();
      written.push(...(await snapshot(folder, 'when it goes on', second)));
      const key = { what: "the host's key", value: second.hostKey };
      // The end opens everything, so what was written before is searched now.
      await match.conclude();
      await match.leave();

      expect(written.map(({ file }) => file)).toContain('data/referee.sqlite-wal after SIGKILL');
      expect(match.secrets.length).toBeGreaterThan(15);
      expect(search([...match.secrets, ...CONTENTS], written)).toEqual([]);
      expect(search([key], written)).toEqual([]);
      // The search is good for something: the hash of that key is found, and the end opens the log.
      const hash = createHash('sha256').update(second.hostKey).digest('hex');
      expect(search([{ what: 'its hash', value: hash }], written).join()).toContain('sqlite');
      const after = search(match.secrets, await snapshot(folder, 'after the end', second));
      expect(after.join()).toContain('the key of the match');
      expect(after.join()).toContain('a salt of');
      expect(after.join()).not.toContain('the log');
    });
  });

  it('can be opened with what is on the disk where the host keeps the key, and is in no log', async () => {
    await inTemporaryFolder(async (folder) => {
      const host = await start(folder, '--seal', 'host');
      const match = await KnownMatch.begin(host);
      await match.round();
      const written = await snapshot(folder, 'while it is played', host);
      await match.leave();
      const where = search(match.secrets, written);
      expect(where.join()).toContain('the share of the key in');
      expect(where.filter((place) => !place.startsWith('the share of the key in'))).toEqual([]);
      expect(where.join()).not.toContain('the log');
      expect(search(CONTENTS, written)).toEqual([]);
    });
  });
});
