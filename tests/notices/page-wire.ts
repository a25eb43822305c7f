import { WebSocket } from 'ws';
import { PageSocket } from '../../kiosk/src/lib/client/page-socket.js';
import { SocketWire } from '../../kiosk/src/lib/client/socket-wire.js';

/** The browser's, as far as a page's socket uses it: Node 20 has none. */
class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    // A browser tells of what failed by closing.
    this.on('error', () => undefined);
  }
}

Object.assign(globalThis, {
  WebSocket: BrowserSocket,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** @param address where the page came from */
export function pageWire(address: string, overheard: boolean): SocketWire {
  return new SocketWire(new PageSocket(new URL(address)), overheard);
}
