import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClientAddresses } from '../network/peers.js';
import { answerLimiter } from './answer-limiter.js';
import { TcpConnections } from './connection-limiter.js';
import { LIMITS } from './limits.js';

const FEW = {
  connections: { address: 99, network: 99, here: 99 },
  answers: { address: 2, network: 3, here: 1 },
  requestsAhead: 2,
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

function limiter() {
  const handle = answerLimiter(FEW, new ClientAddresses(), new TcpConnections(FEW.connections));
  return (from: string | FakeSocket) => {
    const socket = typeof from === 'string' ? new FakeSocket(from) : from;
    const request = { socket: socket as unknown as Socket, headers: {} };
    const answer = new Answer({ socket });
    const next = vi.fn();
    handle(request as Request, answer as unknown as Response, next);
    return { socket, answer, let: next.mock.calls.length === 1 };
  };
}

it('asks an address that has enough answers under way to come again', () => {
  const ask = limiter();
  expect([ask('10.0.0.1').let, ask('10.0.0.1').let]).toEqual([true, true]);
  const third = ask('10.0.0.1');
  expect(third).toMatchObject({ let: false, answer: { refused: 503 } });
  expect(ask('10.0.0.2').let).toBe(true);
  expect(ask('10.0.0.3').let).toBe(false);
  expect(ask('127.0.0.1').let).toBe(true);
});

it('breaks off the oldest answer that takes long, of the same address', () => {
  const ask = limiter();
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
  const ask = limiter();
  const here = ask('127.0.0.1');
  const first = ask('10.0.0.1');
  ask('10.0.0.2');
  ask('10.0.0.3');
  vi.advanceTimersByTime(501);
  expect(ask('10.0.0.4').let).toBe(true);
  expect(first.socket.destroyed).toBe(true);
  expect(here.socket.destroyed).toBe(false);
});

it('ends a connection that asks further ahead, and counts again after each answer', () => {
  const ask = limiter();
  const socket = new FakeSocket('10.0.0.1');
  const first = ask(socket);
  first.answer.emit('close');
  ask(socket).answer.emit('close');
  expect([ask(socket).let, ask(socket).let]).toEqual([true, true]);
  expect(socket.destroyed).toBe(false);
  expect(ask(socket).let).toBe(false);
  expect(socket.destroyed).toBe(true);
});

it('has one listener on a connection, however many answers are under way on it', () => {
  const ask = limiter();
  const socket = new FakeSocket('10.0.0.1');
  const first = ask(socket);
  ask(socket);
  expect(socket.listenerCount('close')).toBe(1);
  first.answer.emit('close');
  ask(socket);
  expect(socket.listenerCount('close')).toBe(1);
});

it('gives the place back when an answer is over, or its connection gone', () => {
  const ask = limiter();
  const [one, two] = [ask('10.0.0.1'), ask('10.0.0.1')];
  one.answer.emit('close');
  two.socket.destroy();
  expect([ask('10.0.0.1').let, ask('10.0.0.1').let]).toEqual([true, true]);
});

it('ends a connection that fetches so slowly that it would keep its place for the evening', () => {
  const ask = limiter();
  const { socket } = ask('10.0.0.1');
  vi.advanceTimersByTime(LIMITS.times.answer);
  expect(socket.destroyed).toBe(true);
});
