import { taggedHash, toBase64Url } from '../../core/bytes.js';
import { checkNumberOf } from '../../trust/check-number.js';

const TAG = 'mister-x/channel-key/1';

/**
 * A server's channel key as people compare it: 66 bits, for which nobody in between finds a key of
 * his own. Apart from the channel itself, as few pages need it.
 */
export function keyNumberOf(serverKey: Uint8Array): string {
  return checkNumberOf(toBase64Url(taggedHash(TAG, serverKey)));
}
