import { EventEmitter } from 'node:events';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Backlog, type Outgoing } from './backlog.js';

/** A connection whose other side reads when it is told to. */
class Wire extends EventEmitter implements Outgoing {
  ended = false;
  readonly transport = Object.assign(new EventEmitter(), {
    socket: {
      bufferedAmount: 0,
      terminate: () => {
        this.ended = true;
      },
    },
  });

  send(bytes: number): void {
    this.emit('packetCreate', { data: 'x'.repeat(bytes) });
    this.emit('flush');
    this.transport.socket.bufferedAmount += bytes;
  }

  read(): void {
    this.transport.socket.bufferedAmount = 0;
    this.transport.emit('drain');
  }
}

const LIMITS = { device: 1_000, all: 5_000, ms: 30_000 };

it('cuts off who is sent more and does not read', async () => {
  const wire = new Wire();
  new Backlog(LIMITS).follow(wire);
  wire.send(600);
  wire.send(600);
  await soon();
  expect(wire.ended).toBe(false);
  wire.send(1);
  await soon();
  expect(wire.ended).toBe(true);
});

it('sends one message whatever its size, and any number to who reads', async () => {
  const wire = new Wire();
  const backlog = new Backlog(LIMITS);
  backlog.follow(wire);
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
  const wires = Array.from({ length: 8 }, () => new Wire());
  for (const wire of wires) backlog.follow(wire);
  for (const [i, wire] of wires.entries()) wire.send(i === 3 ? 900 : 600);
  for (const wire of wires) wire.send(100);
  await soon();
  expect(wires.filter(({ ended }) => ended)).toContain(wires[3]);
  expect(wires.filter(({ ended }) => ended).length).toBeLessThan(8);
});

it('cuts off who has not read for long', async () => {
  let now = 0;
  const wire = new Wire();
  const backlog = new Backlog(LIMITS, () => now);
  backlog.follow(wire);
  wire.send(10);
  wire.send(10);
  now += 31_000;
  expect(backlog.hasRoom(wire)).toBe(false);
  await soon();
  expect(wire.ended).toBe(true);
});

it('forgets who has gone', () => {
  const wire = new Wire();
  const backlog = new Backlog(LIMITS);
  backlog.follow(wire);
  wire.send(500);
  wire.send(1);
  expect(backlog.bytes).toBeGreaterThan(0);
  wire.emit('close');
  expect(backlog.bytes).toBe(0);
  // The library goes on telling of a connection that is closed.
  wire.send(700);
  wire.transport.emit('drain');
  expect(backlog.bytes).toBe(0);
  wire.read();
  expect(backlog.bytes).toBe(0);
  expect(backlog.hasRoom(wire)).toBe(false);
});
