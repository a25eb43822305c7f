import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from '@mister-x/engine/protocol';

type RandomInputs = {
  /** A secret key of P-256 that is used once. */
  readonly secret?: Uint8Array;
  readonly salt?: Uint8Array;
};

/** One record holds it all; the field is what RFC 8188 counts. */
const RECORD_BYTES = 4_096;
/** Ends the last record (RFC 8188). */
const LAST_RECORD_DELIMITER = 2;

/** A message that the browser reads and its push service cannot (RFC 8291, RFC 8188). */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>,
  { secret, salt = randomBytes(16) }: RandomInputs = {},
): Buffer {
  const own = createECDH('prime256v1');
  if (secret === undefined) own.generateKeys();
  else own.setPrivateKey(secret);
  const ownPoint = own.getPublicKey();
  const point = Buffer.from(p256dh, 'base64url');
  const shared = own.computeSecret(point);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, ownPoint]);
  const input = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const box = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.of(LAST_RECORD_DELIMITER)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(ownPoint.length), ownPoint, box]);
}

function derive(input: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length));
}

/** What a browser gave as its keys is a point of the curve and a secret of the right length. */
export function isSubscription({ p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
