import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { GuestEvent, GuestCommand } from '../talk.js';
import { cpio, type Entry } from './cpio.js';

/** A second head, so that keys can be sent to one keyboard of several: see `scanners.hardware.ts`. */
export const OTHER_HEAD = 'other-head';

export type GuestMachine = {
  readonly qmp: Qmp;
  readonly log: GuestLog;
  order(order: GuestCommand): void;
  /** What the kernel printed. */
  console(): string;
  /** Ends the guest, whatever state it is in. */
  stop(): Promise<void>;
};

export type MachineSpec = {
  readonly qemu: string;
  readonly kernel: string;
  readonly files: readonly Entry[];
  /** What is in the USB controller from the beginning, as QEMU's `-device` takes it. */
  readonly plugged: readonly string[];
};

/** A PC with a USB controller; it does not outlive this process. */
export async function boot({ qemu, kernel, files, plugged }: MachineSpec): Promise<GuestMachine> {
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
    const order = (what: GuestCommand) => void serial.write(`${JSON.stringify(what)}\n`);
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

type Waiter = { readonly look: () => void; readonly fail: (error: Error) => void };

/** All that the guest has said so far, and waiting for what it has yet to say. */
export class GuestLog {
  readonly events: GuestEvent[] = [];
  private readonly waiters = new Set<Waiter>();
  private ended: Error | undefined;

  constructor(lines: Readable) {
    createInterface({ input: lines }).on('line', (line) => {
      const event = JSON.parse(line) as GuestEvent;
      if (event.event === 'error') return this.end(new Error(`In the guest: ${event.message}`));
      this.events.push(event);
      for (const { look } of [...this.waiters]) look();
    });
    lines.on('close', () => this.end(new Error('The guest is gone.')));
    lines.on('error', () => {});
  }

  /**
   * Waits until `found` gives something for the events so far.
   * @param what for the message, should it not come within `limitMs`
   */
  until<T>(what: string, found: () => T | undefined, limitMs = 60_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
      };
      const fail = (error: Error) => {
        done();
        reject(error);
      };
      const look = () => {
        const value = found();
        if (value === undefined) return;
        done();
        resolve(value);
      };
      const waiter = { look, fail };
      const timer = setTimeout(() => fail(new Error(this.complaint(what, limitMs))), limitMs);
      this.waiters.add(waiter);
      if (this.ended === undefined) look();
      else fail(this.ended);
    });
  }

  of<E extends GuestEvent['event']>(event: E): Extract<GuestEvent, { event: E }>[] {
    return this.events.filter((one): one is Extract<GuestEvent, { event: E }> => one.event === event);
  }

  /** Nothing more will come. */
  private end(why: Error): void {
    this.ended ??= why;
    for (const { fail } of [...this.waiters]) fail(this.ended);
  }

  private complaint(what: string, limitMs: number): string {
    const last = this.events.slice(-20).map((event) => JSON.stringify(event));
    return [`Waited ${limitMs / 1000} s for ${what}. The guest said last:`, ...last].join('\n');
  }
}

type Json = { readonly [key: string]: unknown };
type PendingAnswer = {
  readonly resolve: (value: unknown) => void;
  readonly reject: (e: Error) => void;
};

/**
 * QEMU's control connection: one command is under way at a time, events come in between.
 * Protocol: QEMU, docs/interop/qmp-spec.
 */
export class Qmp {
  private readonly socket: Socket;
  private readonly waiting: PendingAnswer[] = [];
  private readonly deleted = new Set<string>();
  private readonly onDeleted = new Map<string, () => void>();
  private failed: Error | undefined;

  constructor(socket: Socket) {
    this.socket = socket;
    createInterface({ input: socket }).on('line', (line) => this.hear(JSON.parse(line)));
    socket.on('close', () => this.fail(new Error('QEMU closed its control connection')));
    socket.on('error', () => {});
  }

  /** Commands are taken after this. */
  async greet(): Promise<void> {
    await this.run('qmp_capabilities');
  }

  /** @returns what QEMU answered; throws with its words when it refuses */
  run(execute: string, args: Json = {}): Promise<unknown> {
    if (this.failed !== undefined) return Promise.reject(this.failed);
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.socket.write(`${JSON.stringify({ execute, arguments: args })}\n`);
    });
  }

  /** Pulls a device out; settles when it is gone. */
  async remove(id: string): Promise<void> {
    await this.run('device_del', { id });
    if (this.deleted.delete(id)) return;
    await new Promise<void>((resolve) => this.onDeleted.set(id, resolve));
    this.onDeleted.delete(id);
    this.deleted.delete(id);
  }

  async close(): Promise<void> {
    if (this.socket.destroyed) return;
    const closed = once(this.socket, 'close');
    this.socket.destroy();
    await closed;
  }

  private hear(message: Json): void {
    if ('return' in message) this.waiting.shift()?.resolve(message.return);
    else if ('error' in message) {
      const { desc } = message.error as { desc: string };
      this.waiting.shift()?.reject(new Error(`QEMU: ${desc}`));
    } else if (message.event === 'DEVICE_DELETED') {
      const { device } = message.data as { device?: string };
      if (device === undefined) return;
      this.deleted.add(device);
      this.onDeleted.get(device)?.();
    }
  }

  private fail(error: Error): void {
    this.failed = error;
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}
