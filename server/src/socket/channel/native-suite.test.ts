import { randomBytes } from 'node:crypto';
import {
  answerHandshake,
  startHandshake,
  nobleSuite,
  HANDSHAKE_PROLOGUE,
  type CipherSuite,
} from '@mister-x/engine/channel';
import { describe, expect, it } from 'vitest';
import { nativeSuite } from './native-suite.js';

const key = (byte: number) => new Uint8Array(32).fill(byte);
const same = (a: Uint8Array | undefined, b: Uint8Array | undefined) =>
  expect(a && Buffer.from(a).toString('hex')).toBe(b && Buffer.from(b).toString('hex'));

describe('the native primitives', () => {
  it('compute what those of the browser compute', () => {
    for (let round = 0; round < 20; round++) {
      const [a, b, plain, associated] = [32, 32, round * 31, round].map((n) => randomBytes(n));
      if (!a || !b || !plain || !associated) throw new Error('no bytes');
      same(nativeSuite.sha256(plain), nobleSuite.sha256(plain));
      same(nativeSuite.hmac(a, plain), nobleSuite.hmac(a, plain));
      same(nativeSuite.publicKey(a), nobleSuite.publicKey(a));
      const theirs = nobleSuite.publicKey(b);
      same(nativeSuite.agree(a, theirs), nobleSuite.agree(a, theirs));
      const nonce = randomBytes(12);
      const box = nativeSuite.aead(a).seal(nonce, plain, associated);
      same(box, nobleSuite.aead(a).seal(nonce, plain, associated));
      same(nativeSuite.aead(a).open(nonce, box, associated), plain);
    }
  });

  it('open nothing that is not genuine, and agree with nobody on a key of small order', () => {
    const aead = nativeSuite.aead(key(1));
    const box = aead.seal(new Uint8Array(12), key(2), key(3));
    expect(aead.open(new Uint8Array(12), box, key(4))).toBeUndefined();
    expect(aead.open(new Uint8Array(12), box.subarray(0, 15), key(3))).toBeUndefined();
    for (let at = 0; at < box.length; at++) {
      const altered = Uint8Array.from(box);
      altered[at] = (altered[at] ?? 0) ^ 128;
      expect(aead.open(new Uint8Array(12), altered, key(3)), `byte ${at}`).toBeUndefined();
    }
    expect(nativeSuite.agree(key(1), key(0))).toBeUndefined();
    expect(nativeSuite.agree(key(1), Uint8Array.from(key(0)).fill(1, 0, 1))).toBeUndefined();
  });

  it.each<[string, CipherSuite, CipherSuite]>([
    ['a browser calls the server', nobleSuite, nativeSuite],
    ['a program calls the server', nativeSuite, nativeSuite],
  ])('shake hands: %s', (_who, client, server) => {
    const staticKey = { secret: key(7), public: server.publicKey(key(7)) };
    const calling = startHandshake(client, staticKey.public, {
      prologue: HANDSHAKE_PROLOGUE,
      ephemeral: key(8),
    });
    const hello = calling?.hello ?? key(0);
    const heard = answerHandshake(server, staticKey, hello, {
      prologue: HANDSHAKE_PROLOGUE,
      ephemeral: key(9),
    });
    const channel = calling?.answered(heard?.answer ?? key(0));
    const box = channel?.ciphers.send.seal(key(5));
    same(heard?.ciphers.receive.open(box ?? key(0)), key(5));
  });
});
