import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Backlog, type Outgoing } from './backlog.js';

/** A connection whose other side reads when it is told to. */
class Wire implements Outgoing {
  ended = false;
  waiting = 0;

  constructor(private readonly backlog: Backlog) {
    backlog.follow(this);
  }

  terminate(): void {
    this.ended = true;
  }

  send(bytes: number): void {
    if (!this.backlog.hasRoom(this)) return;
    this.waiting += bytes;
    this.backlog.sent(this);
  }

  read(): void {
    this.waiting = 0;
  }
}

const LIMITS = { client: 1_000, all: 5_000, ms: 30_000 };

it('cuts off who is sent more and does not read', async () => {
  const wire = new Wire(new Backlog(LIMITS));
  wire.send(600);
  wire.send(600);
  await soon();
  expect(wire.ended).toBe(false);
  wire.send(1);
  await soon();
  expect(wire.ended).toBe(true);
});

it('sends one message whatever its size, and any number to who reads', async () => {
  const backlog = new Backlog(LIMITS);
  const wire = new Wire(backlog);
  for (let i = 0; i < 20; i++) {
    wire.send(4_000);
    wire.read();
  }
  await soon();
  expect(wire.ended).toBe(false);
  expect(backlog.bytes).toBe(0);
});

it('cuts off the one with most where all together are too many', async () => {
  const backlog = new Backlog(LIMITS);
  const wires = Array.from({ length: 8 }, () => new Wire(backlog));
  for (const [i, wire] of wires.entries()) wire.send(i === 3 ? 900 : 600);
  for (const wire of wires) wire.send(100);
  await soon();
  expect(wires.filter(({ ended }) => ended)).toContain(wires[3]);
  expect(wires.filter(({ ended }) => ended).length).toBeLessThan(8);
});

it('cuts off nobody for what has been read meanwhile', async () => {
  const backlog = new Backlog(LIMITS);
  const wires = Array.from({ length: 8 }, () => new Wire(backlog));
  for (const wire of wires) {
    wire.send(900);
    wire.read();
  }
  await soon();
  expect(wires.filter(({ ended }) => ended)).toEqual([]);
});

it('cuts off who has not read for long', async () => {
  let now = 0;
  const backlog = new Backlog(LIMITS, () => now);
  const wire = new Wire(backlog);
  wire.send(10);
  wire.send(10);
  now += 31_000;
  expect(backlog.hasRoom(wire)).toBe(false);
  await soon();
  expect(wire.ended).toBe(true);
});

it('forgets who has gone', () => {
  const backlog = new Backlog(LIMITS);
  const wire = new Wire(backlog);
  wire.send(500);
  wire.send(1);
  expect(backlog.bytes).toBeGreaterThan(0);
  backlog.forget(wire);
  expect(backlog.bytes).toBe(0);
  wire.send(700);
  backlog.sent(wire);
  expect(backlog.bytes).toBe(0);
  expect(backlog.hasRoom(wire)).toBe(false);
});
