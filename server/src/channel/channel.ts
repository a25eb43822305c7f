import {
  type ChannelCiphers,
  type CipherState,
  frame,
  shortSize,
  unframe,
} from '@mister-x/engine/channel';

/** What a client asks, boxed or not. */
export type SentRequest = {
  /** Its answer carries it too. */
  readonly id: number;
  readonly name: string;
  readonly body: unknown;
};

/** The size of the frame for a message of so many bytes (`engine/src/protocol/channel/sizes.ts`). */
export type FrameSize = (length: number) => number;

/** A message in its frame: made once, sealed for each client that gets it. */
export type Framed = Uint8Array;

export function frameMessage(text: string, size: FrameSize = shortSize): Framed {
  const bytes = Buffer.from(text);
  return frame(bytes, size(bytes.length));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** One client's channel: everything that passes is boxed, both ways, in order and without gaps. */
export class Channel {
  private readonly receive: CipherState;
  private readonly send: CipherState;

  constructor({ send, receive }: ChannelCiphers) {
    this.send = send;
    this.receive = receive;
  }

  /** Boxes must leave in the order in which they were sealed. */
  seal(framed: Framed): Uint8Array {
    return this.send.seal(framed);
  }

  /** `undefined` for what the client did not seal, or not as its next; the channel is of no use then. */
  open(box: Uint8Array): SentRequest | undefined {
    const framed = this.receive.open(box);
    const bytes = framed && unframe(framed);
    return bytes && parseRequest(bytes);
  }
}

/** `undefined` for what is none: `[id, name, body]` as JSON in UTF-8 is one. */
export function parseRequest(bytes: Uint8Array): SentRequest | undefined {
  let message: unknown;
  try {
    message = JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
  if (!Array.isArray(message) || message.length !== 3) return undefined;
  const [id, name, body] = message as unknown[];
  if (!Number.isSafeInteger(id) || typeof name !== 'string') return undefined;
  return { id: id as number, name, body };
}
