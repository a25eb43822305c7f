import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply, ScanPush, Scanners } from '@mister-x/engine/protocol';
import { newHostKey, SocketClient } from '@mister-x/server/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { PracticeScanner } from '../processes/practice-scanner.js';
import { RefereeProcess } from '../processes/referee-process.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { PLUGGED_IN } from './plugged-in.js';

const running: RefereeProcess[] = [];
const sockets: SocketClient[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  for (const referee of running) referee.send('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

function keep(referee: RefereeProcess): RefereeProcess {
  running.push(referee);
  return referee;
}

const practice = (folder: string) => keep(RefereeProcess.serve(['--data', folder, '--mock-scanner']));

/** A screen of the host's that listens, and what it is told. */
class Screen {
  readonly scans: ScanPush[] = [];
  scanners: Scanners | undefined;

  private constructor(private readonly socket: SocketClient) {
    socket.onPush = (name, body) => {
      if (name === 'scan') this.scans.push(body as ScanPush);
      if (name === 'scanners') this.scanners = body as Scanners;
    };
  }

  static async open(referee: RefereeProcess): Promise<Screen> {
    const link = await referee.link();
    const socket = await SocketClient.open(link.origin);
    sockets.push(socket);
    const screen = new Screen(socket);
    await screen.ask('host:pair', { code: link.code, key: newHostKey(), screen: '' });
    screen.scanners = await screen.ask('scanner:listen', { table: null });
    return screen;
  }

  async ask<T>(name: string, body: object): Promise<T> {
    const reply = (await this.socket.ask(name, body, 60_000)) as Reply<T>;
    if (!reply.ok) throw new Error(`${name}: ${reply.refusal.code}`);
    return reply.value;
  }

  async until(seen: (screen: Screen) => boolean): Promise<void> {
    while (!seen(this)) await sleep(10);
  }
}

const states = ({ scanners }: Screen) =>
  scanners?.scanners.map(({ scanner, label, state, fault }) => [scanner, label, state, fault]);

describe('mister-x serve --mock-scanner', () => {
  it('is a scanner that is played by lines of text', () =>
    inTemporaryFolder(async (folder) => {
      const referee = practice(folder);
      const screen = await Screen.open(referee);
      const scanner = new PracticeScanner((line) => referee.write(line));
      scanner.plug('desk', 'On the desk');
      await screen.until(({ scanners }) => scanners?.scanners[0]?.state === 'ready');
      expect(states(screen)).toEqual([['mock:desk', 'On the desk', 'ready', null]]);
      scanner.scan('desk', 'XT12ABCD');
      await screen.until(({ scans }) => scans.length > 0);
      expect(screen.scans).toEqual([{ scanner: 'mock:desk', text: 'XT12ABCD', table: null, seat: null }]);
      scanner.fail('desk', 'GARBLED');
      await screen.until(({ scanners }) => scanners?.scanners[0]?.fault === 'GARBLED');
      scanner.unplug('desk');
      scanner.plug('typing', 'A keyboard', 'keyboard');
      await screen.until(({ scanners }) => scanners?.scanners[0]?.label === 'A keyboard');
      expect(states(screen)).toEqual([['mock:typing', 'A keyboard', 'off', null]]);
      expect(referee.errors).toBe('');
    }));

  it('explains itself, goes on when nobody types any more, and ends cleanly', () =>
    inTemporaryFolder(async (folder) => {
      const referee = practice(folder);
      const link = await referee.link();
      await referee.said('Practice scanner');
      await referee.said('the only one: --no-scanners');
      referee.write('dance\n');
      await referee.until(() => referee.errors.includes('plug ID LABEL'));
      expect(referee.errors).toContain('Unknown command: "dance".');
      // Its end comes right behind a last line, and is read with it or next.
      referee.write('sing\n');
      referee.endInput();
      await referee.until(() => referee.errors.includes('Unknown command: "sing"'));
      for (let i = 0; i < 3; i++) {
        expect((await fetch(new URL('/api/health', link))).status).toBe(200);
      }
      referee.send('SIGTERM');
      expect((await referee.ended).code).toBe(0);
    }));

  it('ends cleanly with someone still at the keyboard', () =>
    inTemporaryFolder(async (folder) => {
      const referee = practice(folder);
      await Screen.open(referee);
      new PracticeScanner((line) => referee.write(line)).plug('desk');
      referee.send('SIGTERM');
      const { code, errors } = await referee.ended;
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
    }));
});

describe('mister-x serve', () => {
  it('uses a scanner that is plugged in, and listens to no keyboard', () =>
    inTemporaryFolder(async (folder) => {
      const args = ['--data', folder, '--log-level', 'debug'];
      const referee = keep(RefereeProcess.serve(args, { scanners: true, node: PLUGGED_IN }));
      const screen = await Screen.open(referee);
      await referee.said('Finished looking for scanners.');
      await referee.said('opened: scanner');
      await screen.until((news) => states(news)?.some(([, , state]) => state === 'ready') === true);
      // Serial ports without the library are looked for in the system's own folders.
      const found = screen.scanners?.scanners.filter(({ kind }) => kind !== 'serial');
      expect(found).toMatchObject([
        { label: 'keyboard', kind: 'keyboard', state: 'off', fault: null },
        { label: 'scanner', kind: 'pos', state: 'ready', fault: null },
      ]);
      expect(screen.scanners?.faults).toEqual([]);
      expect(referee.out.match(/^opened: .*$/gm)).toEqual(['opened: scanner']);
      expect(referee.out).not.toContain('"level":50');
      expect(referee.errors).toBe('');
    }));
});
