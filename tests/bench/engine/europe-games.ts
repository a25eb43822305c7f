import { REFEREE, type Seat, unwrap } from '@mister-x/engine';
import {
  type Action,
  type Event,
  misterXEurope as game,
  type State,
} from '@mister-x/engine/mister-x-europe';
import type { Dice } from './dice.js';
import type { Played } from './random-games.js';

/** Five hunters; the referee draws cards and hands, so that every game is complete in itself. */
export function europeDealt(dice: Dice): State {
  const flags = { start_source: 'server', hand_source: 'server' };
  const options = unwrap(game.parseOptions({ hunters: 5, flags }));
  let state = unwrap(game.start(game.setup(options, dice)));
  while (state.phase === 'registration') state = next(state, dice).state;
  return state;
}

/** One random game from the first turn to the outcome: actions are sampled, decided and folded, as in `playGame`. */
export function playEurope(start: State, dice: Dice): Played {
  let state = start;
  let legs = 0;
  let actions = 0;
  while (game.outcome(state) === undefined) {
    const made = next(state, dice);
    state = made.state;
    legs += made.legs;
    actions++;
  }
  return { legs, actions, listed: 0 };
}

function next(state: State, dice: Dice): { readonly state: State; readonly legs: number } {
  const { seat, action } = chosen(state, dice);
  const { events, states } = unwrap(game.decide(state, seat, action, dice));
  const legs = events.filter(({ type }) => LEGS.has(type)).length;
  return { state: states.at(-1) ?? state, legs };
}

const LEGS: ReadonlySet<Event['type']> = new Set([
  'legTaken',
  'secretLegTaken',
  'openLegTaken',
  'moved',
  'operated',
]);

function chosen(state: State, dice: Dice): { readonly seat: Seat; readonly action: Action } {
  const timer = game.timers(state)[0];
  if (timer !== undefined) return { seat: REFEREE, action: timer.action };
  // A hunter whose pawns cannot move waits for the others.
  for (const seat of dice.shuffle(game.toAct(state))) {
    const action = game.sampleAction(state, seat, dice);
    if (action !== undefined) return { seat, action };
  }
  throw new Error('nobody can act and there is no outcome');
}
