import { REFEREE, unwrap } from '@mister-x/engine';
import {
  type Action,
  type Event,
  scotlandYard as game,
  type Options,
  type State,
  type Variant,
} from '@mister-x/engine/scotland-yard';
import type { Dice } from './dice.js';

/** Five detectives; the referee draws the start cards, so that every game is complete in itself. */
export function optionsOf(variant: Variant): Options {
  return unwrap(game.parseOptions({ variant, hunters: 5, flags: { start_source: 'server' } }));
}

export type Played = { readonly legs: number; readonly actions: number; readonly listed: number };

/**
 * One random game from the first turn to the outcome: every legal action of the seat to move is
 * listed, one is picked, decided and folded. Rules alone: no match around them, and each event is
 * folded once, by `decide`.
 */
export function playGame(start: State, dice: Dice): Played {
  let state = start;
  let legs = 0;
  let actions = 0;
  let listed = 0;
  while (game.outcome(state) === undefined) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) throw new Error('nobody may act and there is no outcome');
    const pool: readonly Action[] = [...game.legalActions(state, seat)];
    listed += pool.length;
    actions++;
    const { events, states } = unwrap(game.decide(state, seat, dice.pick(pool), dice));
    for (const event of events) {
      if (isLeg(event)) legs++;
    }
    state = states.at(-1) ?? state;
  }
  return { legs, actions, listed };
}

function isLeg({ type }: Event): boolean {
  return type === 'legTaken' || type === 'moved';
}

export function dealt(options: Options, dice: Dice): State {
  const empty = unwrap(game.start(game.setup(options, dice)));
  return unwrap(game.decide(empty, REFEREE, { type: 'deal' }, dice)).states.at(-1) ?? empty;
}
