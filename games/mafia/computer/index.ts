import { computerOf, makeComputers } from '@mister-x/engine/core/computer';
import { chosenPack } from '../rules/chosen-pack.js';
import { FLAGS_FOR_COMPUTERS } from '../rules/flags.js';
import { mafia } from '../rules/game.js';
import type { Mafia } from '../rules/types.js';
import { carefulPlayer } from './careful.js';
import { openingPlayer } from './opener.js';

/** Players of this game: they see what their seats see. */

export { openingPlayer };

export const mafiaComputers = makeComputers<Mafia>(
  () => ({ easy: (options, rng) => computerOf(carefulPlayer(chosenPack(options), rng)) }),
  {
    game: mafia,
    fits: ({ flags }) => flags.card_source === FLAGS_FOR_COMPUTERS.card_source,
    table: () => ({ flags: FLAGS_FOR_COMPUTERS }),
  },
);
