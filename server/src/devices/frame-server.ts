import { type ServerOptions, WebSocketServer } from 'ws';

/**
 * The WebSocket server below the socket library. It answers no ping by itself: whoever counts what
 * arrives does. What a message may consist of is bounded, and who was told to go is not waited for.
 */
export class FrameServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    const bounds = {
      autoPong: false,
      // Browsers send a message in one piece.
      maxFragments: 32,
      maxBufferedChunks: 512,
      closeTimeout: 2_000,
    };
    super({ ...options, ...bounds });
  }
}
