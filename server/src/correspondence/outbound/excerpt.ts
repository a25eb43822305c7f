import { withoutTokens } from '../../runtime/random.js';

/** Characters that the owner of a hook is shown. */
const EXCERPT_MAX = 120;
/** Shorter parts of an address are words, such as `api`. */
const SECRET_CHARACTERS_MIN = 4;

/** Controls, half signs, and whatever hides text or turns its direction. */
const NOT_PRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\s]+/gu;

/**
 * The first words of an answer, as its owner may see them on a screen that others look at, too: one line
 * without markup, without what looks like a token, and without any part of the address, which servers like
 * to repeat. `''` for what is no text.
 */
export function excerptOf(start: Uint8Array, url: URL): string {
  let text: string;
  try {
    // Its last sign may be cut in two.
    text = new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
  } catch {
    return '';
  }
  text = text.replace(/<[^<>]*>/g, ' ').replace(NOT_PRINTABLE, ' ');
  for (const part of secretPartsOf(url)) text = text.replaceAll(part, '…');
  const excerpt = [...withoutTokens(text).trim()];
  return excerpt.length <= EXCERPT_MAX ? excerpt.join('') : `${excerpt.slice(0, EXCERPT_MAX - 1).join('')}…`;
}

/** Longer ones first, so that none leaves a rest. */
function secretPartsOf({ pathname, search, searchParams }: URL): readonly string[] {
  const parts = [pathname, search, ...pathname.split('/'), ...searchParams.values()];
  return [...parts, ...parts.map(decoded)]
    .filter(({ length }) => length >= SECRET_CHARACTERS_MIN)
    .sort((a, b) => b.length - a.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
