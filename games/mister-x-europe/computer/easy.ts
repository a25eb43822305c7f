import { itemOfLeastCost } from '@mister-x/engine/core/choosing';
import type { Player } from '@mister-x/engine/core/player';
import type { Rng } from '@mister-x/engine/core/rng';
import { distancesOn } from '../../pursuit/rules/distances.js';
import type { MisterXBelief } from '../rules/belief.js';
import type { EuropeBoard } from '../rules/board.js';
import type { Action, MisterXEurope } from '../rules/types.js';
import { goalsOf, actionsWorthListing } from './choosing.js';

/** Players who look no further than to where someone comes next, as on a first evening. */

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Moves where it is nearest, on the average, to the cities where X can be, and plays specials only where nothing else is left. */
export function easyHunter(board: EuropeBoard, belief: MisterXBelief, rng: Rng): Player<MisterXEurope> {
  const distance = distancesOn(board);
  return {
    choose: (position) => {
      const { game: view } = position.view;
      const actions = rng.shuffle(actionsWorthListing(view, position.choices.actions));
      const moves = actions.filter((action): action is ActionOf<'move'> => action.type === 'move');
      const places = [...belief.places()];
      const far = ({ stop }: ActionOf<'move'>) => places.reduce((sum, place) => sum + distance(stop, place), 0);
      const action = itemOfLeastCost(moves, far) ?? actions[0];
      return action === undefined ? position.sample(rng) : { kind: 'act', action };
    },
  };
}

/** Goes by single legs to the nearest goal, and away from a detective who could catch him next. */
export function easyX(board: EuropeBoard, rng: Rng): Player<MisterXEurope> {
  const distance = distancesOn(board);
  return {
    choose: (position) => {
      const { game: view } = position.view;
      const actions = rng.shuffle(actionsWorthListing(view, position.choices.actions));
      const goals = goalsOf(board, view);
      const pawns = view.detectives.flatMap(({ stop }) => stop ?? []);
      const cost = ({ legs, special }: ActionOf<'travel'>) => {
        const stop = legs.at(-1)?.stop ?? 0;
        const near = Math.min(...pawns.map((pawn) => distance(pawn, stop)));
        const way = Math.min(...goals.map((goal) => distance(stop, goal)));
        return way + (near <= 1 ? 10 : 0) + (special === undefined ? 0 : 5);
      };
      const travels = actions.filter((action): action is ActionOf<'travel'> => action.type === 'travel');
      const action = itemOfLeastCost(travels, cost) ?? actions[0];
      return action === undefined ? position.sample(rng) : { kind: 'act', action };
    },
  };
}
