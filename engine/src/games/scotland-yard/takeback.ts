import type { Closing, Seat, TakebackRule } from '../../game.js';
import { winnerOf } from '../../pursuit/pawns.js';
import type { Event, OutcomeCode, State, SyRefusal } from './types.js';
import { X_SEAT } from './types.js';

/** Take-back with X's consent (CM-13), and ends from outside the rules. */

export function takebackRefusal({ options, phase }: State, seat: Seat): SyRefusal | undefined {
  if (phase === 'registration') return { code: 'GAME_NOT_STARTED' };
  if (seat === X_SEAT) return { code: 'TAKEBACK_NOT_NOW' };
  return options.flags.takeback === 'none' ? { code: 'TAKEBACK_DISABLED' } : undefined;
}

/** Only a detective's own move, or a pass he chose; what followed by itself goes with it. */
export function takeback(
  before: State,
  events: readonly Event[],
): TakebackRule<SyRefusal> | undefined {
  const first = events[0];
  if (first?.type !== 'moved' && first?.type !== 'skipped') return undefined;
  const chosenPass = first.type === 'skipped' && first.cause === 'PASSED';
  if (first.type === 'skipped' && !chosenPass) return undefined;
  const turn = `${before.round}/${first.detective}`;
  switch (before.options.flags.takeback) {
    case 'x_consents':
      return { allowed: true, turn, consent: X_SEAT };
    case 'public_only':
      // A move was tested against X; a chosen pass never was.
      return chosenPass
        ? { allowed: true, turn, consent: null }
        : { allowed: false, refusal: { code: 'TAKEBACK_DISABLED' } };
    case 'none':
      return { allowed: false, refusal: { code: 'TAKEBACK_DISABLED' } };
  }
}

export function close(state: State, closing: Closing): readonly Event[] {
  if (state.end !== null) return [];
  const code = closingCode(closing);
  return [{ type: 'ended', end: { code, winner: winnerOf(code) } }];
}

function closingCode(closing: Closing): OutcomeCode {
  if (closing.kind === 'abandoned') return 'ABANDONED';
  return closing.by === X_SEAT ? 'CONCEDED_BY_X' : 'CONCEDED_BY_DETECTIVES';
}
