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
export function told(fact: PursuitFact): PursuitFact {
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

/** A move as the log has it. */
export function moveTold<Ticket extends string>({
  detective,
  ticket,
  from,
  to,
}: Moved<Ticket>): Moved<Ticket> {
  return { type: 'moved', detective, ticket, from, to };
}
