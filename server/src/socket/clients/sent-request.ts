import { type ChannelCiphers, messageInFrame } from '@mister-x/engine/channel';
import type { ReceivedMessage } from './client-socket.js';

/** What a client asks, boxed or not. */
export type SentRequest = {
  /** Its answer carries it too. */
  readonly id: number;
  /** `null` where it is no text. */
  readonly name: string | null;
  /** `undefined`, which no request takes, where the message has none or does not end with it. */
  readonly body: unknown;
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * `[id, name, body]` as JSON in UTF-8, in a box as soon as there is a channel. `undefined` for what has no id,
 * so that nobody waits for an answer; whatever has one is answered. And for what the client did not seal, or
 * not as its next: the channel is of no use then.
 */
export function readRequest(
  { bytes, isBox }: ReceivedMessage,
  channel: ChannelCiphers | undefined,
): SentRequest | undefined {
  if (isBox !== (channel !== undefined)) return undefined;
  const framed = channel?.receive.open(bytes);
  const text = channel === undefined ? bytes : framed && messageInFrame(framed);
  if (text === undefined) return undefined;
  let message: unknown;
  try {
    message = JSON.parse(utf8.decode(text));
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
