import type { Language, SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import type { Story } from '@mister-x/engine/record';
import { speech } from '../lib/i18n/index.svelte.js';

/**
 * What the set-up of a game calls people for whom nobody typed a name, in each language and in one order, with `#`
 * where a number stands. The referee keeps names as text, in the language of the screen that proposed them; each
 * reader sees these in their own language.
 */
type ProposedNames = Readonly<Record<Language, readonly string[]>>;

const games = import.meta.glob<ProposedNames>('../../../games/*/pages/proposed-names.ts', {
  eager: true,
  import: 'PROPOSED',
});

/** Nobody typed this name. */
export const isProposed = (game: string, name: string): boolean => read(game, name) !== undefined;

/** A name as the person at this device reads it; what someone typed stays as it is. */
export const nameHere = (game: string, name: string): string => read(game, name) ?? name;

function read(game: string, name: string): string | undefined {
  const proposed = games[`../../../games/${game}/pages/proposed-names.ts`];
  for (const names of Object.values(proposed ?? {})) {
    const at = names.indexOf(name.replace(/\d$/, '#'));
    if (at >= 0) return proposed?.[speech.language][at]?.replace('#', name.slice(-1));
  }
  return undefined;
}

export function seatsHere<S extends Pick<SeatInfo, 'name'>>(
  game: string,
  seats: readonly S[],
): S[] {
  return seats.map((seat) => ({ ...seat, name: nameHere(game, seat.name) }));
}

/** Of a record. */
export const storyHere = (story: Story): Story => ({
  ...story,
  seats: seatsHere(story.game, story.seats),
});

export function infoHere(info: TableInfo): TableInfo {
  return { ...info, seats: seatsHere(info.game, info.seats) };
}
