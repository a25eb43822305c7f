import { taggedHash, toBase64Url } from '../../core/bytes.js';
import { HEAD_WORDS, wordsOf } from '../../trust/words.js';

const TAG = 'mister-x/line-key/1';

/**
 * A server's channel key as people compare it: six words, 66 bits, for which nobody in between finds
 * a key of his own. Apart from the channel itself, as the list of words is long.
 */
export function checkWordsOf(serverKey: Uint8Array): readonly string[] {
  return wordsOf(toBase64Url(taggedHash(TAG, serverKey)), HEAD_WORDS);
}
