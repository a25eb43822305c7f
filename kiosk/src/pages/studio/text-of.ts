/**
 * The text of a file in the encodings of spreadsheets: UTF-8, UTF-16 with its mark, and those of Windows.
 * Cyrillic letters stand side by side in words; accents of western languages hardly ever do.
 */
export function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const western = new TextDecoder('windows-1252').decode(bytes);
    const isCyrillic = /[\u00c0-\u00ff]{3}/.test(western);
    return isCyrillic ? new TextDecoder('windows-1251').decode(bytes) : western;
  }
}
