import {
  type CipherState,
  frame,
  type LineCiphers,
  shortSize,
  unframe,
} from '@mister-x/engine/line';

/** What a device asks inside a box. */
export type BoxedRequest = {
  readonly id: number;
  readonly name: string;
  readonly body: unknown;
};

/** The size of the frame for a message of so many bytes (`engine/src/line/sizes.ts`). */
export type FrameSize = (length: number) => number;

/** A message in its frame: made once, sealed for each device that gets it. */
export type Framed = Uint8Array;

export function frameMessage(message: readonly unknown[], size: FrameSize = shortSize): Framed {
  const bytes = Buffer.from(JSON.stringify(message));
  return frame(bytes, size(bytes.length));
}

/** One device's line: everything that passes is boxed, both ways, in order and without gaps. */
export class Line {
  private readonly receive: CipherState;
  private readonly send: CipherState;

  constructor({ send, receive }: LineCiphers) {
    this.send = send;
    this.receive = receive;
  }

  /** Boxes must leave in the order in which they were sealed. */
  seal(framed: Framed): Buffer {
    return Buffer.from(this.send.seal(framed));
  }

  /** `undefined` for what the device did not seal, or not as its next; the line is of no use then. */
  open(box: Uint8Array): BoxedRequest | undefined {
    const framed = this.receive.open(box);
    const bytes = framed && unframe(framed);
    return bytes && parseRequest(bytes);
  }
}

function parseRequest(bytes: Uint8Array): BoxedRequest | undefined {
  let message: unknown;
  try {
    message = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
  if (!Array.isArray(message) || message.length !== 3) return undefined;
  const [id, name, body] = message as unknown[];
  if (!Number.isSafeInteger(id) || typeof name !== 'string') return undefined;
  return { id: id as number, name, body };
}
