import type { Json, Seat } from '@mister-x/engine';
import type { RefusalBody, Reply } from '@mister-x/engine/protocol';
import { sha256Hex } from '../../runtime/random.js';

/** Answers to refused commands kept for each seat; the oldest goes first. */
export const REFUSALS_KEPT = 64;

export type Answer = Reply<{ readonly revision: number }>;

/** What is kept of a refusal. */
export type RefusedAnswer = { readonly digest: string; readonly refusal: RefusalBody };

/**
 * What every command was answered, by seat and id (CM-6). Accepted ones are kept as long as
 * the match, refused ones up to `REFUSALS_KEPT` for each seat.
 */
export class Answers {
  private readonly bySeat = new Map<
    Seat,
    Map<string, { readonly digest: string; readonly answer: Answer }>
  >();
  private readonly refusals = new Map<Seat, string[]>();

  find(seat: Seat, id: string): { readonly digest: string; readonly answer: Answer } | undefined {
    return this.bySeat.get(seat)?.get(id);
  }

  accepted(seat: Seat, id: string, digest: string, revision: number): void {
    this.keep(seat, id, digest, { ok: true, value: { revision } });
  }

  /** Returns the id whose answer is dropped for this one; none where the answer was kept before. */
  refused(seat: Seat, id: string, digest: string, refusal: RefusalBody): string | undefined {
    if (this.find(seat, id) !== undefined) return undefined;
    this.keep(seat, id, digest, { ok: false, refusal });
    const ids = this.refusals.get(seat) ?? [];
    this.refusals.set(seat, ids);
    ids.push(id);
    if (ids.length <= REFUSALS_KEPT) return undefined;
    const dropped = ids.shift();
    if (dropped !== undefined) this.bySeat.get(seat)?.delete(dropped);
    return dropped;
  }

  private keep(seat: Seat, id: string, digest: string, answer: Answer): void {
    const answers = this.bySeat.get(seat) ?? new Map();
    this.bySeat.set(seat, answers);
    answers.set(id, { digest, answer });
  }
}

/** The same for the same content, in whatever order an object's members come. */
export function digestOf(content: Json): string {
  return sha256Hex(JSON.stringify(sorted(content)));
}

function sorted(value: Json | undefined): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}
