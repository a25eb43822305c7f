/** The word list is large: pages load it when words are to be shown. */
export { parseTakeoverWords, unknownWord, wordsOf } from '@mister-x/engine/trust';
