import {
  DEFAULT_MAFIA_PACK_FILE,
  FLAG_CHOICES,
  type PackFile,
  PHASES,
  PRESETS,
  writeMafiaCard,
} from '../rules/index.js';
import type { ServerTestData } from '../../test/server-test-data.js';

/** A pack that has little in common with the game's: each name is another pack. */
function customPack(pack = 'harbour-clans'): PackFile {
  const { cards, city, bank, prison, ...rest } = DEFAULT_MAFIA_PACK_FILE;
  const colours = new Map([
    ['blue', 'black'],
    ['yellow', 'white'],
    ['red', 'orange'],
    ['green', 'purple'],
  ]);
  const colour = (of: string): string => colours.get(of) ?? of;
  return {
    ...rest,
    pack,
    seat_order: rest.seat_order.map(colour),
    teams: rest.teams.map(([one, other]) => [colour(one), colour(other)] as const),
    bank: { ...bank, start: 6000, coins: [{ value: 500, count: 12, colour: 'gold' }] },
    city: {
      ...city,
      owner: Object.fromEntries(Object.entries(city.owner).map(([id, of]) => [id, colour(of)])),
    },
    amounts: { theft: 150, robbery: 250, prostitute_fee: 30, prostitute_threshold: 30 },
    prison: { track: [300, ...prison.track.slice(1, 11), 10], death_row: { ransom: 400 } },
    cards: cards.map((card, at) => ({
      ...card,
      id: `harbour-${at}`,
      name: NAMES[card.name] ?? card.name,
      ...(at % 2 === 0 ? { code: `Karte_${at}` } : {}),
    })),
  };
}

const NAMES: Readonly<Record<string, string>> = {
  'Good: Tinned food': 'Консервы из рыбного порта и соседних складов',
  'Good: Cloth': 'Donaudampfschifffahrtsgesellschaftstuch',
  Prosecutor: 'Procureur de la République',
};

const numbers = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);
const quarters = () => numbers(16).map((index) => writeMafiaCard({ kind: 'quarter', index }));

/** The deck (MF-4) and the quarters of the city (MF-10), written down once more. */
export const expectedCodes = {
  cards: () => numbers(32).map((index) => writeMafiaCard({ kind: 'card', index })),
  quarters,
  poster: quarters,
};

export const serverData: ServerTestData = {
  game: 'mafia',
  dealt: {},
  pack: customPack,
  codes: expectedCodes,
  lists: {
    phases: PHASES,
    flags: Object.keys(PRESETS.online2015),
    choices: FLAG_CHOICES,
    presets: PRESETS,
  },
};
