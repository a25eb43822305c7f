import { parseDigits, groupDigits } from '@mister-x/engine/trust';
import { describe, expect, it } from 'vitest';
import {
  makeClaimCode,
  makePairingCode,
  newClaimCode,
  newPairingCode,
  newSalt,
  newSeatSecret,
  newShare,
  newTableId,
  parseClaimCode,
  parsePairingCode,
  sameSecret,
} from '../../runtime/random.js';
import { newRecoveryCode, recoveryKeys, unwrapShare, wrapShare } from '../seats/credentials.js';

describe('keys', () => {
  it('are long enough and never the same', () => {
    expect(newPairingCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(newTableId()).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect(Buffer.from(newShare(), 'base64url')).toHaveLength(32);
    expect(Buffer.from(newSalt(), 'base64url')).toHaveLength(16);
    expect(Buffer.from(newSeatSecret(), 'base64url')).toHaveLength(32);
    for (const make of [newPairingCode, newTableId, newShare, newSalt, newSeatSecret, newClaimCode]) {
      expect(new Set(Array.from({ length: 200 }, make)).size).toBe(200);
    }
  });

  it('are compared whole', () => {
    expect(sameSecret('abc', 'abc')).toBe(true);
    expect(sameSecret('abc', 'abd')).toBe(false);
    expect(sameSecret('abc', 'abcd')).toBe(false);
  });
});

describe('a claim code', () => {
  it.each([
    ['2K4M-7PQR', '2K4M7PQR'],
    ['2k4m7pqr', '2K4M7PQR'],
    [' 2k4m 7pqr ', '2K4M7PQR'],
    ['OIL0-il1o', '01101110'],
  ])('typed as %j is %s', (typed, code) => {
    expect(parseClaimCode(typed)).toBe(code);
  });

  it.each(['', '2K4M-7PQ', '2K4M-7PQRS', '2K4M-7PQU', '2K4M_7PQR'])('is not %j', (typed) => {
    expect(parseClaimCode(typed)).toBeUndefined();
  });

  it('is shown as it can be typed', () => {
    const code = newClaimCode();
    expect(parseClaimCode(makeClaimCode(code))).toBe(code);
  });
});

describe('a pairing code', () => {
  it('is shown as it can be typed, and is no claim code', () => {
    const code = newPairingCode();
    expect(makePairingCode(code)).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(parsePairingCode(` ${makePairingCode(code).toLowerCase()} `)).toBe(code);
    expect(parseClaimCode(code)).toBeUndefined();
    expect(parsePairingCode(newClaimCode())).toBeUndefined();
  });
});

describe('a recovery code', () => {
  it('has twenty digits, read with any gaps', () => {
    const code = newRecoveryCode();
    expect(code).toMatch(/^\d{20}$/);
    expect(parseDigits(`  ${groupDigits(code)}\n`)).toBe(code);
  });

  it('draws all digits at all places', () => {
    const drawn = Array.from({ length: 20 }, () => new Set<string>());
    for (let i = 0; i < 2_000; i++) {
      Array.from(newRecoveryCode(), (digit, at) => drawn[at]?.add(digit));
    }
    expect(drawn.map(({ size }) => size)).toEqual(drawn.map(() => 10));
  });

  it('is hashed with a salt', async () => {
    const code = newRecoveryCode();
    const keys = await recoveryKeys(code, 'salt');
    expect(keys.hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await recoveryKeys(code, 'salt')).hash).toBe(keys.hash);
    expect((await recoveryKeys(code, 'other salt')).hash).not.toBe(keys.hash);
    expect((await recoveryKeys(newRecoveryCode(), 'salt')).hash).not.toBe(keys.hash);
  });

  it('wraps a share, and nothing else unwraps it', async () => {
    const keys = await recoveryKeys(newRecoveryCode(), 'salt');
    const share = newShare();
    const wrapped = wrapShare(keys, share);
    expect(wrapped).not.toContain(share);
    expect(unwrapShare(keys, wrapped)).toBe(share);
    expect(unwrapShare(await recoveryKeys(newRecoveryCode(), 'salt'), wrapped)).toBeUndefined();
  });
});
