import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/**
 * The primitives under the channel: X25519 (RFC 7748), SHA-256 and HMAC (RFC 2104), and
 * ChaCha20-Poly1305 (RFC 8439). The browser's come from the noble libraries (`nobleSuite`), a
 * server may bring native ones; what they compute is the same.
 */
export type CipherSuite = {
  readonly sha256: (bytes: Uint8Array) => Uint8Array;
  readonly hmac: (key: Uint8Array, bytes: Uint8Array) => Uint8Array;
  readonly publicKey: (secretKey: Uint8Array) => Uint8Array;
  /** `undefined` for a public key of small order, with which nothing would be secret. */
  readonly agree: (secretKey: Uint8Array, publicKey: Uint8Array) => Uint8Array | undefined;
  readonly aead: (key: Uint8Array) => Aead;
};

/** One key of ChaCha20-Poly1305. The caller never uses a nonce of 12 bytes twice. */
export type Aead = {
  readonly seal: (nonce: Uint8Array, plain: Uint8Array, associated: Uint8Array) => Uint8Array;
  /** `undefined` when the box is not the one that was sealed. */
  readonly open: (nonce: Uint8Array, box: Uint8Array, associated: Uint8Array) => Uint8Array | undefined;
};

/** Bytes of a key, secret or public. */
export const KEY_LENGTH = 32;
/** Bytes by which a box is longer than what is in it. */
export const TAG_LENGTH = 16;

/** For pages over plain HTTP, where browsers offer no `crypto.subtle`. */
export const nobleSuite: CipherSuite = {
  sha256,
  hmac: (key, bytes) => hmac(sha256, key, bytes),
  publicKey: (secretKey) => x25519.getPublicKey(secretKey),
  agree: (secretKey, publicKey) => undefinedIfThrown(() => x25519.getSharedSecret(secretKey, publicKey)),
  aead: (key) => ({
    seal: (nonce, plain, associated) => chacha20poly1305(key, nonce, associated).encrypt(plain),
    open: (nonce, box, associated) => undefinedIfThrown(() => chacha20poly1305(key, nonce, associated).decrypt(box)),
  }),
};

/** The libraries throw where an input is not genuine. */
function undefinedIfThrown(work: () => Uint8Array): Uint8Array | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The prime of RFC 7748. */
const P = 2n ** 255n - 19n;

/**
 * X25519 from the library's own ladder. Its ready-made one brings the Edwards curve along, for faster
 * public keys: 7 kB more to load for some milliseconds once a connection.
 */
export const x25519 = montgomery({
  P,
  type: 'x25519',
  powPminus2: (x) => pow(x, P - 2n, P),
  adjustScalarBytes: (scalar: Uint8Array) => {
    const clamped = Uint8Array.from(scalar);
    clamped[0] = (clamped[0] ?? 0) & 248;
    clamped[31] = ((clamped[31] ?? 0) & 127) | 64;
    return clamped;
  },
});
