import { flagsInForce } from '@mister-x/engine/core/flag-table';
import { PRESETS } from './flags.js';
import type { Flags, View } from './types.js';

/** What pages may take from the game: the pack, the words, and what follows from a view. No parsers, no rules of the server's. */

export { isPackId } from '@mister-x/engine/packs/custom-pack';
export { DEFAULT_HOLMES_PACK_FILE } from './data/london.js';
export { FLAG_CHOICES, FLAGS, type FlagChoice, FLAGS_FOR_COMPUTERS, PRESETS } from './flags.js';
export { CHARACTER_ICONS, type Icon, typeIcon } from './icons.js';
export { secretDecision, secretHand, retention } from './notice.js';
export {
  cardOf,
  cardsOf,
  nextOnLoop,
  type Pack,
  compiledPackOf,
  pipsOf,
  placesInWalk,
  stopNumberOf,
  tokenOf,
  tokensOf,
  typographic,
  pathsFrom,
  roadsOf,
} from './pack.js';
export { stepId } from './step.js';
export * from './types.js';

/** The flags in force, out of a view. */
export function flagsOf(view: View): Flags {
  return flagsInForce(PRESETS, view);
}
