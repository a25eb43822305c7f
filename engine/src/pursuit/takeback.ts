import type { Closing, Concession, Seat, TakebackRule } from '../core/game.js';
import type { Ended } from './facts.js';
import { CLOSING_WINNERS, X_SEAT } from './pawns.js';

/** Take-back with X's consent (CM-13), and ends from outside the rules (CM-17), as every pursuit has them. */

type Flag = 'x_consents' | 'public_only' | 'none';
type Code = 'GAME_NOT_STARTED' | 'TAKEBACK_NOT_NOW' | 'TAKEBACK_DISABLED';

/** Why a seat may never ask; X himself never takes back. */
export function takebackRefusal(
  {
    options,
    phase,
  }: {
    readonly options: { readonly flags: { readonly takeback: Flag } };
    readonly phase: string;
  },
  seat: Seat,
): { readonly code: Code } | undefined {
  if (phase === 'registration') return { code: 'GAME_NOT_STARTED' };
  if (seat === X_SEAT) return { code: 'TAKEBACK_NOT_NOW' };
  return options.flags.takeback === 'none' ? { code: 'TAKEBACK_DISABLED' } : undefined;
}

/** What was tested against X needs his word; of the rest he need not be asked where that was agreed. */
export function takebackRule(
  flag: Flag,
  turn: string,
  tested: boolean,
): TakebackRule<{ readonly code: Code }> {
  if (flag === 'x_consents') return { allowed: true, turn, consent: X_SEAT };
  if (flag === 'public_only' && !tested) return { allowed: true, turn, consent: null };
  return { allowed: false, refusal: { code: 'TAKEBACK_DISABLED' } };
}

/** X gives up for himself, hunters only together (CM-17): people are asked, however many pawns they play. */
export function concession(
  hunters: readonly Seat[],
  round: number,
  seat: Seat,
): Concession | undefined {
  if (seat === X_SEAT) return { others: [], round };
  if (!hunters.includes(seat)) return undefined;
  return { others: hunters.filter((hunter) => hunter !== seat), round };
}

/** Ends a game from outside its rules; one that is over stays as it ended. */
export function close(
  state: { readonly end: object | null },
  closing: Closing,
): readonly Ended<ClosingCode>[] {
  if (state.end !== null) return [];
  const code = closingCode(closing);
  return [{ type: 'ended', end: { code, winner: CLOSING_WINNERS[code] } }];
}

type ClosingCode = keyof typeof CLOSING_WINNERS;

function closingCode(closing: Closing): ClosingCode {
  if (closing.kind === 'abandoned') return 'ABANDONED';
  return closing.by === X_SEAT ? 'CONCEDED_BY_X' : 'CONCEDED_BY_DETECTIVES';
}
