import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { Qmp } from './machine.js';

/** QEMU's side of the connection: `heard` gives its next command, `say` sends a line. */
async function stage(use: (qmp: Qmp, qemu: Emulator) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mister-x-qmp-'));
  const server = createServer().listen(join(folder, 'qmp'));
  await once(server, 'listening');
  const theirs = connect(join(folder, 'qmp'));
  const [ours] = (await once(server, 'connection')) as [Socket];
  const commands = createInterface({ input: theirs })[Symbol.asyncIterator]();
  try {
    await use(new Qmp(ours), {
      heard: async () => JSON.parse((await commands.next()).value ?? 'null'),
      say: (message) => void theirs.write(`${JSON.stringify(message)}\n`),
      leave: () => void theirs.destroy(),
    });
  } finally {
    theirs.destroy();
    server.close();
    rmSync(folder, { recursive: true });
  }
}
type Emulator = {
  heard: () => Promise<unknown>;
  say: (message: object) => void;
  leave: () => void;
};

it.skipIf(process.platform === 'win32')('gives each command its own answer', () =>
  stage(async (qmp, qemu) => {
    qemu.say({ QMP: { version: {} } });
    const greeted = qmp.greet();
    expect(await qemu.heard()).toEqual({ execute: 'qmp_capabilities', arguments: {} });
    qemu.say({ return: {} });
    await greeted;
    const [good, bad] = [qmp.run('good', { x: 1 }), qmp.run('bad')];
    expect(await qemu.heard()).toEqual({ execute: 'good', arguments: { x: 1 } });
    qemu.say({ event: 'STOP', data: {} });
    qemu.say({ return: 7 });
    qemu.say({ error: { class: 'GenericError', desc: 'no such command' } });
    await expect(bad).rejects.toThrow('no such command');
    expect(await good).toBe(7);
  }),
);

it.skipIf(process.platform === 'win32').each([
  ['before the answer', ['event', 'return']],
  ['after the answer', ['return', 'event']],
])('knows that a device is out, told %s', (_name, order) =>
  stage(async (qmp, qemu) => {
    const out = qmp.remove('b');
    await qemu.heard();
    for (const what of order) {
      if (what === 'return') qemu.say({ return: {} });
      else qemu.say({ event: 'DEVICE_DELETED', data: { device: 'b', path: '/x' } });
    }
    await out;
  }),
);

it.skipIf(process.platform === 'win32')('fails all that is under way when QEMU goes', () =>
  stage(async (qmp, qemu) => {
    const lost = qmp.run('good');
    await qemu.heard();
    qemu.leave();
    await expect(lost).rejects.toThrow('closed');
    await expect(qmp.run('good')).rejects.toThrow('closed');
  }),
);
