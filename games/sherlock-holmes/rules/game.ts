import type { Game, Timer } from '@mister-x/engine/core/game';
import { apply } from './apply.js';
import { seatsStoodInFor } from './closing.js';
import { closeMatch, decide, takeback, takebackRefusal } from './decide.js';
import { parseAction, parseOptions } from './input.js';
import { legalActions, sampleAction, sideActions, unlistedActionTypes } from './legal.js';
import { notice, openedSlots, redactForHistory, retention, secretMove } from './notice.js';
import { mayStepBeClosed } from './position.js';
import { isDealDue, seatPlan, start } from './setup.js';
import { stepId } from './step.js';
import { type Action, OUTCOMES, REFUSAL_CODES, type SherlockHolmes, type State, VARIANTS } from './types.js';
import { toAct, view, viewGroup } from './view.js';

export const sherlockHolmes: Game<SherlockHolmes> = {
  id: 'sherlock-holmes',
  version: 1,
  // A hand, thirty tokens seen, and a notebook with a few words on each place.
  secretRoom: 8_192,
  seats: { min: 1, max: 5 },
  variants: VARIANTS,
  codes: REFUSAL_CODES,
  outcomes: OUTCOMES,
  parseOptions,
  parseAction,
  seatPlan,
  // Everything is dealt after all have taken their seats, as an action of the referee's (CM-11).
  setup: (options) => ({ options }),
  optionsOf: ({ options }) => options,
  start,
  toAct,
  legalActions,
  unlistedActionTypes,
  sideActions,
  sampleAction,
  timers,
  decide,
  apply,
  outcome: ({ end }) => end ?? undefined,
  viewGroup,
  view,
  notice,
  retention,
  redactForHistory,
  secretMove,
  opens: openedSlots,
  takeback: { refusal: takebackRefusal, rule: takeback },
  host: { may: ({ type }) => HOST_ACTIONS.has(type), standsInFor: seatsStoodInFor },
  changes: {
    round: ({ turn }) => turn.round,
    includes: ({ type }) => type === 'marked' || type === 'jotted' || type === 'voted',
    configures: ({ type }) => type === 'configured',
  },
  // Nobody concedes: a table stops together (SH-78); a player who must leave is absent, and the host acts for them (SH-86).
  close: closeMatch,
};

const HOST_ACTIONS: ReadonlySet<string> = new Set([
  'configure',
  'nameFirst',
  'enterSymbol',
  'loadCodes',
  'bindToken',
  'unbind',
  'begin',
  'scan',
  'noteFor',
  'voteFor',
  'close',
]);

function timers(state: State): readonly Timer<Action>[] {
  if (isDealDue(state)) return [{ id: 'deal', ms: 0, action: { type: 'deal' } }];
  const { look, reveal, turn, options } = state;
  const { lestrade_window_s: window, reveal_seconds: shown, turn_seconds: step } = options.flags;
  const due: Timer<Action>[] = [];
  const add = (seconds: number, what: 'window' | 'reveal' | 'step', id: string): void => {
    due.push({
      ...{ id: `${what}-${id}`, ms: seconds * 1000, action: { type: 'expire', what, id } },
      shown: true,
    });
  };
  if (look?.open && window !== null) add(window, 'window', String(look.id));
  if (reveal !== null && shown !== null) add(shown, 'reveal', String(turn.number));
  if (step !== null && turn.number > 0 && state.phase !== 'over' && mayStepBeClosed(state)) {
    add(step, 'step', stepId(state));
  }
  return due;
}
