import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptPush, isSubscription } from './encrypt.js';
import { newPushKey, readPushKey, vapidHeader } from './vapid.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const BROWSER = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

it('encrypts as the example of RFC 8291 does', () => {
  const box = encryptPush('When I grow up, I want to be a watermelon', BROWSER, {
    secret: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  });
  expect(box.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('takes no keys but a browser’s', () => {
  expect(isSubscription(BROWSER)).toBe(true);
  expect(isSubscription({ ...BROWSER, auth: 'BTBZMqHH6r4Tts7J' })).toBe(false);
  expect(isSubscription({ ...BROWSER, p256dh: `B${'A'.repeat(86)}` })).toBe(false);
  expect(isSubscription({ ...BROWSER, p256dh: BROWSER.p256dh.slice(2) })).toBe(false);
});

it('says who pushes, to this push service and for half a day', () => {
  const key = readPushKey(newPushKey());
  const now = Date.UTC(2026, 10, 26, 12);
  const header = vapidHeader(key, 'https://push.example.org/x/1?y', 'https://games.example', now);
  const [, head = '', claims = '', signature = '', k] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? [];
  expect(k).toBe(key.public);
  expect(bytes(k ?? '')).toHaveLength(65);
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example.org',
    exp: now / 1_000 + 12 * 60 * 60,
    sub: 'https://games.example',
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const dsaEncoding = 'ieee-p1363';
  const options = { key: createPublicKey(key.secret), dsaEncoding } as const;
  expect(verify('sha256', signed, options, bytes(signature))).toBe(true);
});
