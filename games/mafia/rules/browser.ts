import { flagsInForce } from '@mister-x/engine/core/flag-table';
import { PRESETS } from './flags.js';
import type { Flags, View } from './types.js';

/** What pages may take from the game: the pack, the words, and what follows from a view. No parsers, no rules of the server's. */

export { isPackId } from '@mister-x/engine/packs/custom-pack';
export { DEFAULT_MAFIA_PACK_FILE } from './data/city.js';
export {
  FLAG_CHOICES,
  FLAGS,
  type FlagChoice,
  FLAGS_FOR_COMPUTERS,
  FORUM_FLAGS,
  flagsOfPack,
  FIRST_PLAYER_BY_LOT,
  PRESETS,
} from './flags.js';
export { CARD_ICONS, CLAN_ICONS, cardIcon, type Icon, STATE_ICONS, SUIT_ICONS } from './icons.js';
export {
  secretDraw,
  secretExchange,
  secretHand,
  secretLayout,
  secretPlan,
  retention,
} from './notice.js';
export {
  cardByCode,
  cardOf,
  clanOf,
  codeOf,
  colourOf,
  inDeckOrder,
  isAdjacent,
  isKnightAway,
  ownerOf,
  type Pack,
  compiledPackOf,
  perClan,
} from './pack.js';
export { planChangeFrom, storedPlan } from './stored-plan.js';
export * from './types.js';

/** The flags in force, out of a view. */
export function flagsOf(view: View): Flags {
  return flagsInForce(PRESETS, view);
}
