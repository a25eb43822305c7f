import type { Player } from '@mister-x/engine/core/player';
import type { Rng } from '@mister-x/engine/core/rng';
import type { Action, Mafia } from '../rules/types.js';

/**
 * Someone who opens what he can, moves his prisoners, and buys figures out now and then. He seldom passes and
 * never votes to stop, so that his games show whether the rules bring one to its end.
 */
export function openingPlayer(rng: Rng): Player<Mafia> {
  return {
    choose: (position) => {
      const { phase } = position.view.game;
      if (phase === 'layout') return position.sample(rng);
      const actions = [...position.choices.actions];
      const action = mostValuableAction(actions, rng);
      return action === undefined ? undefined : { kind: 'act', action };
    },
  };
}

function mostValuableAction(actions: readonly Action[], rng: Rng): Action | undefined {
  if (actions.length === 0) return undefined;
  const wanted = actions.filter(({ type }) => type !== 'pass' && type !== 'confirm');
  // A seat that may pay does so every second time: a round must come to its end.
  const isPaying = wanted.some(({ type }) => type === 'ransom');
  const holdsOn = wanted.length > 0 && rng.int(isPaying ? 2 : 25) > 0;
  return rng.pick(holdsOn ? wanted : actions);
}
