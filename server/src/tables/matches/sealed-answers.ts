import { randomBytes } from 'node:crypto';
import type { Json, Seat } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { NONCE_LENGTH, seal, unseal } from '@mister-x/engine/trust';

/**
 * What the disk keeps of an answer to a command (CM-6). Of a secret seat's command not even a
 * digest is kept in the clear: 199 stops can be tried out against it.
 */
const SEALED = 'sealed:';

export function sealAnswer(key: Uint8Array | null, place: string, content: Json): string {
  return key === null
    ? JSON.stringify(content)
    : SEALED + seal(key, randomBytes(NONCE_LENGTH), place, content);
}

/** `undefined` while its key is not there. Throws when it was sealed with another. */
export function openAnswer(key: Uint8Array | null, place: string, text: string): Json | undefined {
  if (!text.startsWith(SEALED)) return JSON.parse(text);
  if (key === null) return undefined;
  const content = unseal(key, place, text.slice(SEALED.length));
  if (content === undefined) throw new Error(`an answer was sealed with another key: ${place}`);
  return content;
}

export const answerPlace = (table: TableId, sequence: number): string =>
  `${table}/${sequence}/answer`;
export const refusalPlace = (table: TableId, seat: Seat, id: string): string =>
  `${table}/${seat}/${id}/refusal`;
