import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';

type Json = { readonly [key: string]: unknown };
type Answer = { readonly resolve: (value: unknown) => void; readonly reject: (e: Error) => void };

/**
 * QEMU's control connection: one command is under way at a time, events come in between.
 * Protocol: QEMU, docs/interop/qmp-spec.
 */
export class Qmp {
  private readonly socket: Socket;
  private readonly waiting: Answer[] = [];
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
