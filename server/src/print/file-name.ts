import type { BoardFile } from '@mister-x/engine/pursuit';

/** `mister-x-tickets-d1-a4.pdf`: what it is and for which paper, in letters that every disk takes. */
export function fileName(parts: readonly (string | BoardFile | undefined)[]): string {
  const names = parts.flatMap((part) => {
    if (part === undefined) return [];
    // So that it does not take the place of the game's own.
    return typeof part === 'string' ? part : plain(part.name);
  });
  return `${names.join('-')}.pdf`;
}

/** A board's name in small Latin letters and digits; `board` where it has none. */
function plain(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, 30).replace(/-$/, '') ?? 'board';
}
