import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
} from 'node:crypto';
import { type Aead, type CipherSuite, TAG_LENGTH } from '@mister-x/engine/channel';

/** What stands before the 32 bytes of an X25519 key in DER (RFC 8410). */
const SECRET_KEY_DER_PREFIX = Buffer.from('302e020100300506032b656e04220420', 'hex');
const PUBLIC_KEY_DER_PREFIX = Buffer.from('302a300506032b656e032100', 'hex');
const CIPHER = 'chacha20-poly1305';

const secretKeyOf = (secretKey: Uint8Array) =>
  createPrivateKey({
    key: Buffer.concat([SECRET_KEY_DER_PREFIX, secretKey]),
    format: 'der',
    type: 'pkcs8',
  });

/** The primitives of the channel from Node's own library, some twenty times faster than in script. */
export const nativeSuite: CipherSuite = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
  publicKey: (secretKey) => {
    const exported = createPublicKey(secretKeyOf(secretKey)).export({
      format: 'der',
      type: 'spki',
    });
    return exported.subarray(PUBLIC_KEY_DER_PREFIX.length);
  },
  agree: (secretKey, publicKey) => {
    try {
      return diffieHellman({
        privateKey: secretKeyOf(secretKey),
        publicKey: createPublicKey({
          key: Buffer.concat([PUBLIC_KEY_DER_PREFIX, publicKey]),
          format: 'der',
          type: 'spki',
        }),
      });
    } catch {
      // A point of small order, whose product is zero.
      return undefined;
    }
  },
  aead: (key): Aead => ({
    seal: (nonce, plain, associated) => {
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_LENGTH });
      cipher.setAAD(associated, { plaintextLength: plain.length });
      return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open: (nonce, box, associated) => {
      if (box.length < TAG_LENGTH) return undefined;
      const end = box.length - TAG_LENGTH;
      const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_LENGTH });
      cipher.setAAD(associated, { plaintextLength: end });
      cipher.setAuthTag(box.subarray(end));
      try {
        return Buffer.concat([cipher.update(box.subarray(0, end)), cipher.final()]);
      } catch {
        return undefined;
      }
    },
  }),
};
