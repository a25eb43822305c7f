import type { Language, SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import type { Story } from '@mister-x/engine/record';
import { speech } from '../lib/i18n/index.svelte.js';

/**
 * What set-ups call people for whom nobody typed a name, in each language. The referee keeps names as text, in the
 * language of the screen that proposed them; each reader sees these in their own language.
 */
const PROPOSED: Readonly<
  Record<Language, { readonly x: string; readonly detective: string; readonly clans: string }>
> = {
  en: {
    x: 'Mister X',
    detective: 'Detective',
    clans: 'Blue Yellow Red Green Orange Purple Black White',
  },
  de: {
    x: 'Mister X',
    detective: 'Detektiv',
    clans: 'Blau Gelb Rot Grün Orange Lila Schwarz Weiß',
  },
  fr: {
    x: 'Mister X',
    detective: 'Détective',
    clans: 'Bleu Jaune Rouge Vert Orange Violet Noir Blanc',
  },
  ru: {
    ...{ x: 'Мистер Икс', detective: 'Детектив' },
    clans: 'Синие Жёлтые Красные Зелёные Оранжевые Лиловые Чёрные Белые',
  },
};
const ALL = Object.values(PROPOSED);

/** Nobody typed this name. */
export const isProposed = (game: string, name: string): boolean =>
  read(game, name, speech.language) !== undefined;

/** A name as the person at this device reads it; what somebody typed stays as it is. */
export const nameHere = (game: string, name: string): string =>
  read(game, name, speech.language) ?? name;

function read(game: string, name: string, language: Language): string | undefined {
  const own = PROPOSED[language];
  if (game === 'mafia') {
    const at = ALL.map(({ clans }) => clans.split(' ').indexOf(name)).find((found) => found >= 0);
    return own.clans.split(' ')[at ?? -1];
  }
  if (ALL.some(({ x }) => x === name)) return own.x;
  const [, word, number] = /^(\S+) (\d)$/.exec(name) ?? [];
  return ALL.some(({ detective }) => detective === word) ? `${own.detective} ${number}` : undefined;
}

export function seatsHere<S extends Pick<SeatInfo, 'name'>>(
  game: string,
  seats: readonly S[],
): S[] {
  return seats.map((seat) => {
    const name = nameHere(game, seat.name);
    return name === seat.name ? seat : { ...seat, name };
  });
}

/** Of a record. */
export const storyHere = (story: Story): Story => ({
  ...story,
  seats: seatsHere(story.game, story.seats),
});

export function infoHere(info: TableInfo): TableInfo {
  return { ...info, seats: seatsHere(info.game, info.seats) };
}
