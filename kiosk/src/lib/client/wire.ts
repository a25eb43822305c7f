import type { Pushes, Reply, Requests } from '@mister-x/engine/protocol';
import { io } from 'socket.io-client';

export type RequestName = keyof Requests;
export type Ask<N extends RequestName> = Requests[N]['ask'];
export type Answer<N extends RequestName> = Reply<Requests[N]['reply']>;
export type PushName = keyof Pushes;

/** One socket, as little of it as a link needs; tests hand in their own. */
export interface Wire {
  send(name: RequestName, ask: unknown, answered: (reply: unknown) => void): void;
  onPush<N extends PushName>(name: N, handler: (push: Pushes[N]) => void): void;
  onUp(handler: () => void): void;
  onDown(handler: () => void): void;
  close(): void;
}

/** WebSocket only: a poll would be answered out of order with the pushes. Reconnects for ever. */
export function socketWire(url?: string): Wire {
  const options = {
    transports: ['websocket'],
    reconnectionDelay: 400,
    reconnectionDelayMax: 3_000,
    timeout: 8_000,
  };
  const socket = url === undefined ? io(options) : io(url, options);
  const on = socket.on.bind(socket) as (name: string, handler: (value: never) => void) => void;
  return {
    send: (name, ask, answered) => void socket.emit(name, ask, answered),
    onPush: (name, handler) => on(name, handler),
    onUp: (handler) => void socket.on('connect', handler),
    onDown: (handler) => void socket.on('disconnect', handler),
    close: () => void socket.close(),
  };
}
