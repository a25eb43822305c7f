import type { WebSocket } from 'ws';
import { openSocket, readPush } from '../wire/device.js';

/** boardgame.io listens in a namespace that is named after the game. */
const SPACE = '/yard';

/** As little of the protocol of socket.io (5, over Engine.IO 4) as boardgame.io needs to be played. */
export class PeerSocket {
  onEvent: (name: string, body: string) => void = () => undefined;

  private constructor(private readonly socket: WebSocket) {}

  static async connect(url: string): Promise<PeerSocket> {
    const path = new URL('/socket.io/?EIO=4&transport=websocket', url);
    const socket = await openSocket(path);
    const peer = new PeerSocket(socket);
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => peer.hear(String(data), resolve));
      socket.send(`40${SPACE},`);
    });
    return peer;
  }

  emit(name: string, ...sent: readonly unknown[]): void {
    this.socket.send(`42${SPACE},${JSON.stringify([name, ...sent])}`);
  }

  close(): void {
    this.socket.close();
  }

  private hear(text: string, welcomed: () => void): void {
    if (text === '2') this.socket.send('3');
    else if (text.startsWith(`40${SPACE},`)) welcomed();
    else if (text.startsWith(`42${SPACE},`)) {
      const push = readPush(text.slice(SPACE.length + 3));
      if (push !== undefined) this.onEvent(push.name, push.body);
    }
  }
}
