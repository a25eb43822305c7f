import { CITY, type PackFile } from '../rules/index.js';

/** A pack that has little in common with the game's: each name is another pack. */
export function customPack(pack = 'harbour-clans'): PackFile {
  const { cards, city, bank, prison, ...rest } = CITY;
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
