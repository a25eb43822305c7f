import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Base64Url } from '@mister-x/engine/protocol';

/** By which push services know this server (RFC 8292). Browsers subscribe for it alone. */
export type PushKey = { readonly secret: KeyObject; readonly public: Base64Url };

/** As JSON Web Key. */
export function newPushKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

/** Throws on what `newPushKey` has not made. */
export function readPushKey(text: string): PushKey {
  const secret = createPrivateKey({ key: JSON.parse(text), format: 'jwk' });
  const { x = '', y = '' } = secret.export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { secret, public: Buffer.concat(point).toString('base64url') };
}

/** At most a day (RFC 8292); the clocks of two servers differ. */
const TOKEN_VALID_SECONDS = 12 * 60 * 60;

/**
 * @param contact an address whose owner answers for what is pushed
 * @param now in milliseconds
 */
export function vapidHeader({ secret, public: key }: PushKey, endpoint: string, contact: string, now: number): string {
  const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1_000) + TOKEN_VALID_SECONDS,
    sub: contact,
  };
  const text = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: secret, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${key}`;
}
