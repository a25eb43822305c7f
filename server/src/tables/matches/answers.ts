import { createHash, randomBytes } from 'node:crypto';
import { err, type Json, ok, type Seat } from '@mister-x/engine';
import type { RefusalBody, TableId } from '@mister-x/engine/protocol';
import { canonicalBytes, NONCE_LENGTH, seal, unseal } from '@mister-x/engine/trust';
import { type RequestResult, refuse } from '../../socket/requests/answer.js';
import { secretSeats, type TableRecord } from '../table.js';
import type { MatchActor } from './match-actor.js';
import type { CommandKey, MatchesRepository } from './matches.repository.js';

/** Answers to refused commands kept for each seat; the oldest goes first. */
export const REFUSALS_KEPT = 64;

export type CommandAnswer = RequestResult<{ readonly revision: number }>;

/** What is kept of a refusal. */
export type RefusedAnswer = { readonly digest: string; readonly refusal: RefusalBody };

/**
 * What every command was answered, by seat and id: one that comes again, after a restart too, gets the same
 * answer (CM-6). Accepted ones are kept as long as the match, refused ones up to `REFUSALS_KEPT` for each seat.
 */
export class Answers {
  private readonly bySeat = new Map<Seat, Map<string, { readonly digest: string; readonly answer: CommandAnswer }>>();
  private readonly refusals = new Map<Seat, string[]>();

  /** What the command was answered before; nothing where it is new. */
  earlier({ seat, id, digest }: CommandKey): CommandAnswer | undefined {
    const earlier = this.bySeat.get(seat)?.get(id);
    if (earlier === undefined) return undefined;
    return earlier.digest === digest ? earlier.answer : refuse('DUPLICATE_COMMAND');
  }

  accepted(key: CommandKey, revision: number): void {
    this.keep(key, ok({ revision }));
  }

  /** Returns the id whose answer is dropped for this one; none where the answer was kept before. */
  refused(key: CommandKey, refusal: RefusalBody): string | undefined {
    const { seat, id } = key;
    if (this.bySeat.get(seat)?.has(id)) return undefined;
    this.keep(key, err(refusal));
    const ids = this.refusals.get(seat) ?? [];
    this.refusals.set(seat, ids);
    ids.push(id);
    if (ids.length <= REFUSALS_KEPT) return undefined;
    const dropped = ids.shift();
    if (dropped !== undefined) this.bySeat.get(seat)?.delete(dropped);
    return dropped;
  }

  private keep({ seat, id, digest }: CommandKey, answer: CommandAnswer): void {
    const answers = this.bySeat.get(seat) ?? new Map();
    this.bySeat.set(seat, answers);
    answers.set(id, { digest, answer });
  }
}

/** The same for the same content, in whatever order an object's members come. */
export function digestOfContent(content: Json): string {
  return createHash('sha256').update(canonicalBytes(content)).digest('hex');
}

/** A command was refused at this table. Fails where that cannot be written. */
export async function keepRefusal(
  table: {
    readonly record: TableRecord;
    readonly match: MatchActor | undefined;
    readonly answers: Answers;
  },
  key: CommandKey,
  refusal: RefusalBody,
  repository: Pick<MatchesRepository, 'keepRefusal' | 'dropRefusal'>,
): Promise<void> {
  const { match, record, answers } = table;
  const { seat, id, digest } = key;
  // Without its key nothing of a secret seat's command may be kept.
  if (match !== undefined || !secretSeats(record).includes(seat)) {
    const sealKey = match?.keyFor(seat) ?? null;
    const answer = sealAnswer(sealKey, refusalPlace(record.id, seat, id), { digest, refusal });
    await repository.keepRefusal(record.id, { seat, id, answer });
  }
  const dropped = answers.refused(key, refusal);
  if (dropped !== undefined) await repository.dropRefusal(record.id, seat, dropped);
}

/**
 * What the disk keeps of an answer to a command. Of a secret seat's command not even a digest is kept in
 * the clear: 199 stops can be tried out against it.
 */
const SEALED_PREFIX = 'sealed:';

export function sealAnswer(key: Uint8Array | null, place: string, content: Json): string {
  return key === null ? JSON.stringify(content) : SEALED_PREFIX + seal(key, randomBytes(NONCE_LENGTH), place, content);
}

/** `undefined` while its key is not there. Throws when it was sealed with another. */
export function openAnswer(key: Uint8Array | null, place: string, text: string): Json | undefined {
  if (!text.startsWith(SEALED_PREFIX)) return JSON.parse(text);
  if (key === null) return undefined;
  const content = unseal(key, place, text.slice(SEALED_PREFIX.length));
  if (content === undefined) throw new Error(`an answer was sealed with another key: ${place}`);
  return content;
}

export const answerPlace = (table: TableId, sequence: number): string => `${table}/${sequence}/answer`;
export const refusalPlace = (table: TableId, seat: Seat, id: string): string => `${table}/${seat}/${id}/refusal`;
