import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Aead, KEY_LENGTH, type CipherSuite, TAG_LENGTH } from './suite.js';

/**
 * The handshake `NK` of the Noise Protocol Framework, revision 34 (noiseprotocol.org): the server's
 * static key is known beforehand, the client has none, and both make a key pair for this connection.
 *
 *     <- s
 *     ...
 *     -> e, es
 *     <- e, ee
 *
 * Anyone who records the channel and learns the static key later still cannot read it (`ee`); anyone who does
 * not hold the static key cannot answer (`es`).
 */
const PROTOCOL_NAME = 'Noise_NK_25519_ChaChaPoly_SHA256';
const NO_BYTES: Uint8Array = new Uint8Array(0);

/** Both directions of a channel, as one side sees them. */
export type ChannelCiphers = { readonly send: CipherState; readonly receive: CipherState };

/** The symmetric state of section 5.2: what was said so far, and the keys that come of it. */
class HandshakeState {
  private chainingKey: Uint8Array;
  private hash: Uint8Array;
  private cipher: CipherState | undefined;

  constructor(
    private readonly suite: CipherSuite,
    prologue: Uint8Array,
    serverKey: Uint8Array,
  ) {
    // The name has exactly the length of a hash, so it is taken as it is.
    this.hash = utf8ToBytes(PROTOCOL_NAME);
    this.chainingKey = this.hash;
    this.mix(prologue);
    this.mix(serverKey);
  }

  mix(bytes: Uint8Array): void {
    this.hash = this.suite.sha256(concatBytes(this.hash, bytes));
  }

  mixKey(shared: Uint8Array): void {
    const [chainingKey, key] = this.derive(shared);
    this.chainingKey = chainingKey;
    this.cipher = new CipherState(this.suite.aead(key));
  }

  seal(plain: Uint8Array): Uint8Array {
    if (this.cipher === undefined) throw new Error('nothing was agreed on yet');
    const box = this.cipher.seal(plain, this.hash);
    this.mix(box);
    return box;
  }

  open(box: Uint8Array): Uint8Array | undefined {
    const plain = this.cipher?.open(box, this.hash);
    if (plain !== undefined) this.mix(box);
    return plain;
  }

  /** Client to server first. */
  split(): readonly [CipherState, CipherState] {
    const [up, down] = this.derive(NO_BYTES);
    return [new CipherState(this.suite.aead(up)), new CipherState(this.suite.aead(down))];
  }

  /** HKDF (RFC 5869) with two outputs, the chaining key as its salt. */
  private derive(input: Uint8Array): readonly [Uint8Array, Uint8Array] {
    const { hmac } = this.suite;
    const secret = hmac(this.chainingKey, input);
    const first = hmac(secret, Uint8Array.of(1));
    return [first, hmac(secret, concatBytes(first, Uint8Array.of(2)))];
  }
}

export type HandshakeInput = {
  readonly prologue: Uint8Array;
  /** 32 fresh random bytes, used for this channel and for nothing else. */
  readonly ephemeral: Uint8Array;
  readonly payload?: Uint8Array;
};

/** Sent, but not yet answered. */
export type PendingHandshake = {
  readonly hello: Uint8Array;
  /** `undefined` when the answer does not come from the holder of the static key. */
  readonly answered: (
    answer: Uint8Array,
  ) => { readonly ciphers: ChannelCiphers; readonly payload: Uint8Array } | undefined;
};

/** The client's side. `undefined` when `serverKey` cannot be anybody's key. */
export function startHandshake(
  suite: CipherSuite,
  serverKey: Uint8Array,
  { prologue, ephemeral, payload = NO_BYTES }: HandshakeInput,
): PendingHandshake | undefined {
  const said = new HandshakeState(suite, prologue, serverKey);
  const own = suite.publicKey(ephemeral);
  said.mix(own);
  const known = suite.agree(ephemeral, serverKey);
  if (known === undefined) return undefined;
  said.mixKey(known);
  return {
    hello: concatBytes(own, said.seal(payload)),
    answered: (answer) => {
      const message = splitMessage(answer);
      if (message === undefined) return undefined;
      const { key: theirs, box } = message;
      said.mix(theirs);
      const shared = suite.agree(ephemeral, theirs);
      if (shared === undefined) return undefined;
      said.mixKey(shared);
      const payload = said.open(box);
      if (payload === undefined) return undefined;
      const [send, receive] = said.split();
      return { ciphers: { send, receive }, payload };
    },
  };
}

/** The server's side. `undefined` when the client called someone else, or nothing that is a call. */
export function answerHandshake(
  suite: CipherSuite,
  staticKey: { readonly secret: Uint8Array; readonly public: Uint8Array },
  hello: Uint8Array,
  { prologue, ephemeral, payload = NO_BYTES }: HandshakeInput,
): { readonly answer: Uint8Array; readonly ciphers: ChannelCiphers; readonly payload: Uint8Array } | undefined {
  const said = new HandshakeState(suite, prologue, staticKey.public);
  const message = splitMessage(hello);
  if (message === undefined) return undefined;
  const { key: theirs, box } = message;
  said.mix(theirs);
  const known = suite.agree(staticKey.secret, theirs);
  if (known === undefined) return undefined;
  said.mixKey(known);
  const heard = said.open(box);
  if (heard === undefined) return undefined;
  const own = suite.publicKey(ephemeral);
  said.mix(own);
  const shared = suite.agree(ephemeral, theirs);
  if (shared === undefined) return undefined;
  said.mixKey(shared);
  const answer = concatBytes(own, said.seal(payload));
  const [receive, send] = said.split();
  return { answer, ciphers: { send, receive }, payload: heard };
}

type HandshakeMessage = { readonly key: Uint8Array; readonly box: Uint8Array };

/** The key and the box behind it; `undefined` when the message is too short for both. */
function splitMessage(message: Uint8Array): HandshakeMessage | undefined {
  if (message.length < KEY_LENGTH + TAG_LENGTH) return undefined;
  return { key: message.slice(0, KEY_LENGTH), box: message.slice(KEY_LENGTH) };
}

/**
 * One direction of a channel. Both sides count its boxes and nobody says a number: a box that was
 * repeated, left out, swapped or altered does not open, and neither does anything after it.
 */
export class CipherState {
  private count = 0;
  private broken = false;

  constructor(private readonly aead: Aead) {}

  seal(plain: Uint8Array, associated = NO_BYTES): Uint8Array {
    return this.aead.seal(this.nonce(), plain, associated);
  }

  open(box: Uint8Array, associated = NO_BYTES): Uint8Array | undefined {
    if (this.broken) return undefined;
    const plain = this.aead.open(this.nonce(), box, associated);
    this.broken = plain === undefined;
    return plain;
  }

  /** Four zero bytes and the count in eight, least significant first (section 12.3). */
  private nonce(): Uint8Array {
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setBigUint64(4, BigInt(this.count++), true);
    return nonce;
  }
}
