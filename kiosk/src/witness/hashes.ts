/** The hashes of a match, in a file of their own that pages load when they need it. */

export { fetchRecord } from '@mister-x/engine/protocol';
export { headsOf, linksOf } from '@mister-x/engine/record/chain';
export {
  combineSeed,
  commit,
  commitToShare,
  drawLots,
  isExtendedBy,
  headAfterIfPossible,
  isOpeningOf,
  shareNameOfPlace,
  shortCommitment,
} from '@mister-x/engine/trust';
