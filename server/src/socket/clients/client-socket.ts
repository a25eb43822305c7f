import type { Socket } from 'node:net';
import { DISCONNECTED_AFTER_MS, HEARTBEAT_MS } from '@mister-x/engine/protocol';
import { WebSocket } from 'ws';
import type { RequestLimiter } from '../../web/limits/rate-limiter.js';
import type { Outgoing, SendBuffers } from '../../web/limits/send-buffers.js';

/**
 * WebSocket frames as a server sends them (RFC 6455, 5.2): whole, unmasked, uncompressed. They are made
 * here and not by the library, so that one frame serves all who are told the same.
 */
export type Frame = Buffer;

const FINAL_FRAGMENT = 0x80;
const TEXT_OPCODE = 0x1;
const BINARY_OPCODE = 0x2;

/** Of a text, or of bytes. */
export function frameOf(content: string | Uint8Array): Frame {
  const isText = typeof content === 'string';
  const length = isText ? Buffer.byteLength(content) : content.length;
  // The head has a length of up to 125 bytes, then of up to 16 bits, then of 64.
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_FRAGMENT | (isText ? TEXT_OPCODE : BINARY_OPCODE);
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  if (isText) frame.write(content, head);
  else frame.set(content, head);
  return frame;
}

/** A text without a letter: the other side shall hear something, and says the same. */
const HEARTBEAT_FRAME = frameOf('');

/** Why the server ends a connection (RFC 6455, 7.4.1). */
const CLOSE_CODES = { leaving: 1000, malformed: 1002 } as const;

/** Where a client comes from. */
type Origin = {
  /** The network address, for counting. */
  readonly address: string;
  readonly encrypted: boolean;
  /** The base under which it found this server, where others find it there as well. */
  readonly arrival?: string | undefined;
};

/** The end of it on which others speak. */
export type ClientConnection = Pick<ClientSocket, 'id' | 'origin' | 'send' | 'hangUp'>;

/** What is heard on a socket. */
export type ReceivedMessage = { readonly bytes: Buffer; readonly isBox: boolean };

let socketCount = 0;

/** One WebSocket of a page or a program: whole frames out, messages in, and signs of life both ways. */
export class ClientSocket implements Outgoing {
  readonly id = `${++socketCount}`;
  private readonly signs: NodeJS.Timeout;
  private readonly silence: NodeJS.Timeout;
  private tellGone: () => void = () => undefined;

  /**
   * @param wire the connection below the socket, to which frames go as they are
   * @param requests cuts off a client that says too much; a page comes back by itself
   */
  constructor(
    private readonly socket: WebSocket,
    readonly wire: Socket,
    readonly origin: Origin,
    private readonly buffers: SendBuffers,
    private readonly requests: RequestLimiter,
  ) {
    buffers.follow(this);
    this.signs = setInterval(() => this.send(HEARTBEAT_FRAME), HEARTBEAT_MS);
    this.silence = setTimeout(() => this.terminate(), DISCONNECTED_AFTER_MS);
    // Whatever arrives is counted, below the messages too: pings are answered here alone.
    socket.on('pong', () => this.hears());
    socket.on('ping', (data) => {
      if (!this.hears() || !this.buffers.hasRoom(this)) return;
      socket.pong(data);
      this.buffers.sent(this, data.length);
    });
    // A client that has said that it goes is gone, before the other side has seen that it was heard.
    wire.once('finish', () => this.gone());
    wire.once('end', () => this.gone());
    socket.once('close', () => {
      this.gone();
      clearInterval(this.signs);
      clearTimeout(this.silence);
      buffers.forget(this);
    });
  }

  /** Bytes that the system has not taken yet. */
  get waiting(): number {
    return this.wire.writableLength;
  }

  /** Without the library, which would copy it; it sends nothing but pongs and a farewell itself. */
  send(frame: Frame): void {
    if (this.socket.readyState !== WebSocket.OPEN || !this.buffers.hasRoom(this)) return;
    this.wire.write(frame);
    this.buffers.sent(this, frame.length);
  }

  onMessage(tell: (message: ReceivedMessage) => void): void {
    this.socket.on('message', (data, isBox) => {
      if (this.socket.readyState !== WebSocket.OPEN || !this.hears()) return;
      const bytes = data as Buffer;
      if (isBox || bytes.length > 0) tell({ bytes, isBox });
    });
  }

  /** Told once: nothing is heard or said on it any more. */
  onGone(tell: () => void): void {
    this.tellGone = tell;
  }

  /** Once what was sent has left. */
  hangUp(why: keyof typeof CLOSE_CODES): void {
    this.socket.close(CLOSE_CODES[why]);
    this.gone();
  }

  terminate(): void {
    this.socket.terminate();
  }

  private gone(): void {
    const tell = this.tellGone;
    this.tellGone = () => undefined;
    tell();
  }

  private hears(): boolean {
    this.silence.refresh();
    const heard = this.requests.hear(this);
    if (!heard) this.terminate();
    return heard;
  }
}
