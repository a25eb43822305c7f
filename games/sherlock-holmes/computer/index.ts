import { computerOf, makeComputers } from '@mister-x/engine/core/computer';
import { chosenPack } from '../rules/chosen-pack.js';
import { FLAGS_FOR_COMPUTERS } from '../rules/flags.js';
import { sherlockHolmes } from '../rules/game.js';
import type { SherlockHolmes } from '../rules/types.js';
import { collectorPlayer } from './collector.js';

/** Players of this game: they see what their seats see. */

export { collectorPlayer };

export const sherlockComputers = makeComputers<SherlockHolmes>(
  () => ({ easy: (options, rng) => computerOf(collectorPlayer(chosenPack(options), rng)) }),
  {
    game: sherlockHolmes,
    fits: ({ flags }) => flags.card_source === FLAGS_FOR_COMPUTERS.card_source,
    table: (seats) => ({ seats, flags: { ...FLAGS_FOR_COMPUTERS, first_player: 'random' } }),
  },
);
