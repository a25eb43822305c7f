import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
