import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GuestOrder } from '../talk.js';
import { cpio, type Entry } from './cpio.js';
import { GuestLog } from './guest-log.js';
import { Qmp } from './qmp.js';

/** A second head, so that keys can be sent to one keyboard of several: see `keyboard.ts`. */
export const OTHER_HEAD = 'other-head';

export type Guest = {
  readonly qmp: Qmp;
  readonly log: GuestLog;
  order(order: GuestOrder): void;
  /** What the kernel printed. */
  console(): string;
  /** Ends the guest, whatever state it is in. */
  stop(): Promise<void>;
};

export type Hardware = {
  readonly qemu: string;
  readonly kernel: string;
  readonly files: readonly Entry[];
  /** What is in the USB controller from the beginning, as QEMU's `-device` takes it. */
  readonly plugged: readonly string[];
};

/** A PC with a USB controller; it does not outlive this process. */
export async function boot({ qemu, kernel, files, plugged }: Hardware): Promise<Guest> {
  const folder = mkdtempSync(join(tmpdir(), 'mister-x-hardware-'));
  const place = (name: string) => join(folder, name);
  writeFileSync(place('initramfs'), Buffer.concat(cpio(files)));
  const qmpEnd = await listen(place('qmp'));
  const logEnd = await listen(place('guest'));
  const child = start(qemu, [
    ...['-accel', 'tcg', '-M', 'q35,i8042=off,usb=off', '-cpu', 'max', '-m', '768'],
    ...['-nodefaults', '-no-user-config', '-display', 'none', '-no-reboot'],
    ...['-kernel', kernel, '-initrd', place('initramfs')],
    ...['-append', 'console=ttyS0 quiet panic=-1 rdinit=/init tsc=reliable'],
    ...['-serial', `file:${place('console')}`],
    ...['-chardev', `socket,id=guest,path=${place('guest')}`, '-serial', 'chardev:guest'],
    ...['-chardev', `socket,id=qmp,path=${place('qmp')}`, '-mon', 'chardev=qmp,mode=control'],
    ...['-device', `bochs-display,id=${OTHER_HEAD}`, '-device', 'qemu-xhci'],
    ...plugged.flatMap((device) => ['-device', device]),
  ]);
  const leave = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', leave);
  // The test runner went without a word, and this is its worker.
  process.on('disconnect', leave);
  const stop = async () => {
    child.kill('SIGKILL');
    await exited(child);
    process.off('exit', leave).off('disconnect', leave);
    for (const { server } of [qmpEnd, logEnd]) server.close();
    leave();
  };
  try {
    const [control, serial] = await Promise.race([
      Promise.all([qmpEnd.peer, logEnd.peer]),
      exited(child).then(() => Promise.reject(new Error('QEMU ended before it began.'))),
    ]);
    const qmp = new Qmp(control);
    const log = new GuestLog(serial);
    await qmp.greet();
    // It is large, and QEMU has read it.
    rmSync(place('initramfs'));
    const order = (what: GuestOrder) => void serial.write(`${JSON.stringify(what)}\n`);
    return { qmp, log, order, console: () => read(place('console')), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The kernel kills it when this process ends in a way that leaves no time to tidy up. */
function start(qemu: string, args: readonly string[]): ChildProcess {
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  return spawn('setpriv', ['--pdeathsig', 'KILL', qemu, ...args], { stdio: [...stdio] });
}

async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  await once(child, 'exit');
}

/** The first peer that comes to a socket. */
async function listen(path: string): Promise<{ server: Server; peer: Promise<Socket> }> {
  const server = createServer();
  const peer = once(server, 'connection').then(([socket]) => socket as Socket);
  server.listen(path);
  await once(server, 'listening');
  return { server, peer };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
