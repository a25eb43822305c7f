import {
  FLAG_CHOICES,
  DEFAULT_HOLMES_PACK_FILE,
  type PackFile,
  type PackToken,
  PHASES,
  PRESETS,
  writeHolmesCard,
} from '../rules/index.js';
import type { ServerTestData } from '../../test/server-test-data.js';

const TYPES = ['letter', 'rope', 'witness', 'wax_seal-of-the-harbour-master', 'map'];
const TITLES = [
  'Тайна пропавшего архивариуса и семи запечатанных писем',
  ...['The Silent Carillon', "The Glovemaker's Other Debt", 'Die Uhr', 'Пять писем', 'La Barge'],
];

/** A pack that has little in common with the game's: each name is another pack. */
export function customPack(pack = 'harbour-town'): PackFile {
  const { locations, cases: _, card_recipe: recipe, ...rest } = DEFAULT_HOLMES_PACK_FILE;
  const ids = ['crimson', 'b', 'c', 'd', 'e', 'f'];
  const tokens = ids.flatMap((id) =>
    TYPES.map((type, i): PackToken => ({ id: `${id}-${i}`, case: id, type, number: 1 + (i % 3) })),
  );
  return {
    ...rest,
    pack,
    seat_colours: ['red', 'cyan', 'orange', 'black', 'pale-blue-grey', 'pink', 'green'],
    token_types: TYPES,
    locations: locations.map(({ pos: __, ...place }, i) => ({
      ...place,
      number: place.id === 'SY' ? 7 : 100 + 3 * i,
      name: nameOf(place.name, i),
    })),
    cases: ids.map((id, i) => ({
      id,
      colour: ['red', 'teal', 'amber', 'old-gold', 'emerald', 'navy'][i] ?? id,
      title: TITLES[i] ?? id,
      links: [
        [`${id}-0`, `${id}-4`],
        [`${id}-4`, `${id}-2`],
      ],
    })),
    tokens,
    cards: cardsOf(recipe),
    walk_max: 3,
    draw: { moved: 1, stayed: 4, cap: 5 },
    score: { start: 5, eliminate_at: -15, arrest_bonus: 12, link_bonus: 2 },
    arrest_min_tokens: 4,
  };
}

function nameOf(name: string, i: number): string {
  if (name === 'Scotland Yard') return 'Полицейское управление гавани';
  if (i === 0) return 'Набережная у старого маяка за рыбным рынком и городской таможней';
  return i === 1 ? 'Donaudampfschifffahrtsgesellschaftskapitänskajüte' : `Kai ${i}`;
}

/** Half of them have codes of their own. */
function cardsOf(recipe: PackFile['card_recipe']): NonNullable<PackFile['cards']> {
  const rows = recipe?.per_token_type ?? [];
  return TYPES.flatMap((type, t) =>
    rows.flatMap(({ character, pips, count }, row) =>
      Array.from({ length: count }, (_, copy) => {
        const id = `${t}-${row}-${copy}`;
        const symbols = row === 6 ? Object.fromEntries(TYPES.map((each) => [each, 1])) : { [type]: pips };
        return {
          ...{ id, character, symbols },
          ...(character === 'holmes' ? { holmes_symbol: type } : {}),
          ...(t % 2 === 0 ? { code: `Card_${id}` } : {}),
        };
      }),
    ),
  );
}

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** What the box holds (SH-2, SH-3), written down once more; Scotland Yard is 0. */
const expectedCodes = {
  cards: () => numbers(1, 60).map((index) => writeHolmesCard({ kind: 'card', index })),
  cases: () => numbers(1, 6).map((index) => writeHolmesCard({ kind: 'case', index })),
  stations: () => numbers(0, 30).map((stop) => writeHolmesCard({ kind: 'stop', stop })),
  commands: () =>
    (['confirm', 'cancel', 'takeback', 'repeat'] as const).map((command) =>
      writeHolmesCard({ kind: 'command', command }),
    ),
};

export const serverData: ServerTestData = {
  game: 'sherlock-holmes',
  dealt: { seats: 5, flags: { first_player: 'random' } },
  pack: customPack,
  codes: expectedCodes,
  lists: {
    phases: PHASES,
    flags: Object.keys(PRESETS.default),
    choices: FLAG_CHOICES,
    presets: PRESETS,
  },
};
