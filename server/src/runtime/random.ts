import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Digits and letters without I, L, O and U (Douglas Crockford's base 32). */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function base32(length: number): string {
  let text = '';
  // 256 is a multiple of 32, so the remainder is uniform.
  for (const byte of randomBytes(length)) text += CROCKFORD[byte % 32];
  return text;
}

/** 80 random bits, alive only until a screen has paired with it; without its hyphens. */
export const newPairingCode = (): string => base32(16);
/** 80 random bits: tells nothing and cannot be guessed. */
export const newTableId = (): string => base32(16).toLowerCase();
/** 40 random bits, alive only until the seat is claimed; without its hyphen. */
export const newClaimCode = (): string => base32(8);
/** 256 random bits. */
export const newSeatSecret = (): string => randomBytes(32).toString('base64url');
/** 256 random bits: a part of a seed or of a key. */
export const newShare = (): string => randomBytes(32).toString('base64url');
/** 256 random bits, as 64 hexadecimal digits: the seed of a generator (`rngFor`). */
export const newSeed = (): string => randomBytes(32).toString('hex');
/** 128 random bits, for a secret move that came without a salt. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

export function makeClaimCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** What a person typed or a link held; `undefined` when it cannot be a code. */
export function parseClaimCode(text: string): string | undefined {
  const code = asBase32(text);
  return code.length === 8 ? code : undefined;
}

export function makePairingCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/** As of a claim code. */
export function parsePairingCode(text: string): string | undefined {
  const code = asBase32(text);
  return code.length === 16 ? code : undefined;
}

/** `''` where it cannot be any. */
function asBase32(text: string): string {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]+$/.test(code) ? code : '';
}

export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Takes the same time wherever the two differ, their lengths included. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** Of these, tokens are made, also where an address spells some of them out; shorter codes stand behind `#`, which browsers keep to themselves. */
const TOKEN_PATTERN = /(?:[\w~+=-]|%[0-9a-f]{2}){20,}/gi;

/** Text from outside without whatever looks like a token. */
export const withoutTokens = (text: string): string => text.replace(TOKEN_PATTERN, '…');
