import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';

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
