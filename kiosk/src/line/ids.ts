const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** A command id of 96 random bits. `getRandomValues` is there over plain HTTP, `randomUUID` is not. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let id = '';
  for (const byte of bytes) id += ALPHABET[byte & 63] ?? '';
  return id;
}

/** A salt of a secret move: 128 random bits as base64url. */
export function newSalt(): string {
  return randomText(16);
}

/** A phone's part of the seed of a match: 256 random bits as base64url. */
export function newSeedShare(): string {
  return randomText(32);
}

/** A host key of this screen: 256 random bits as base64url. */
export function newHostKey(): string {
  return randomText(32);
}

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
