import { checkWordsOf } from '@mister-x/engine/channel/check-words';
import { fromBase64Url } from '@mister-x/engine/trust';

/** A key as people compare it, in a file of its own that pages load when they need it; `undefined` for none. */
export function checkWords(key: string): readonly string[] | undefined {
  const bytes = fromBase64Url(key, 32);
  return bytes && checkWordsOf(bytes);
}
