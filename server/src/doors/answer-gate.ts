import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { networkOf } from '../limits/address-gate.js';
import type { Peers } from '../network/peers.js';
import type { ConnectionGate } from './connection-gate.js';
import { DOOR_TIMES, type DoorLimits, Places } from './door-limits.js';

const pending = new WeakMap<Socket, Set<() => void>>();

/**
 * Runs `work` once when an answer has been sent, or its connection is gone: an answer that waits for
 * another one on the same connection has no end of its own then.
 */
export function whenOver(response: ServerResponse, work: () => void): void {
  const { socket } = response.req;
  const known = pending.get(socket);
  const works = known ?? new Set();
  if (known === undefined) {
    pending.set(socket, works);
    socket.once('close', () => {
      for (const left of works) left();
    });
  }
  const once = (): void => {
    if (works.delete(once)) work();
  };
  works.add(once);
  response.once('close', once);
  if (socket.destroyed) once();
}

const TOO_MANY = 503;
const SENTENCE = 'Too many pages are being fetched at once: try again in a moment.\n';

/** An answer that takes no longer has nobody give way to another, in milliseconds. */
const HURRIED_MS = 500;

type Answer = {
  readonly network: string;
  readonly since: number;
  readonly socket: Socket;
  readonly leave: () => void;
};

/** Bounds the answers that are being sent, and so what answers that nobody reads hold in memory. */
export class AnswerGate {
  private readonly places: Places;
  /** Oldest first. */
  private readonly open = new Set<Answer>();
  /** Questions of a connection that are not answered. */
  private readonly ahead = new WeakMap<Socket, number>();

  constructor(
    private readonly limits: Pick<DoorLimits, 'answers' | 'askedAhead'>,
    private readonly peers: Peers,
    private readonly connections: ConnectionGate,
  ) {
    this.places = new Places(limits.answers);
  }

  get count(): number {
    return this.places.taken;
  }

  handler(): RequestHandler {
    return (request, response, next) => {
      const { socket } = request;
      const ahead = this.ahead.get(socket) ?? 0;
      if (ahead >= this.limits.askedAhead) {
        socket.destroy();
        return;
      }
      const address = this.peers.addressOf(request);
      const full = this.places.refuses(address);
      if (full !== undefined) this.giveWay(full === 'address' ? networkOf(address) : undefined);
      const leave = this.places.enter(address);
      if (leave === undefined) {
        response.set('Connection', 'close').set('Retry-After', '5');
        response.status(TOO_MANY).type('text/plain').send(SENTENCE);
        return;
      }
      const unuse = this.connections.use(socket);
      // Who fetches a byte now and then would otherwise keep his place for the evening.
      const late = setTimeout(() => socket.destroy(), DOOR_TIMES.answer).unref();
      this.ahead.set(socket, ahead + 1);
      const answer = { network: networkOf(address), since: performance.now(), socket, leave };
      this.open.add(answer);
      whenOver(response, () => {
        this.open.delete(answer);
        this.ahead.set(socket, (this.ahead.get(socket) ?? 1) - 1);
        clearTimeout(late);
        unuse();
        leave();
      });
      next();
    };
  }

  /** Breaks off the oldest answer, of one network or of all but this computer, if it takes long. */
  private giveWay(network: string | undefined): void {
    for (const answer of this.open) {
      if (performance.now() - answer.since < HURRIED_MS) return;
      const meant =
        network === undefined ? answer.network !== 'loopback' : answer.network === network;
      if (!meant) continue;
      answer.socket.destroy();
      answer.leave();
      this.open.delete(answer);
      return;
    }
  }
}
