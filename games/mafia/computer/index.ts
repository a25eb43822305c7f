import { computerOf, makeComputers } from '@mister-x/engine/core/computer';
import { chosenPack } from '../rules/chosen-pack.js';
import { FOR_COMPUTERS } from '../rules/flags.js';
import { mafia } from '../rules/game.js';
import type { Mafia } from '../rules/types.js';
import { careful } from './careful.js';
import { opener } from './opener.js';

/** Players of this game: they see what their seats see. */

export { opener };

export const mafiaComputers = makeComputers<Mafia>(
  () => ({ easy: (options, rng) => computerOf(careful(chosenPack(options), rng)) }),
  {
    game: mafia,
    fits: ({ flags }) => flags.card_source === FOR_COMPUTERS.card_source,
    table: () => ({ flags: FOR_COMPUTERS }),
  },
);
