import { callServer, KEY_LENGTH, type LineCall, nobleSuite } from '@mister-x/engine/line';

/** The cryptography of the line, in a file of its own that pages load when they need it. */
export { type DeviceLine, LONG_REQUEST } from '@mister-x/engine/line';

/** `undefined` when this cannot be a server's key. */
export function callWith(key: string): LineCall | undefined {
  return callServer(nobleSuite, key, crypto.getRandomValues(new Uint8Array(KEY_LENGTH)));
}
