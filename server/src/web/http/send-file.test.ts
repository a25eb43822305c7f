import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AwaitTurn, CHUNK_BYTES } from '../limits/bandwidth.js';
import { type FileRange, sendFile } from './send-file.js';

const CONTENT = randomBytes(CHUNK_BYTES * 7 + 11);
let folder: string;
let server: Server;
let port: number;
let extent: FileRange;
let turns: number;
let turn: AwaitTurn;
/** One for each answer; when nothing is done for it any more. */
let done: Promise<void>[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-send-'));
  const path = join(folder, 'file');
  await writeFile(path, CONTENT);
  extent = { path, start: 0, end: CONTENT.length - 1 };
  turns = 0;
  turn = async () => {
    turns += 1;
  };
  done = [];
  server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Length': extent.end - extent.start + 1 });
    done.push(sendFile(response, extent, (...about) => turn(...about)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function fetched(): Promise<Buffer> {
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  return Buffer.from(await answer.arrayBuffer());
}

it('sends all of a file, or a part of it, to many at the same time', async () => {
  const bodies = await Promise.all(Array.from({ length: 20 }, fetched));
  expect(bodies.every((body) => body.equals(CONTENT))).toBe(true);
  expect(turns).toBe(20 * 8);
  extent = { ...extent, start: CHUNK_BYTES - 5, end: 2 * CHUNK_BYTES + 4 };
  expect((await fetched()).equals(CONTENT.subarray(CHUNK_BYTES - 5, 2 * CHUNK_BYTES + 5))).toBe(true);
});

it.each([
  ['is not there', async (path: string) => rm(path)],
  ['has become shorter', async (path: string) => writeFile(path, 'short')],
])('breaks off an answer whose file %s', async (_, change) => {
  await change(extent.path);
  await expect(fetched()).rejects.toThrow();
  await Promise.all(done);
});

it('closes the file of an answer that is cut off while it waits', async () => {
  let waiting: (waits: unknown) => void = () => undefined;
  const waits = new Promise((resolve) => {
    waiting = resolve;
  });
  turn = async (_, isOver) => {
    waiting(undefined);
    while (!isOver()) await new Promise((resolve) => setImmediate(resolve));
  };
  const request = get({ port, host: '127.0.0.1' });
  request.on('error', () => undefined);
  request.on('response', (response) => response.on('error', () => undefined).resume());
  await waits;
  request.destroy();
  await Promise.all(done);
  expect(opened()).toEqual([]);
});

/** An answer to someone who goes away while the system still has what was written last. */
class Abandoned extends EventEmitter {
  readonly req = { method: 'GET', socket: new EventEmitter() };
  readonly written: Uint8Array[] = [];

  write(bytes: Uint8Array): void {
    this.written.push(bytes);
    this.emit('close');
  }

  end(): void {}
  destroy(): void {}
}

async function abandoned(): Promise<Uint8Array> {
  const answer = new Abandoned();
  await sendFile(answer as unknown as ServerResponse, extent, turn);
  const [bytes, ...more] = answer.written;
  if (bytes === undefined || more.length > 0) throw new Error('written once, and cut off then');
  return bytes;
}

it('writes no more where the system may still look', async () => {
  const first = await abandoned();
  const before = Buffer.from(first);
  const second = await abandoned();
  expect(second.buffer).not.toBe(first.buffer);
  expect((await fetched()).equals(CONTENT)).toBe(true);
  expect(before.equals(first)).toBe(true);
});

it('uses a buffer again that has gone', async () => {
  const taken = vi.spyOn(Buffer, 'allocUnsafeSlow');
  for (let i = 0; i < 5; i++) expect((await fetched()).equals(CONTENT)).toBe(true);
  expect(taken.mock.calls.length).toBeLessThan(2);
});

/** Where the system shows it. */
function opened(): readonly string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd').filter((each) => {
    try {
      return readlinkSync(`/proc/self/fd/${each}`) === extent.path;
    } catch {
      return false;
    }
  });
}
