import { keyNumberOf } from '@mister-x/engine/channel/check-number';
import { fromBase64Url } from '@mister-x/engine/trust';

/**
 * What makes check numbers of hashes and keys: pages load it when a number is to be shown. In one
 * module, as a browser that lost a part of several would never ask for that part again (`refetching`).
 */
export { checkNumberOf } from '@mister-x/engine/trust';

/** A key as people compare it; `undefined` for none. */
export function keyNumber(key: string): string | undefined {
  const bytes = fromBase64Url(key, 32);
  return bytes && keyNumberOf(bytes);
}
