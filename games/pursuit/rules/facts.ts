import { NOT_RETAINED, type Retention } from '@mister-x/engine/core/retention';
import type { DetectiveId, PursuitEnd, SkipCause } from './pawns.js';

/** What happens in every pursuit and hides nothing: the log tells it as it happened (CM-8). */
export type PursuitFact =
  | { readonly type: 'startRegistered'; readonly detective: DetectiveId; readonly stop: number }
  | { readonly type: 'roundOpened'; readonly round: number }
  | { readonly type: 'skipped'; readonly detective: DetectiveId; readonly cause: SkipCause }
  | { readonly type: 'audited'; readonly answer: 'consistent' | 'inconsistent' };

/** A detective's move by a ticket of the game's own kind. */
export type Moved<Ticket extends string> = {
  readonly type: 'moved';
  readonly detective: DetectiveId;
  readonly ticket: Ticket;
  readonly from: number;
  readonly to: number;
};

export type Ended<Code extends string> = {
  readonly type: 'ended';
  readonly end: PursuitEnd<Code>;
};

/** A fact as the log has it, member by member, so that nothing an event may gain slips in. */
export function factAsLogged(fact: PursuitFact): PursuitFact {
  switch (fact.type) {
    case 'startRegistered':
      return { type: 'startRegistered', detective: fact.detective, stop: fact.stop };
    case 'roundOpened':
      return { type: 'roundOpened', round: fact.round };
    case 'skipped':
      return { type: 'skipped', detective: fact.detective, cause: fact.cause };
    case 'audited':
      return { type: 'audited', answer: fact.answer };
  }
}

/** X's pawn, as `Retention` calls it; nowhere shown. */
export const X_PAWN_PIECE = 'pawn x';

/** What still holds later of what every pursuit tells. */
export function factRetention(fact: PursuitFact | Moved<string> | { readonly type: 'configured' }): Retention {
  switch (fact.type) {
    case 'startRegistered':
      return { pieces: [`pawn ${fact.detective}`] };
    case 'moved':
      return { pieces: [`pawn ${fact.detective}`], begins: true };
    case 'skipped':
      return fact.cause === 'PASSED' ? { begins: true } : NOT_RETAINED;
    case 'audited':
      return { pieces: ['audit'] };
    case 'configured':
    case 'roundOpened':
      return NOT_RETAINED;
  }
}

/** A move as the log has it. */
export function publicMove<Ticket extends string>({ detective, ticket, from, to }: Moved<Ticket>): Moved<Ticket> {
  return { type: 'moved', detective, ticket, from, to };
}

/** Why a pursuit did not do something, by a code of the game's own list. */
export type PursuitRefusal<Code extends string> = {
  readonly code: Code;
  /** Which leg of a double is at fault (CM-5). */
  readonly leg?: 1 | 2;
  /** Which flag is at fault. */
  readonly flag?: string;
  /** Which member of what was sent is at fault, and why: for the person who wrote the sender. */
  readonly member?: string;
  readonly cause?: string;
};

/** How it ended, and where X began and stands: open to all the moment an outcome exists (CM-12). */
export type Disclosure<Code extends string> = {
  readonly code: Code;
  readonly winner: PursuitEnd<Code>['winner'];
  readonly detective: DetectiveId | null;
  readonly start: number | null;
  readonly stop: number | null;
};

/** `null` while the game goes on, whatever it holds of X. */
export function disclosureAtEnd<Code extends string>({
  end,
  x,
}: {
  readonly end: PursuitEnd<Code> | null;
  readonly x: { readonly start: number | null; readonly stop: number | null };
}): Disclosure<Code> | null {
  if (end === null) return null;
  const { code, winner, detective = null } = end;
  return { code, winner, detective, start: x.start, stop: x.stop };
}
