import type { Closing, TakebackRule } from '../../game.js';
import { winnerOf } from '../../pursuit/pawns.js';
import { closingCode, takebackRefusal, takebackRule } from '../../pursuit/takeback.js';
import type { Event, State, SyRefusal } from './types.js';

/** Take-back with X's consent (CM-13), and ends from outside the rules. */

export { takebackRefusal };

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
  // A move was tested against X; a chosen pass never was.
  return takebackRule(before.options.flags.takeback, turn, !chosenPass);
}

export function close(state: State, closing: Closing): readonly Event[] {
  if (state.end !== null) return [];
  const code = closingCode(closing);
  return [{ type: 'ended', end: { code, winner: winnerOf(code) } }];
}
