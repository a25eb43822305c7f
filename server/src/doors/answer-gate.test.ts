import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Peers } from '../network/peers.js';
import { AnswerGate } from './answer-gate.js';
import { ConnectionGate } from './connection-gate.js';
import { DOOR_TIMES } from './door-limits.js';

const LIMITS = {
  connections: { address: 99, network: 99, here: 99 },
  answers: { address: 2, network: 3, here: 1 },
  askedAhead: 2,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

class FakeSocket extends EventEmitter {
  readonly localAddress = '192.168.1.2';
  destroyed = false;

  constructor(readonly remoteAddress: string) {
    super();
  }

  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('close');
  }
}

class Answer extends EventEmitter {
  /** What it was refused with; `undefined` while it goes on. */
  refused: number | undefined;
  readonly set = () => this;
  readonly type = () => this;
  readonly send = () => this.emit('close');

  constructor(readonly req: { socket: FakeSocket }) {
    super();
  }

  status(code: number): this {
    this.refused = code;
    return this;
  }
}

function door() {
  const handle = new AnswerGate(LIMITS, new Peers(), new ConnectionGate(LIMITS)).handler();
  return (from: string | FakeSocket) => {
    const socket = typeof from === 'string' ? new FakeSocket(from) : from;
    const request = { socket: socket as unknown as Socket, headers: {} };
    const answer = new Answer({ socket });
    const next = vi.fn();
    handle(request as Request, answer as unknown as Response, next);
    return { socket, answer, let: next.mock.calls.length === 1 };
  };
}

it('asks whoever has enough answers under way to come again', () => {
  const ask = door();
  expect([ask('10.0.0.1').let, ask('10.0.0.1').let]).toEqual([true, true]);
  const third = ask('10.0.0.1');
  expect(third).toMatchObject({ let: false, answer: { refused: 503 } });
  expect(ask('10.0.0.2').let).toBe(true);
  expect(ask('10.0.0.3').let).toBe(false);
  expect(ask('127.0.0.1').let).toBe(true);
});

it('breaks off the oldest answer that takes long, of the same address', () => {
  const ask = door();
  const other = ask('10.0.0.2');
  const old = ask('10.0.0.1');
  const older = [other, old];
  vi.advanceTimersByTime(501);
  const young = ask('10.0.0.1');
  expect(ask('10.0.0.1').let).toBe(true);
  expect(older.map(({ socket }) => socket.destroyed)).toEqual([false, true]);
  expect(young.socket.destroyed).toBe(false);
});

it('breaks off an answer of the network where that is full, and none of this computer', () => {
  const ask = door();
  const here = ask('127.0.0.1');
  const first = ask('10.0.0.1');
  ask('10.0.0.2');
  ask('10.0.0.3');
  vi.advanceTimersByTime(501);
  expect(ask('10.0.0.4').let).toBe(true);
  expect(first.socket.destroyed).toBe(true);
  expect(here.socket.destroyed).toBe(false);
});

it('ends a connection that asks further ahead, and begins to count anew after each answer', () => {
  const ask = door();
  const socket = new FakeSocket('10.0.0.1');
  const first = ask(socket);
  first.answer.emit('close');
  ask(socket).answer.emit('close');
  expect([ask(socket).let, ask(socket).let]).toEqual([true, true]);
  expect(socket.destroyed).toBe(false);
  expect(ask(socket).let).toBe(false);
  expect(socket.destroyed).toBe(true);
});

it('gives the place back when an answer is over, or its connection gone', () => {
  const ask = door();
  const [one, two] = [ask('10.0.0.1'), ask('10.0.0.1')];
  one.answer.emit('close');
  two.socket.destroy();
  expect([ask('10.0.0.1').let, ask('10.0.0.1').let]).toEqual([true, true]);
});

it('ends whoever fetches so slowly that he would keep his place for the evening', () => {
  const ask = door();
  const { socket } = ask('10.0.0.1');
  vi.advanceTimersByTime(DOOR_TIMES.answer);
  expect(socket.destroyed).toBe(true);
});
