import type { Language, SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { forget } from '@mister-x/kiosk/browser/store.ts';
import { setup as huntDe } from '../../pursuit/messages/setup/de.js';
import { setup as huntEn } from '../../pursuit/messages/setup/en.js';
import { setup as huntFr } from '../../pursuit/messages/setup/fr.js';
import { setup as huntRu } from '../../pursuit/messages/setup/ru.js';
import { messages as clansDe } from '../../mafia/messages/game/de.js';
import { messages as clansEn } from '../../mafia/messages/game/en.js';
import { messages as clansFr } from '../../mafia/messages/game/fr.js';
import { messages as clansRu } from '../../mafia/messages/game/ru.js';
import { infoInOwnLanguage, isProposedName, nameInOwnLanguage } from '@mister-x/kiosk/games/proposed-names.ts';
import { messages as de } from '../../sherlock-holmes/messages/setup/de.js';
import { messages as en } from '../../sherlock-holmes/messages/setup/en.js';
import { messages as fr } from '../../sherlock-holmes/messages/setup/fr.js';
import { messages as ru } from '../../sherlock-holmes/messages/setup/ru.js';

const SETUPS = {
  en: { hunt: huntEn, sleuths: en, clans: clansEn },
  de: { hunt: huntDe, sleuths: de, clans: clansDe },
  fr: { hunt: huntFr, sleuths: fr, clans: clansFr },
  ru: { hunt: huntRu, sleuths: ru, clans: clansRu },
};
const LANGUAGES = Object.keys(SETUPS) as readonly Language[];
const HUNTS = ['scotland-yard', 'mister-x-europe'];

/** All that set-ups propose, game by game, always in the same order. */
function proposedIn(language: Language): readonly (readonly [game: string, name: string])[] {
  const { hunt, sleuths, clans } = SETUPS[language];
  const colours = Object.keys(clansEn.clans).map((colour) => clans.clans[colour]?.name ?? '');
  return [
    ...HUNTS.flatMap((game) => [
      [game, hunt.misterXName] as const,
      ...[1, 5].map((n) => [game, hunt.hunterName(n)] as const),
    ]),
    ...[1, 8].map((n) => ['sherlock-holmes', sleuths.player(n)] as const),
    ...colours.map((name) => ['mafia', name] as const),
  ];
}

afterEach(async () => {
  forget('language');
  await speech.follow('en');
});

describe.each(LANGUAGES)('read in %s', (reader) => {
  it.each(LANGUAGES)('a name that a set-up proposed in %s is in the language of the reader', async (by) => {
    await speech.choose(reader);
    const read = proposedIn(by).map(([game, name]) => [game, nameInOwnLanguage(game, name)]);
    expect(read).toEqual(proposedIn(reader));
    for (const [game, name] of proposedIn(by)) expect(isProposedName(game, name)).toBe(true);
  });

  it('a name that someone typed stays', async () => {
    await speech.choose(reader);
    for (const name of ['Anna', 'Detective', 'Detective Anna', 'Detective 12', 'Mister Y', ''])
      for (const game of [...HUNTS, 'sherlock-holmes', 'mafia'])
        expect([nameInOwnLanguage(game, name), isProposedName(game, name)]).toEqual([name, false]);
    // Elsewhere a colour may be what someone is called.
    expect(nameInOwnLanguage('scotland-yard', 'Rose')).toBe('Rose');
    expect(nameInOwnLanguage('scotland-yard', 'Rot')).toBe('Rot');
    expect(nameInOwnLanguage('mafia', 'Detective 1')).toBe('Detective 1');
  });
});

it('changes with the language, and nothing else of a seat does', async () => {
  const seat = { seat: 'x', role: 'misterX', colour: 'clear', name: 'Mister X' } as SeatInfo;
  const info = { game: 'scotland-yard', seats: [seat] } as unknown as TableInfo;
  expect(infoInOwnLanguage(info).seats).toEqual([seat]);
  await speech.choose('ru');
  expect(infoInOwnLanguage(info).seats).toEqual([{ ...seat, name: 'Мистер Икс' }]);
});
