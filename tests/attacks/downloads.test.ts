import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { canMeasure, KIOSK, Stronghold, until } from './stronghold.js';

/** The largest file that anybody can fetch. */
function largest(): string {
  const folder = new URL('assets/', KIOSK);
  const sized = readdirSync(folder).map((name) => ({
    name,
    size: statSync(new URL(name, folder)).size,
  }));
  const [first] = sized.sort((a, b) => b.size - a.size);
  return `/assets/${first?.name}`;
}

const ask = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const CUT_OFF = 3_000;
const UNREAD = 4_000;

it.skipIf(!canMeasure).each(['plain', 'https'])(
  'downloads that are cut off leave no file open, over %s',
  async (line) => {
    await using hold = await Stronghold.build();
    const path = largest();
    expect(await hold.status(path)).toBe(200);
    const before = hold.descriptors;
    const count = line === 'https' ? CUT_OFF / 10 : CUT_OFF;
    await hold.endures(`${count} downloads cut off, ${line}`, async () => {
      for (let i = 0; i < count; i += 20) {
        await Promise.all(
          Array.from({ length: 20 }, async () => {
            const socket = await hold.connected(line === 'https');
            socket.write(ask(path));
            await Promise.race([once(socket, 'data'), once(socket, 'close')]);
            socket.destroy();
          }),
        );
      }
    });
    await until(() => hold.descriptors <= before + 8);
  },
);

it.skipIf(!canMeasure)('questions that are asked ahead leave no file open', async () => {
  await using hold = await Stronghold.build();
  const before = hold.descriptors;
  await hold.endures('questions ahead', async () => {
    for (let i = 0; i < 400; i++) {
      const socket = await hold.connected();
      socket.pause();
      socket.write(ask(largest()).repeat(100));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  await until(() => hold.descriptors <= before + 8);
});

/** Thousands ask for the largest file and read nothing of it, each with the headers that are his. */
async function leaveUnread(
  hold: Stronghold,
  name: string,
  secure: boolean,
  headers: (index: number) => string,
  watcher: { secure?: boolean; headers?: string } = {},
): Promise<void> {
  const count = secure ? UNREAD / 10 : UNREAD;
  let reached = 0;
  await hold.endures(
    `${count} unread downloads, ${name}`,
    async () => {
      for (let i = 0; i < count; i += 100) {
        await Promise.all(
          Array.from({ length: 100 }, async (_, more) => {
            const socket = await hold.connected(secure);
            if (socket.destroyed) return;
            reached += 1;
            socket.pause();
            socket.write(ask(largest(), headers(i + more)));
          }),
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    },
    // While places are few, whoever comes in the first half second may be asked to come again.
    { share: 0.5, ...watcher },
  );
  // Otherwise nobody attacked.
  expect(reached).toBeGreaterThan(count / 2);
}

it.skipIf(!canMeasure).each(['plain', 'https'])(
  'downloads that nobody reads cost little, and end by themselves, over %s',
  async (line) => {
    await using hold = await Stronghold.build();
    await leaveUnread(hold, line, line === 'https', () => '');
    await until(() => hold.descriptors < 100);
  },
);

it.skipIf(!canMeasure).each(['plain', 'https'])(
  'nor do those of thousands behind a proxy that was named cost much, over %s',
  async (line) => {
    const secure = line === 'https';
    const only = secure ? [] : ['--plain'];
    await using hold = await Stronghold.build(...only, '--trust-proxy', 'loopback');
    const from = (index: number) => `X-Forwarded-For: 10.9.${index >> 8}.${index & 255}\r\n`;
    const honest = { secure, headers: 'X-Forwarded-For: 192.168.7.7\r\n' };
    await leaveUnread(hold, `${line}, behind a proxy`, secure, from, honest);
  },
);

it.skipIf(!canMeasure)('no question makes the server write a log', async () => {
  await using hold = await Stronghold.build();
  const written = () => hold.referee.out.length + hold.referee.errors.length;
  const before = written();
  const ranges = ['100-50', '-', '-5', '0-1,3-4', '0-99999999999999999999', 'x-y', '5-x', '-0'];
  await hold.endures('ranges', async () => {
    for (let i = 0; i < 20; i++) {
      for (const range of ranges) {
        const status = await hold.status('/play', { Range: `bytes=${range}` });
        expect([200, 206, 416]).toContain(status);
      }
      for (const path of [
        '/%',
        '/%E0%A4%A',
        '/%00',
        '/print/x',
        '/boards/x',
        '/socket.io/?x',
        '//',
      ]) {
        expect(await hold.status(path), path).toBeLessThan(500);
      }
    }
  });
  expect(written()).toBe(before);
});
