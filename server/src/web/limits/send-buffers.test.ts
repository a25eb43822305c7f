import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Outgoing, SendBuffers } from './send-buffers.js';

/** A connection whose other side reads when it is told to. */
class Wire implements Outgoing {
  ended = false;
  waiting = 0;

  constructor(private readonly buffers: SendBuffers) {
    buffers.follow(this);
  }

  terminate(): void {
    this.ended = true;
  }

  send(bytes: number): void {
    if (!this.buffers.hasRoom(this)) return;
    this.waiting += bytes;
    this.buffers.sent(this, bytes);
  }

  read(): void {
    this.waiting = 0;
  }
}

const LIMITS = { client: 1_000, all: 5_000, ms: 30_000 };

it('cuts off who is sent more and does not read', async () => {
  const wire = new Wire(new SendBuffers(LIMITS));
  wire.send(600);
  wire.send(600);
  await soon();
  expect(wire.ended).toBe(false);
  wire.send(1);
  await soon();
  expect(wire.ended).toBe(true);
});

it('sends one message whatever its size, and any number to who reads', async () => {
  const buffers = new SendBuffers(LIMITS);
  const wire = new Wire(buffers);
  for (let i = 0; i < 20; i++) {
    wire.send(4_000);
    wire.read();
  }
  await soon();
  expect(wire.ended).toBe(false);
});

it('cuts off the one with most where all together are too many', async () => {
  const buffers = new SendBuffers(LIMITS);
  const wires = Array.from({ length: 8 }, () => new Wire(buffers));
  for (const [i, wire] of wires.entries()) wire.send(i === 3 ? 900 : 600);
  for (const wire of wires) wire.send(100);
  await soon();
  expect(wires.filter(({ ended }) => ended)).toContain(wires[3]);
  expect(wires.filter(({ ended }) => ended).length).toBeLessThan(8);
});

it('cuts off nobody for what has been read meanwhile', async () => {
  const buffers = new SendBuffers(LIMITS);
  const wires = Array.from({ length: 8 }, () => new Wire(buffers));
  for (const wire of wires) {
    wire.send(900);
    wire.read();
  }
  await soon();
  expect(wires.filter(({ ended }) => ended)).toEqual([]);
});

it('cuts off who has not read for long', async () => {
  let now = 0;
  const buffers = new SendBuffers(LIMITS, () => now);
  const wire = new Wire(buffers);
  wire.send(10);
  wire.send(10);
  now += 31_000;
  expect(buffers.hasRoom(wire)).toBe(false);
  await soon();
  expect(wire.ended).toBe(true);
});

it('counts nothing for a connection that has gone', async () => {
  const buffers = new SendBuffers({ ...LIMITS, all: 1_000 });
  const [gone, stays] = [new Wire(buffers), new Wire(buffers)];
  gone.send(900);
  buffers.forget(gone);
  stays.send(900);
  await soon();
  expect(stays.ended).toBe(false);
  expect(buffers.hasRoom(gone)).toBe(false);
});
