import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Suite } from './suite.js';
import { x25519 } from './x25519.js';

/** For pages over plain HTTP, where browsers offer no `crypto.subtle`. */
export const nobleSuite: Suite = {
  sha256,
  hmac: (key, bytes) => hmac(sha256, key, bytes),
  publicKey: (secretKey) => x25519.getPublicKey(secretKey),
  agree: (secretKey, publicKey) => orNothing(() => x25519.getSharedSecret(secretKey, publicKey)),
  aead: (key) => ({
    seal: (nonce, plain, associated) => chacha20poly1305(key, nonce, associated).encrypt(plain),
    open: (nonce, box, associated) =>
      orNothing(() => chacha20poly1305(key, nonce, associated).decrypt(box)),
  }),
};

/** The libraries throw where an input is not genuine. */
function orNothing(work: () => Uint8Array): Uint8Array | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
