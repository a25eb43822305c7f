import { checkWordsOf } from '@mister-x/engine/channel/check-words';
import { fromBase64Url } from '@mister-x/engine/trust';

/**
 * All that needs the list of words, which is large: pages load it when words are to be shown. In one
 * module, as a browser that lost a part of several would never ask for that part again (`refetching`).
 */
export { parseTakeoverWords, unknownWord, wordsOf } from '@mister-x/engine/trust';

/** A key as people compare it; `undefined` for none. */
export function checkWords(key: string): readonly string[] | undefined {
  const bytes = fromBase64Url(key, 32);
  return bytes && checkWordsOf(bytes);
}
