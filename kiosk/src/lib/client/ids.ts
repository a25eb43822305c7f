const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** A command id of 96 random bits. `getRandomValues` is there over plain HTTP, `randomUUID` is not. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let id = '';
  for (const byte of bytes) id += ALPHABET[byte & 63] ?? '';
  return id;
}
