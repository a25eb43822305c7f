import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEY_LENGTH } from '@mister-x/engine/channel';
import { keyNumberOf } from '@mister-x/engine/channel/check-number';
import { type Base64Url, fromBase64Url, toBase64Url } from '@mister-x/engine/trust';
import { writeAtomically } from '../../database/data-folder.js';
import type { StartFailure } from '../../runtime/failure.js';
import { nativeSuite } from './native-suite.js';

/** What this server is known by on the channel: the same for as long as its data folder. */
export type ChannelKey = {
  readonly secret: Uint8Array;
  readonly public: Uint8Array;
  /** The public key as links carry it. */
  readonly text: Base64Url;
  readonly number: string;
};

const CHANNEL_KEY_FILE = 'channel-key';

/** The secret of a data folder, in base64url. */
export function loadChannelSecret(dataDir: string): Promise<Base64Url | StartFailure> {
  return loadKey(
    join(dataDir, CHANNEL_KEY_FILE),
    (kept) => fromBase64Url(kept, KEY_LENGTH) !== undefined,
    () => toBase64Url(randomBytes(KEY_LENGTH)),
  );
}

export function channelKeyOf(text: Base64Url): ChannelKey {
  const secret = Buffer.from(text, 'base64url');
  const publicKey = nativeSuite.publicKey(secret);
  return {
    secret,
    public: publicKey,
    text: toBase64Url(publicKey),
    number: keyNumberOf(publicKey),
  };
}

/**
 * A key in a file of its own, made when it is first asked for and readable by its owner only. A file
 * that holds none is left as it is: what trusts the old key would refuse another one.
 */
async function loadKey(
  path: string,
  isKey: (text: string) => boolean,
  make: () => string,
): Promise<string | StartFailure> {
  try {
    const key = (await readFile(path, 'utf8')).trim();
    return isKey(key) ? key : { code: 'KEY_DAMAGED', path };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error;
  }
  const key = make();
  await writeAtomically(path, `${key}\n`);
  return key;
}
