import type { TakebackRule } from '../../core/game.js';
import { close, concession, takebackRefusal, takebackRule } from '../../pursuit/takeback.js';
import type { Event, State, SyRefusal } from './types.js';

/** Take-back with X's consent (CM-13), and ends from outside the rules. */

export { close, concession, takebackRefusal };

/** Only a detective's own move, or a pass he chose; what followed by itself goes with it. An audit is nobody's business. */
export function takeback(
  before: State,
  events: readonly Event[],
): TakebackRule<SyRefusal> | undefined {
  const first = events[0];
  // It moves nothing and tells everybody the same, whoever asks (CM-17).
  if (first?.type === 'audited') return 'aside';
  if (first?.type !== 'moved' && first?.type !== 'skipped') return undefined;
  const chosenPass = first.type === 'skipped' && first.cause === 'PASSED';
  if (first.type === 'skipped' && !chosenPass) return undefined;
  const turn = `${before.round}/${first.detective}`;
  // A move was tested against X; a chosen pass never was.
  return takebackRule(before.options.flags.takeback, turn, !chosenPass);
}
