/**
 * The primitives under the channel: X25519 (RFC 7748), SHA-256 and HMAC (RFC 2104), and
 * ChaCha20-Poly1305 (RFC 8439). The browser's come from the noble libraries (`noble-suite.ts`), a
 * server may bring native ones; what they compute is the same.
 */
export type Suite = {
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
  readonly open: (
    nonce: Uint8Array,
    box: Uint8Array,
    associated: Uint8Array,
  ) => Uint8Array | undefined;
};

/** Bytes of a key, secret or public. */
export const KEY_LENGTH = 32;
/** Bytes by which a box is longer than what is in it. */
export const TAG_LENGTH = 16;
