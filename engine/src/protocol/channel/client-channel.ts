import { type Base64Url, bytesToUtf8, fromBase64Url, toBase64Url, utf8ToBytes } from '../../core/bytes.js';
import { type ServerMessage, readServerMessage } from '../server-message.js';
import { padToFrame, messageInFrame, shortFrameSize } from './sizes.js';
import { type ChannelCiphers, startHandshake } from './noise.js';
import { KEY_LENGTH, type CipherSuite } from './suite.js';

/** A client's call, as `channel:open` carries it. */
export type ChannelCall = {
  readonly hello: Base64Url;
  /** `undefined` when the answer does not come from the holder of the key. */
  readonly answered: (answer: unknown) => ClientChannel | undefined;
};

/**
 * @param serverKey as a link or `channel:key` told it; `undefined` when it cannot be anybody's key
 * @param ephemeral 32 fresh random bytes, for this call only
 */
export function callServer(suite: CipherSuite, serverKey: Base64Url, ephemeral: Uint8Array): ChannelCall | undefined {
  const key = fromBase64Url(serverKey, KEY_LENGTH);
  const calling = key && startHandshake(suite, key, { prologue: HANDSHAKE_PROLOGUE, ephemeral });
  if (calling === undefined) return undefined;
  return {
    hello: toBase64Url(calling.hello),
    answered: (answer) => {
      const channel = calling.answered(fromBase64Url(answer) ?? new Uint8Array(0));
      return channel && new ClientChannel(channel.ciphers);
    },
  };
}

/**
 * The client's end of a channel. Up go `[id, name, body]`, down come `[id, reply]` and `[name, body]`,
 * as JSON in frames in boxes.
 */
export class ClientChannel {
  constructor(private readonly ciphers: ChannelCiphers) {}

  /**
   * Boxes must be sent in the order in which they were sealed.
   * @param room the request takes as much room as if it were of this length
   */
  seal(id: number, name: string, body: unknown, room = 0): Uint8Array {
    const bytes = utf8ToBytes(JSON.stringify([id, name, body]));
    return this.ciphers.send.seal(padToFrame(bytes, shortFrameSize(Math.max(room, bytes.length))));
  }

  /** `undefined` for what the server did not seal, or not as its next; the channel is of no use then. */
  open(box: Uint8Array): ServerMessage | undefined {
    const framed = this.ciphers.receive.open(box);
    const bytes = framed && messageInFrame(framed);
    return bytes && readServerMessage(bytesToUtf8(bytes));
  }
}

/** Mixed into every handshake, so that keys of another protocol or version open nothing here. */
export const HANDSHAKE_PROLOGUE: Uint8Array = Uint8Array.from('mister-x channel 1', (letter) => letter.charCodeAt(0));
