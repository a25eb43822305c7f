import { itemOfLeastCost } from '@mister-x/engine/core/choosing';
import type { Player } from '@mister-x/engine/core/player';
import type { Rng } from '@mister-x/engine/core/rng';
import { cardOf, type Pack } from '../rules/pack.js';
import type { CardType } from '../rules/pack-file.js';
import type { Action, Mafia, View } from '../rules/types.js';

/** The law first, which stands from then on; then those who pay and protect; goods when a buyer may be there. */
const OPENING_ORDER: readonly CardType[] = [
  'police',
  'commissioner',
  'prosecutor',
  'buyer',
  'lawyer',
  'witness',
  'good',
];
/** Once in so many turns he does whatever comes first, a pass included: a round must come to its end. */
const ANY_ACTION_ONE_IN = 100;

type Open = Extract<Action, { type: 'open' }>;

/** Someone who opens his cards in a sensible order, hardly ever passes while one is left, and pays no ransom. */
export function carefulPlayer(pack: Pack, rng: Rng): Player<Mafia> {
  return {
    choose: (position) => {
      const { game: view } = position.view;
      if (view.phase === 'layout') return position.sample(rng);
      const actions = rng.shuffle([...position.choices.actions]);
      const wanted = actions.filter(({ type }) => !['pass', 'confirm', 'ransom'].includes(type));
      const holdsOn = wanted.length > 0 && rng.int(ANY_ACTION_ONE_IN) > 0;
      const action = holdsOn ? (firstOpening(pack, view, wanted) ?? wanted[0]) : turnEndingAction(actions);
      return action && { kind: 'act', action };
    },
  };
}

/** The first that there is, and a ransom only where nothing else is left. */
function turnEndingAction(actions: readonly Action[]): Action | undefined {
  return actions.find(({ type }) => type !== 'ransom') ?? actions[0];
}

function firstOpening(pack: Pack, { own }: View, wanted: readonly Action[]): Open | undefined {
  const laid = new Map(own?.laid.map(({ quarter, card }) => [quarter, card]));
  const rank = ({ quarter }: Open) => {
    const card = laid.get(quarter);
    const at = card === undefined ? -1 : OPENING_ORDER.indexOf(cardOf(pack, card).type);
    return at < 0 ? OPENING_ORDER.length : at;
  };
  return itemOfLeastCost(
    wanted.filter((action): action is Open => action.type === 'open'),
    rank,
  );
}
