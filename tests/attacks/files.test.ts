import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RefereeProcess } from '../processes/referee-process.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { Device } from '../secrecy/wire/device.js';

/** Someone cleans up, copies or moves folders while a game is played. */

/** Start stations of detectives: each is another move, and all may be corrected. */
const STOPS = [13, 26, 29, 34, 50, 53, 91, 94];

class Hunt {
  private moves = 0;

  private constructor(
    private readonly url: string,
    private readonly table: string,
    private readonly kiosk: Device,
  ) {}

  static async begun(referee: RefereeProcess): Promise<Hunt> {
    const { url, port, hostKey } = await referee.host();
    const kiosk = await Device.connect('kiosk', port);
    await kiosk.get('host:open', { key: hostKey });
    const { table } = await kiosk.get('table:create', {
      ...{ game: 'scotland-yard', options: { hunters: 2 }, language: 'en' },
      seats: ['Xenia', 'Ada', 'Ben'].map((name) => ({ name, colour: 'red' })),
    });
    const { host } = await kiosk.get('table:open', { table });
    const x = await Device.connect('x', port);
    await x.get('seat:claim', { code: host.codes.x ?? '' });
    await kiosk.get('table:start', { table });
    await kiosk.enter('table:open', { table });
    return new Hunt(url, table, kiosk);
  }

  /** What becomes of a move, and what the screen is told after it; then health says the same. */
  async move(fault: string | null): Promise<void> {
    const { table } = this;
    const action = { type: 'registerStart', pawn: 'd1', stop: STOPS[this.moves] ?? 0 };
    const reply = await this.kiosk.ask('command', {
      ...{ table, seat: 'h1', id: `command-${this.moves++}`, revision: this.kiosk.revision },
      command: { kind: 'act', action },
    });
    if (reply.ok) this.kiosk.revision = reply.value.revision;
    const { storageFault } = (await this.kiosk.enter('table:open', { table })).table;
    expect([reply.ok ? null : reply.refusal.code, storageFault]).toEqual([fault, fault]);
    // It looks every few seconds only, however often it is asked.
    const health = async () => (await fetch(`${this.url}/api/health`)).status;
    await expect.poll(health, { interval: 500 }).toBe(fault === null ? 200 : 503);
  }
}

it('no move is taken that nothing keeps: files that go are missed, and those that come back are known', async () =>
  inTemporaryFolder(async (folder) => {
    const [data, away] = [join(folder, 'data'), join(folder, 'away')];
    const referee = RefereeProcess.serve(['--data', data]);
    const hunt = await Hunt.begun(referee);
    const gone = 'FILES_GONE';
    await hunt.move(null);

    await rename(data, away);
    await hunt.move(gone);
    // A folder of the same name is not the same folder.
    await mkdir(data);
    await hunt.move(gone);
    await rm(data, { recursive: true });
    await rename(away, data);
    await hunt.move(null);

    const [database, original] = [join(data, 'referee.sqlite'), join(folder, 'original')];
    await rename(database, original);
    await copyFile(original, database);
    await hunt.move(gone);
    await rename(original, database);
    await hunt.move(null);

    await rm(database);
    await hunt.move(gone);
    referee.send('SIGTERM');
    await referee.ended;
  }));
