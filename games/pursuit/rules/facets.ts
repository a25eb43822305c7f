import type { Closing, Concession, Outcome, Seat, TakebackRule } from '@mister-x/engine/core/game';
import type { Ended } from './facts.js';
import { CLOSING_WINNERS, type PursuitEnd, X_SEAT } from './pawns.js';

/** Take-back with X's consent (CM-13), and ends from outside the rules (CM-17), as every pursuit has them. */

type TakebackFlag = 'x_consents' | 'public_only' | 'none';
type Code = 'GAME_NOT_STARTED' | 'TAKEBACK_NOT_NOW' | 'TAKEBACK_DISABLED';

type State = {
  readonly options: { readonly flags: { readonly takeback: TakebackFlag } };
  readonly phase: string;
  readonly round: number;
};
type WithType = { readonly type: string };

/**
 * What every pursuit has beside its rules.
 *
 * @param rule of a take-back
 * @param untracked types of events that move nothing, and that a seat could repeat for ever
 */
export function pursuitFacets<S extends State, E extends WithType, Rule>(
  huntersOf: (options: S['options']) => readonly Seat[],
  rule: (before: S, seat: Seat, events: readonly E[]) => Rule,
  untracked: ReadonlySet<string>,
) {
  return {
    takeback: { refusal: takebackRefusal, rule },
    concession: ({ options, round }: S, seat: Seat) => concessionOf(huntersOf(options), round, seat),
    changes: {
      round: ({ round }: S) => round,
      includes: ({ type }: E) => untracked.has(type),
      configures: ({ type }: E) => type === 'configured',
    },
  };
}

/** Why a seat may never ask; X himself never takes back. */
function takebackRefusal({ options, phase }: State, seat: Seat): { readonly code: Code } | undefined {
  if (phase === 'registration') return { code: 'GAME_NOT_STARTED' };
  if (seat === X_SEAT) return { code: 'TAKEBACK_NOT_NOW' };
  return options.flags.takeback === 'none' ? { code: 'TAKEBACK_DISABLED' } : undefined;
}

/** What was tested against X needs his word; of the rest he need not be asked where that was agreed. */
export function takebackRule(flag: TakebackFlag, turn: string, tested: boolean): TakebackRule<{ readonly code: Code }> {
  if (flag === 'x_consents') return { allowed: true, turn, consent: X_SEAT };
  if (flag === 'public_only' && !tested) return { allowed: true, turn, consent: null };
  return { allowed: false, refusal: { code: 'TAKEBACK_DISABLED' } };
}

/** X gives up for himself, hunters only together (CM-17): people are asked, however many pawns they play. */
function concessionOf(hunters: readonly Seat[], round: number, seat: Seat): Concession | undefined {
  if (seat === X_SEAT) return { others: [], round };
  if (!hunters.includes(seat)) return undefined;
  return { others: hunters.filter((hunter) => hunter !== seat), round };
}

/** Who has won: X, or all hunters, who are looked up at the end alone: a search asks after each move. */
export function outcomeOf<Code extends string>(
  end: PursuitEnd<Code> | null,
  hunters: () => readonly Seat[],
): Outcome | undefined {
  if (end === null) return undefined;
  const { code, winner } = end;
  return { code, winners: winner === null ? [] : winner === 'x' ? [X_SEAT] : hunters() };
}

/** Ends a game from outside its rules; one that is over stays as it ended. */
export function closeMatch(state: { readonly end: object | null }, closing: Closing): readonly Ended<ClosingCode>[] {
  if (state.end !== null) return [];
  const code = closingCode(closing);
  return [{ type: 'ended', end: { code, winner: CLOSING_WINNERS[code] } }];
}

type ClosingCode = keyof typeof CLOSING_WINNERS;

function closingCode(closing: Closing): ClosingCode {
  if (closing.kind === 'abandoned') return 'ABANDONED';
  return closing.by === X_SEAT ? 'CONCEDED_BY_X' : 'CONCEDED_BY_DETECTIVES';
}
