import { StringDecoder } from 'node:string_decoder';

/** Characters. The longest sensible request, a whole game entered from paper, has about 10,000. */
export const LINE_CHARACTERS_MAX = 262_144;

export type Line = { readonly text: string } | { readonly tooLong: true };

/**
 * Cuts a stream of bytes into lines. The last one need not be ended. Of a line that is too long
 * nothing is kept, so that memory stays bounded whatever arrives.
 */
export async function* linesOf(
  input: AsyncIterable<Uint8Array | string>,
  limit: number = LINE_CHARACTERS_MAX,
): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let held = '';
  let skipping = false;

  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk));
    const parts = text.split('\n');
    for (const [i, part] of parts.entries()) {
      if (!skipping) held += part;
      if (held.length > limit) {
        held = '';
        skipping = true;
      }
      if (i === parts.length - 1) break;
      yield skipping ? { tooLong: true } : { text: held };
      held = '';
      skipping = false;
    }
  }
  if (skipping) yield { tooLong: true };
  else if (held !== '') yield { text: held };
}
