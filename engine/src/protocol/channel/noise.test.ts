import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { nobleSuite as suite } from './suite.js';
import { answerHandshake, startHandshake } from './noise.js';

/**
 * The vector `Noise_NK_25519_ChaChaPoly_SHA256` of the collection `cacophony.txt`, which Noise
 * implementations share (Haskell's cacophony, Rust's snow and others pass it).
 */
const VECTOR = {
  prologue: '4a6f686e2047616c74',
  clientEphemeral: '893e28b9dc6ca8d611ab664754b8ceb7bac5117349a4439a6b0569da977c464a',
  serverPublic: '31e0303fd6418d2f8c0e78b91f22e8caed0fbe48656dcf4767e4834f701b8f62',
  serverStatic: '4a3acbfdb163dec651dfa3194dece676d437029c62a408b4c5ea9114246e4893',
  serverEphemeral: 'bbdb4cdbd309f1a1f2e1456967fe288cadd6f712d65dc7b7793d5e63da6b375b',
  messages: [
    [
      '4c756477696720766f6e204d69736573',
      'ca35def5ae56cec33dc2036731ab14896bc4c75dbb07a61f879f8e3afa4c79448134d00711fdb390a0d178fa008f6d47d2891e5ea18ae136c3b4c23ac384efb0',
    ],
    [
      '4d757272617920526f746862617264',
      '95ebc60d2b1fa672c1f46a8aa265ef51bfe38e7ccb39ec5be34069f1448088438ea16e3701bc0d77744f117bee22451c9afa7f4cdbbcff00c04a8ee0913c88',
    ],
    ['462e20412e20486179656b', 'a62de29ce27cb80245d440d986ed816c156e9d757d7008df2198b0'],
    ['4361726c204d656e676572', '174a35f11c689f4530d7208618e0564ae12f2f50ba8eb4df5382ff'],
    ['4a65616e2d426170746973746520536179', '337e475ebb8eae60f91974c4e455a5af38d1d8628d1803b160d60442874b0a1777'],
    [
      '457567656e2042f6686d20766f6e2042617765726b',
      '047e80e060b7bb08b53c5a23dfe9920cae135b9d1dc6302fc475003062723700366346ac9d',
    ],
  ],
} as const;

const key = (byte: number) => new Uint8Array(32).fill(byte);
const prologue = hexToBytes(VECTOR.prologue);
const secret = hexToBytes(VECTOR.serverStatic);
const staticKey = { secret, public: suite.publicKey(secret) };

function channels() {
  const calling = startHandshake(suite, staticKey.public, { prologue, ephemeral: key(1) });
  const heard = calling && answerHandshake(suite, staticKey, calling.hello, { prologue, ephemeral: key(2) });
  const answered = heard && calling.answered(heard.answer);
  if (heard === undefined || answered === undefined) throw new Error('no channel');
  return { client: answered.ciphers, server: heard.ciphers };
}

