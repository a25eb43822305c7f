import { EventEmitter } from 'node:events';
import type { Server, Socket } from 'node:net';
import { expect, it } from 'vitest';
import { networkOf } from '../network/addresses.js';
import { ConnectionLimiter, TcpConnections } from './connection-limiter.js';

const SHARE = { address: 3, network: 4, here: 2 };

let ports = 40_000;

class FakeSocket extends EventEmitter {
  readonly remotePort = ports++;
  readonly localPort = 8_080;
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

function limited(isProxy?: () => boolean, share = SHARE) {
  const connections = new TcpConnections(share, isProxy);
  const server = new EventEmitter();
  connections.watch(server as unknown as Server);
  const enter = (address: string, count = 1): FakeSocket[] =>
    Array.from({ length: count }, () => {
      const socket = new FakeSocket(address);
      server.emit('connection', socket as unknown as Socket);
      return socket;
    });
  return { connections, enter };
}

const ended = (sockets: readonly FakeSocket[]) => sockets.map(({ destroyed }) => destroyed);

it('lets the oldest idle connection of an address give way to a new one', () => {
  const { connections, enter } = limited();
  const other = enter('10.0.0.2');
  const sockets = enter('10.0.0.1', 5);
  expect(ended(sockets)).toEqual([true, true, false, false, false]);
  expect(ended(other)).toEqual([false]);
  expect(connections.count).toBe(4);
});

it('never ends a connection that is in use, as that of a client in play is', () => {
  const { connections, enter } = limited();
  const [playing] = enter('10.0.0.1');
  if (playing === undefined) throw new Error('nobody entered');
  connections.use(playing);
  const silent = enter('10.0.0.1', 9);
  expect(playing.destroyed).toBe(false);
  expect(ended(silent).filter((gone) => !gone)).toHaveLength(2);
});

it('turns the newest away where all are in use, and lets it in when one is not any more', () => {
  const { connections, enter } = limited();
  const playing = enter('10.0.0.1', 3);
  const over = playing.map((socket) => connections.use(socket));
  expect(ended(enter('10.0.0.1'))).toEqual([true]);
  expect(ended(playing)).toEqual([false, false, false]);
  over[1]?.();
  expect(ended(enter('10.0.0.1'))).toEqual([false]);
  expect(ended(playing)).toEqual([false, true, false]);
});

it('lets a socket of no table give way where none is idle, and one of a table never', () => {
  const { connections, enter } = limited();
  const sits = [false, false, false];
  const [placed, ...guests] = enter('10.0.0.1', 3);
  for (const [i, socket] of [placed, ...guests].entries()) {
    if (socket !== undefined) connections.use(socket, () => sits[i] === true);
  }
  sits[0] = true;
  expect(ended(enter('10.0.0.1'))).toEqual([false]);
  expect([placed, ...guests].map((socket) => socket?.destroyed)).toEqual([false, true, false]);
  // The one that came is idle: it goes before a socket of no table.
  expect(ended(enter('10.0.0.1', 2))).toEqual([true, false]);
  expect(guests[1]?.destroyed).toBe(false);
});

it('does not take a newcomer for a connection that says nothing', () => {
  const { connections, enter } = limited(undefined, { address: 16, network: 16, here: 16 });
  const guests = enter('10.0.0.1', 15);
  for (const socket of guests) connections.use(socket, () => false);
  const [newcomer] = enter('10.0.0.1');
  for (let i = 0; i < 3; i++) {
    for (const socket of enter('10.0.0.1')) connections.use(socket, () => false);
  }
  expect(newcomer?.destroyed).toBe(false);
  expect(guests.filter(({ destroyed }) => destroyed)).toEqual(guests.slice(0, 3));
});

it('never ends a socket of no table while it is answered', () => {
  const { connections, enter } = limited();
  const sockets = enter('10.0.0.1', 3);
  for (const socket of sockets) connections.use(socket, () => false);
  const [first] = sockets;
  const answered = first && connections.use(first);
  expect(ended(enter('10.0.0.1'))).toEqual([false]);
  expect(ended(sockets)).toEqual([false, true, false]);
  answered?.();
  for (const socket of enter('10.0.0.1')) connections.use(socket);
  expect(first?.destroyed).toBe(false);
});

it('takes from the whole network where that is full, and never from this computer', () => {
  const { enter } = limited();
  const here = enter('127.0.0.1', 2);
  const first = enter('10.0.0.1', 3);
  const second = enter('10.0.0.2', 3);
  expect(ended(here)).toEqual([false, false]);
  expect(ended(first)).toEqual([true, true, false]);
  expect(ended(second)).toEqual([false, false, false]);
});

it('keeps what the network has open out of the share of this computer, and the other way round', () => {
  const { enter } = limited();
  const network = enter('10.0.0.1', 3);
  const here = enter('::1', 3);
  expect(ended(here)).toEqual([true, false, false]);
  expect(ended(network)).toEqual([false, false, false]);
});

it('counts a proxy for nobody: only the share of all bounds it', () => {
  const { enter } = limited(() => true);
  expect(ended(enter('127.0.0.1', 5))).toEqual([true, false, false, false, false]);
});

it('knows a connection no more when it is closed', () => {
  const { connections, enter } = limited();
  for (const socket of enter('10.0.0.1', 3)) socket.destroy();
  expect(connections.count).toBe(0);
  expect(ended(enter('10.0.0.1', 3))).toEqual([false, false, false]);
});

const socket = { destroy: () => undefined };

/** How many of ten places an address gets. */
const fill = (limiter: ConnectionLimiter, address: string) =>
  Array.from({ length: 10 }, () => limiter.enter(networkOf(address), { socket })).filter(
    (leave) => leave !== undefined,
  );

it('refuses what finds no place where nothing gives way', () => {
  const limiter = new ConnectionLimiter(SHARE);
  expect(fill(limiter, '10.0.0.1')).toHaveLength(3);
  expect(fill(limiter, '10.0.0.2')).toHaveLength(1);
  expect(fill(limiter, '10.0.0.3')).toHaveLength(0);
  expect(fill(limiter, '127.0.0.1')).toHaveLength(2);
  expect(limiter.count).toBe(6);
});

it('counts a /64 of IPv6 as one address, and takes a place back once', () => {
  const limiter = new ConnectionLimiter(SHARE);
  const [leave] = fill(limiter, 'fd00::1');
  leave?.();
  leave?.();
  expect(fill(limiter, 'fd00::2')).toHaveLength(1);
  expect(limiter.count).toBe(3);
});
