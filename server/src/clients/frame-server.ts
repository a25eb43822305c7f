import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Rate, TokenBucket } from '../limits/token-bucket.js';

/** Bytes that a client sends, whatever they mean: more than its messages may have, as often as it may send them. */
const BYTES: Rate = { burst: 8 * 1024 * 1024, perSecond: 2 * 1024 * 1024 };

/** Bytes of one message; the largest request, a log kept on paper, needs about 3 kB. */
const MESSAGE_MAX = 16_384;

/** What was on its way when one of both said that he goes. */
const FAREWELL_MAX = 256 * 1024;

/**
 * Opens sockets, and reads what arrives on them. It answers no ping by itself: whoever counts what
 * arrives does. What a message may consist of is bounded, and who was told to go is not waited for.
 */
export class FrameServer extends WebSocketServer {
  constructor() {
    const bounds = {
      maxPayload: MESSAGE_MAX,
      // Browsers send a message in one piece.
      maxFragments: 32,
      maxBufferedChunks: 512,
      closeTimeout: 2_000,
    };
    super({ noServer: true, perMessageDeflate: false, autoPong: false, ...bounds });
  }

  override handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    tell: (client: WebSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, socket, head, (client) => {
      // What breaks the protocol is closed, but read on until the other side has closed as well.
      client.on('error', () => client.terminate());
      const bytes = new TokenBucket(BYTES);
      // So is whoever has said that he goes, and no message of his is counted any more.
      let farewell = 0;
      socket.on('data', (chunk: Buffer) => {
        if (client.readyState !== client.OPEN) farewell += chunk.length;
        if (farewell > FAREWELL_MAX || !bytes.take(chunk.length)) client.terminate();
      });
      tell(client, request);
    });
  }
}
