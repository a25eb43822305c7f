import type { Base64Url } from '../core/bytes.js';
import type { Seat } from '../core/game.js';
import type { Json } from '../core/json.js';
import type { Batch, Command, MatchEvent } from '../core/match.js';
import type { Opening, Receipt } from './commitment.js';

/**
 * One row of a match's log in the form that is hashed: its public part, commitments and
 * ciphertext, never a bare secret, not even as a digest (199 stops can be tried out).
 */
export type Entry = {
  /** From 1, without gaps. Never leaves the server during play: gaps betray private actions. */
  readonly sequence: number;
  /** The table was told something. Only such an entry makes a link of the chain. */
  readonly public: boolean;
  /** `null` for a private entry. */
  readonly by: Seat | null;
  /** What was asked, so that a verifier can decide it again; `null` where it is sealed, and for changes of seats. */
  readonly command: Command<Json> | null;
  /** Without their `secret` members; `null` for an event of which the table is told nothing. */
  readonly events: readonly (MatchEvent<Json> | null)[];
  readonly drew?: true;
  /**
   * Of a public entry: of its moves, then of silent moves that it opens. A private one keeps its receipts
   * sealed.
   */
  readonly receipts: readonly Receipt[];
  readonly openings: readonly Opening[];
  /** `Sealed`, encrypted and padded; `null` when there is nothing to hide. */
  readonly sealed: Base64Url | null;
};

/** What an entry hides. */
export type Sealed = {
  /** For each event what is missing of it: its `secret`, the whole event, or `null` for nothing. */
  readonly secrets: readonly Json[];
  /** For each slot that the events fill, in order. */
  readonly salts: readonly Base64Url[];
  /** What a secret seat asked. */
  readonly command?: Command<Json>;
  /** Of a private entry. */
  readonly by?: Seat;
  readonly drew?: true;
  readonly receipts?: readonly Receipt[];
};

/** What the table may see of each event, beside what it may not. */
export function splitBatch(
  batch: Batch<Json>,
  told: readonly boolean[],
): { readonly events: Entry['events']; readonly secrets: readonly Json[] } {
  const events: (MatchEvent<Json> | null)[] = [];
  const secrets: Json[] = [];
  batch.events.forEach((event, index) => {
    const secret = secretOf(event);
    if (secret === undefined) {
      events.push(event);
      secrets.push(null);
    } else if (told[index] === true) {
      events.push(withoutSecret(event));
      secrets.push(secret);
    } else {
      events.push(null);
      secrets.push(event as Json);
    }
  });
  return { events, secrets };
}

/** The reverse of `splitBatch`. */
export function joinBatch(entry: Entry, sealed: Sealed | null): Batch<Json> {
  const events = entry.events.map((event, index): MatchEvent<Json> => {
    const secret = sealed?.secrets[index] ?? null;
    if (event === null) return secret as MatchEvent<Json>;
    return secret === null ? event : withSecret(event, secret);
  });
  const by = entry.by ?? sealed?.by ?? '';
  const drew = entry.drew ?? sealed?.drew;
  return drew === undefined ? { by, events } : { by, events, drew };
}

type Members = { readonly [name: string]: Json | undefined };

function secretOf(event: MatchEvent<Json>): Json | undefined {
  return event.kind === 'game' && isObject(event.event) ? event.event.secret : undefined;
}

function withoutSecret(event: MatchEvent<Json>): MatchEvent<Json> {
  if (event.kind !== 'game' || !isObject(event.event)) return event;
  const { secret: _, ...rest } = event.event;
  return { kind: 'game', event: rest };
}

function withSecret(event: MatchEvent<Json>, secret: Json): MatchEvent<Json> {
  if (event.kind !== 'game' || !isObject(event.event)) return event;
  return { kind: 'game', event: { ...event.event, secret } };
}

function isObject(value: Json | undefined): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
