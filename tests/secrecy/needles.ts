/** Something that must not be found, and what it is. */
export type Secret = { readonly what: string; readonly value: string };

/** The same bytes as they might have been written: as they are, in hex, base64, UTF-16. */
function spellings(value: string): readonly Buffer[] {
  const raw = Buffer.from(value, 'utf8');
  const forms: Buffer[] = [
    raw,
    Buffer.from(value, 'utf16le'),
    Buffer.from(value, 'utf16le').swap16(),
  ];
  for (const bytes of [raw, ...decoded(value)]) {
    const hex = bytes.toString('hex');
    forms.push(Buffer.from(hex), Buffer.from(hex.toUpperCase()), ...inBase64(bytes));
    if (bytes !== raw) forms.push(bytes);
  }
  return forms;
}

/** What a random text stands for, where it is base64url. */
function decoded(value: string): readonly Buffer[] {
  return /^[A-Za-z0-9_-]{22,}$/.test(value) ? [Buffer.from(value, 'base64url')] : [];
}

/** In base64 a text looks different at each place within three bytes; its ends hang on its neighbours. */
function inBase64(bytes: Buffer): readonly Buffer[] {
  return [0, 1, 2].flatMap((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
    const whole = shifted.subarray(0, shifted.length - (shifted.length % 3));
    const inner = (text: string): Buffer => Buffer.from(text.slice(shift === 0 ? 0 : 4));
    return [inner(whole.toString('base64')), inner(whole.toString('base64url'))];
  });
}

/** What of `secrets` stands in `text`, in whatever spelling. */
export function found(secrets: readonly Secret[], text: Buffer): readonly string[] {
  return secrets.flatMap(({ what, value }) =>
    spellings(value).some((spelling) => spelling.length > 5 && text.includes(spelling))
      ? [what]
      : [],
  );
}
