/** The word list is large: pages load it when words are to be shown. */
export { wordsOf } from '@mister-x/engine/trust';
