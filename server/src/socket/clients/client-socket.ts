import type { Socket } from 'node:net';
import { GONE_AFTER_MS, SIGN_OF_LIFE_MS } from '@mister-x/engine/protocol';
import { WebSocket } from 'ws';
import type { RequestLimiter } from '../../web/limits/request-limiter.js';
import type { Outgoing, SendBuffers } from '../../web/limits/send-buffers.js';

/**
 * WebSocket frames as a server sends them (RFC 6455, 5.2): whole, unmasked, uncompressed. They are made
 * here and not by the library, so that one frame serves all who are told the same.
 */
export type Frame = Buffer;

const WHOLE = 0x80;
const TEXT = 0x1;
const BINARY = 0x2;

/** Lengths of the head: up to 125 bytes, then up to 16 bits, then 64. */
const headOf = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

function begin(opcode: number, length: number): Frame {
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE | opcode;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  return frame;
}

export function textFrame(text: string): Frame {
  const length = Buffer.byteLength(text);
  const frame = begin(TEXT, length);
  frame.write(text, headOf(length));
  return frame;
}

export function binaryFrame(bytes: Uint8Array): Frame {
  const frame = begin(BINARY, bytes.length);
  frame.set(bytes, headOf(bytes.length));
  return frame;
}

/** A text without a letter: the other side shall hear something, and says the same. */
const SIGN_OF_LIFE = textFrame('');

/** Why the server ends a connection (RFC 6455, 7.4.1). */
const ENDED = { leaving: 1000, malformed: 1002 } as const;

/** Where a client comes from. */
type Origin = {
  /** The network address, for counting. */
  readonly address: string;
  readonly encrypted: boolean;
  /** The base under which it found this server, where others find it there as well. */
  readonly arrival?: string | undefined;
};

/** The end of it on which others speak. */
export type Connection = Pick<ClientSocket, 'id' | 'origin' | 'send' | 'hangUp'>;

/** What is heard on a socket. */
export type Message = { readonly bytes: Buffer; readonly isBox: boolean };

let count = 0;

/** One WebSocket of a page or a program: whole frames out, messages in, and signs of life both ways. */
export class ClientSocket implements Outgoing {
  readonly id = `${++count}`;
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
    this.signs = setInterval(() => this.send(SIGN_OF_LIFE), SIGN_OF_LIFE_MS);
    this.silence = setTimeout(() => this.terminate(), GONE_AFTER_MS);
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

  onMessage(tell: (message: Message) => void): void {
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
  hangUp(why: keyof typeof ENDED): void {
    this.socket.close(ENDED[why]);
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
