import { x25519 as ready } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { x25519 } from './suite.js';

it.each([
  // RFC 7748, section 5.2.
  [
    'a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4',
    'e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c',
    'c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552',
  ],
  [
    '4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d',
    'e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493',
    '95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957',
  ],
])('multiplies as RFC 7748 does', (scalar, point, product) => {
  expect(bytesToHex(x25519.scalarMult(hexToBytes(scalar), hexToBytes(point)))).toBe(product);
});

it('gives the public keys of the ready-made one, and leaves the secret as it was', () => {
  for (let byte = 0; byte < 256; byte += 15) {
    const secret = new Uint8Array(32).fill(byte);
    expect(x25519.getPublicKey(secret)).toEqual(ready.getPublicKey(secret));
    expect(secret).toEqual(new Uint8Array(32).fill(byte));
  }
});
