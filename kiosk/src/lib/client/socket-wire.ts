import { Manager, type Socket } from 'socket.io-client';
import { isOverheard } from './overheard.js';
import { PrivateWire } from './private-wire.js';
import { SilenceWatch } from './silence.js';
import type { Wire } from './wire.js';

/** How long after the server has ended a connection the next is tried. */
const AGAIN_MS = 1_000;

/** WebSocket only: a poll would be answered out of order with the pushes. Reconnects for ever. */
export function socketWire(url?: string, overheard = isOverheard(location)): Wire {
  const options = {
    transports: ['websocket'],
    reconnectionDelay: 400,
    reconnectionDelayMax: 3_000,
    timeout: 8_000,
  };
  const manager = url === undefined ? new Manager(options) : new Manager(url, options);
  const socket = manager.socket('/');
  const wire: Wire = overheard ? new PrivateWire(socket) : plainWire(socket);
  const watch = new SilenceWatch();
  // Below the events of the library: its signs of life count too, and boxes before they are opened.
  socket.io.on('open', () => {
    socket.io.engine.on('packet', () => watch.heard());
    watch.heard();
  });
  socket.io.on('close', () => watch.stop());
  wire.onSilence = (tell) => watch.onSilence(tell);
  return wire;
}

function plainWire(socket: Socket): Wire {
  let again: ReturnType<typeof setTimeout> | undefined;
  const on = socket.on.bind(socket) as (name: string, handler: (value: never) => void) => void;
  return {
    send: (name, ask, answered) => void socket.emit(name, ask, answered),
    onPush: (name, handler) => on(name, handler),
    onUp: (handler) => void socket.on('connect', handler),
    onDown: (handler) =>
      void socket.on('disconnect', (reason) => {
        handler();
        // The library reconnects by itself unless the server meant it; this page may be welcome later.
        if (reason === 'io server disconnect') again = setTimeout(() => socket.connect(), AGAIN_MS);
      }),
    close: () => {
      clearTimeout(again);
      socket.close();
    },
  };
}
