/** The word list is large: pages load it when words are to be shown. */
export { parseHeadWords, unknownWord, wordsOf } from '@mister-x/engine/trust';
