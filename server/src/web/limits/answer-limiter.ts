import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { networkOf } from '../network/addresses.js';
import type { ClientAddresses } from '../network/peers.js';
import { ConnectionLimiter, type TcpConnections } from './connection-limiter.js';
import { LIMITS, type Limits } from './limits.js';

/** What ends with a connection. It has one listener for all of it, as Node warns in the log of many. */
const endingsBySocket = new WeakMap<Socket, Set<() => void>>();

function endingsOf(socket: Socket): Set<() => void> {
  const known = endingsBySocket.get(socket);
  if (known !== undefined) return known;
  const all = new Set<() => void>();
  endingsBySocket.set(socket, all);
  socket.once('close', () => {
    for (const end of all) end();
  });
  return all;
}

/**
 * Runs `work` once when an answer has been sent, or its connection is gone: an answer that waits for
 * another one on the same connection has no end of its own then.
 */
export function whenOver(response: ServerResponse, work: () => void): void {
  const { socket } = response.req;
  const all = endingsOf(socket);
  const end = (): void => {
    if (all.delete(end)) work();
  };
  all.add(end);
  response.once('close', end);
  if (socket.destroyed) end();
}

const SERVICE_UNAVAILABLE = 503;
const TOO_MANY_SENTENCE = 'Too many pages are being fetched at once: try again in a moment.\n';

type RunningAnswer = { readonly socket: Socket; readonly since: number };

/** The oldest answer, where it has taken long. */
function oldestSlow(answers: Iterable<RunningAnswer>): RunningAnswer | undefined {
  for (const answer of answers) {
    return performance.now() - answer.since < LIMITS.times.slowAnswer ? undefined : answer;
  }
  return undefined;
}

/** Bounds the answers that are being sent, and so what unread answers hold in memory. */
export function answerLimiter(
  limits: Pick<Limits, 'answers' | 'requestsAhead'>,
  peers: ClientAddresses,
  connections: TcpConnections,
): RequestHandler {
  const answers = new ConnectionLimiter(limits.answers, oldestSlow);
  /** Requests of a connection that are not answered. */
  const ahead = new WeakMap<Socket, number>();
  return (request, response, next) => {
    const { socket } = request;
    // The rest of a packet with which its connection was ended: no client waits for an answer.
    if (socket.destroyed) return;
    const count = ahead.get(socket) ?? 0;
    if (count >= limits.requestsAhead) {
      socket.destroy();
      return;
    }
    const network = networkOf(peers.addressOf(request));
    const leave = answers.enter(network, { socket, since: performance.now() });
    if (leave === undefined) {
      response.set('Connection', 'close').set('Retry-After', '5');
      response.status(SERVICE_UNAVAILABLE).type('text/plain').send(TOO_MANY_SENTENCE);
      return;
    }
    const unuse = connections.use(socket);
    // A client that fetches a byte now and then would otherwise keep its place for the evening.
    const late = setTimeout(() => socket.destroy(), LIMITS.times.answer).unref();
    ahead.set(socket, count + 1);
    whenOver(response, () => {
      ahead.set(socket, (ahead.get(socket) ?? 1) - 1);
      clearTimeout(late);
      unuse();
      leave();
    });
    next();
  };
}
