import type { Language, SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import type { Story } from '@mister-x/engine/record';
import { speech } from '../messages/index.svelte.js';

/**
 * What the set-up of a game calls people for whom nobody typed a name, in each language and in one order, with `#`
 * where a number stands. The referee keeps names as text, in the language of the screen that proposed them; each
 * reader sees these in their own language.
 */
type ProposedNames = Readonly<Record<Language, readonly string[]>>;

const games = import.meta.glob<ProposedNames>('../../../games/*/pages/proposed-names.ts', {
  eager: true,
  import: 'PROPOSED_NAMES',
});

/** Nobody typed this name. */
export const isProposedName = (game: string, name: string): boolean =>
  proposedNameInOwnLanguage(game, name) !== undefined;

/** A name as the person at this device reads it; what someone typed stays as it is. */
export const nameInOwnLanguage = (game: string, name: string): string => proposedNameInOwnLanguage(game, name) ?? name;

function proposedNameInOwnLanguage(game: string, name: string): string | undefined {
  const proposed = games[`../../../games/${game}/pages/proposed-names.ts`];
  for (const names of Object.values(proposed ?? {})) {
    const at = names.indexOf(name.replace(/\d$/, '#'));
    if (at >= 0) return proposed?.[speech.language][at]?.replace('#', name.slice(-1));
  }
  return undefined;
}

function seatsInOwnLanguage<S extends Pick<SeatInfo, 'name'>>(game: string, seats: readonly S[]): S[] {
  return seats.map((seat) => ({ ...seat, name: nameInOwnLanguage(game, seat.name) }));
}

/** Of a record. */
export const storyInOwnLanguage = (story: Story): Story => ({
  ...story,
  seats: seatsInOwnLanguage(story.game, story.seats),
});

export function infoInOwnLanguage(info: TableInfo): TableInfo {
  return { ...info, seats: seatsInOwnLanguage(info.game, info.seats) };
}
