import { type ChannelCall, callServer, KEY_LENGTH, nobleSuite } from '@mister-x/engine/channel';

/** The cryptography of the channel, in a file of its own that pages load when they need it. */
export { type ClientChannel, REQUEST_BYTES_MAX } from '@mister-x/engine/channel';

/** `undefined` when this cannot be a server's key. */
export function callServerWithKey(key: string): ChannelCall | undefined {
  return callServer(nobleSuite, key, crypto.getRandomValues(new Uint8Array(KEY_LENGTH)));
}
