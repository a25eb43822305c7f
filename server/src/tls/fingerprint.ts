import type { X509Certificate } from 'node:crypto';

/** SHA-256 of a certificate in sixteen groups of four capital hex digits, as people compare it. */
export function fingerprintOf({ fingerprint256 }: X509Certificate): string {
  return (fingerprint256.replaceAll(':', '').match(/.{4}/g) ?? []).join(' ');
}