describe('the handshake', () => {
  it('is Noise NK to the byte', () => {
    expect(bytesToHex(staticKey.public)).toBe(VECTOR.serverPublic);
    const [[up], [down], ...later] = VECTOR.messages;
    const calling = startHandshake(suite, staticKey.public, {
      prologue,
      ephemeral: hexToBytes(VECTOR.clientEphemeral),
      payload: hexToBytes(up),
    });
    expect(bytesToHex(calling?.hello ?? key(0))).toBe(VECTOR.messages[0][1]);
    const heard = answerHandshake(suite, staticKey, hexToBytes(VECTOR.messages[0][1]), {
      prologue,
      ephemeral: hexToBytes(VECTOR.serverEphemeral),
      payload: hexToBytes(down),
    });
    expect(bytesToHex(heard?.payload ?? key(0))).toBe(up);
    expect(bytesToHex(heard?.answer ?? key(0))).toBe(VECTOR.messages[1][1]);
    const answered = calling?.answered(hexToBytes(VECTOR.messages[1][1]));
    expect(bytesToHex(answered?.payload ?? key(0))).toBe(down);
    const sides = [
      [answered?.ciphers, heard?.ciphers],
      [heard?.ciphers, answered?.ciphers],
    ] as const;
    later.forEach(([plain, box], index) => {
      const [sender, receiver] = sides[index % 2] ?? sides[0];
      expect(bytesToHex(sender?.send.seal(hexToBytes(plain)) ?? key(0))).toBe(box);
      expect(bytesToHex(receiver?.receive.open(hexToBytes(box)) ?? key(0))).toBe(plain);
    });
  });

  it('fails when the client holds another key of the server', () => {
    const calling = startHandshake(suite, suite.publicKey(key(9)), { prologue, ephemeral: key(1) });
    const hello = calling?.hello ?? key(0);
    expect(answerHandshake(suite, staticKey, hello, { prologue, ephemeral: key(2) })).toBeUndefined();
  });

  it('fails when someone else answers, or answers anything', () => {
    const other = { secret: key(9), public: suite.publicKey(key(9)) };
    const start = () => startHandshake(suite, staticKey.public, { prologue, ephemeral: key(1) });
    const hello = start()?.hello ?? key(0);
    const real = answerHandshake(suite, staticKey, hello, { prologue, ephemeral: key(2) });
    expect(answerHandshake(suite, other, hello, { prologue, ephemeral: key(2) })).toBeUndefined();
    const answer = real?.answer ?? key(0);
    for (let at = 0; at < answer.length; at++) {
      const altered = answer.slice();
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(start()?.answered(altered), `byte ${at}`).toBeUndefined();
    }
    expect(start()?.answered(answer.slice(0, 47))).toBeUndefined();
    expect(start()?.answered(answer)).toBeDefined();
  });

  it('takes no key of small order, with which anybody could read along', () => {
    const small = [key(0), Uint8Array.from(key(0), (_, at) => (at === 0 ? 1 : 0))];
    for (const point of small) {
      expect(startHandshake(suite, point, { prologue, ephemeral: key(1) })).toBeUndefined();
      const hello = new Uint8Array(48);
      hello.set(point);
      expect(answerHandshake(suite, staticKey, hello, { prologue, ephemeral: key(2) })).toBeUndefined();
    }
  });

  it('fails for another protocol or version', () => {
    const calling = startHandshake(suite, staticKey.public, {
      prologue: key(3),
      ephemeral: key(1),
    });
    const hello = calling?.hello ?? key(0);
    expect(answerHandshake(suite, staticKey, hello, { prologue, ephemeral: key(2) })).toBeUndefined();
  });
});

describe('a direction of the channel', () => {
  const message = (n: number) => Uint8Array.of(n, n, n);

  it('opens what was sealed, in order, and tells the two directions apart', () => {
    const { client, server } = channels();
    for (const n of [1, 2, 3]) {
      expect(server.receive.open(client.send.seal(message(n)))).toEqual(message(n));
      expect(client.receive.open(server.send.seal(message(n)))).toEqual(message(n));
    }
    expect(client.receive.open(client.send.seal(message(4)))).toBeUndefined();
  });

  it.each<[string, (boxes: readonly Uint8Array[]) => readonly (Uint8Array | undefined)[]]>([
    ['repeated', ([a]) => [a, a]],
    ['left out', ([, b]) => [b]],
    ['swapped', ([a, b]) => [b, a]],
    ['altered', ([a = message(0)]) => [a.map((byte, at) => (at === 0 ? byte ^ 1 : byte))]],
    ['cut', ([a]) => [a?.subarray(0, -1)]],
    ['empty', () => [new Uint8Array(0)]],
  ])('opens nothing any more after a box that was %s', (_what, tamper) => {
    const { client, server } = channels();
    const boxes = [1, 2, 3].map((n) => client.send.seal(message(n)));
    const opened = tamper(boxes).map((box) => server.receive.open(box ?? message(0)));
    expect(opened).toContain(undefined);
    for (const box of boxes) expect(server.receive.open(box)).toBeUndefined();
  });
});
