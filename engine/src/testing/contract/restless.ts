import type { GameTypes } from '../../core/game.js';
import type { Player, Observation } from '../../core/player.js';
import type { Rng } from '../../core/rng.js';

/** Who plays the random games of the contract suite: they know their positions, as people do, and nothing more. */

/** Lists are read so far; a longer list counts as endless and is sampled. */
export const LISTED_ACTIONS_MAX = 3_000;

/** Says yes or no where it is asked for a move back, or to give up: to that it mostly agrees. */
export function answeringPlayer<T extends GameTypes>(rng: Rng): Player<T> {
  return {
    choose: ({ view: { takeback, concession } }) => {
      if (takeback.open !== null) return { kind: 'answer-takeback', agree: rng.int(2) === 0 };
      if (concession.open !== null) return { kind: 'answer-concede', agree: rng.int(3) > 0 };
      return undefined;
    },
  };
}

/** Wants to give up, if others must agree. */
export function concedingPlayer<T extends GameTypes>(): Player<T> {
  return {
    choose: ({ seat, view }) => (view.concession.together.includes(seat) ? { kind: 'concede' } : undefined),
  };
}

/** Plays what the game samples, or any action of its list, so that both are tried. */
export function restlessPlayer<T extends GameTypes>(rng: Rng): Player<T> {
  return {
    choose: (position) => (rng.int(2) === 0 ? position.sample(rng) : anyListed(position, rng)),
  };
}

function anyListed<T extends GameTypes>({ choices }: Observation<T>, rng: Rng) {
  const { actions } = readList(choices.actions);
  return actions.length === 0 ? undefined : ({ kind: 'act', action: rng.pick(actions) } as const);
}

export function readList<Action>(
  list: Iterable<Action>,
  limit: number = LISTED_ACTIONS_MAX,
): { readonly actions: readonly Action[]; readonly complete: boolean } {
  const actions: Action[] = [];
  for (const action of list) {
    if (actions.length >= limit) return { actions, complete: false };
    actions.push(action);
  }
  return { actions, complete: true };
}
