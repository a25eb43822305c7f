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
  /** `null` where it is no text. */
  readonly name: string | null;
  /** `undefined`, which no request takes, where the message has none or does not end with it. */
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

/**
 * `[id, name, body]` as JSON in UTF-8. `undefined` for what has no id, so that nobody waits for an answer;
 * whatever has one is answered.
 */
export function parseRequest(bytes: Uint8Array): SentRequest | undefined {
  let message: unknown;
  try {
    message = JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
  if (!Array.isArray(message)) return undefined;
  const [id, name, body] = message as unknown[];
  if (!Number.isSafeInteger(id)) return undefined;
  // Another version's request may have another shape: its name alone says whether it is known here.
  return {
    id: id as number,
    name: typeof name === 'string' ? name : null,
    body: message.length === 3 ? body : undefined,
  };
}
