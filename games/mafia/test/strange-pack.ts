import { DEFAULT_MAFIA_PACK_FILE, type PackFile } from '../rules/index.js';

const COLOURS: Readonly<Record<string, string>> = {
  blue: 'violet',
  yellow: 'turquoise',
  red: 'red',
  green: 'silver',
};
const LONG_NAME = 'Grandmother’s finest apple brandy, distilled three times and well hidden';

/** A pack that differs from the game's own wherever one may: colours, city, coins, sums, prison, names and codes. */
export function strangePack(name = 'harbour-gangs'): PackFile {
  const colour = (one: string) => COLOURS[one] ?? one;
  const { city, prison_presets: presets } = DEFAULT_MAFIA_PACK_FILE;
  const turned = Object.entries(city.owner).map(([quarter, owner]) => {
    const [column = '', row = ''] = quarter;
    return [`${column === 'A' ? 'K' : column}${Number(row) + 1}`, colour(owner)] as const;
  });
  return {
    ...DEFAULT_MAFIA_PACK_FILE,
    pack: name,
    origin: 'a test',
    seat_order: DEFAULT_MAFIA_PACK_FILE.seat_order.map(colour),
    teams: DEFAULT_MAFIA_PACK_FILE.teams.map(([one, other]) => [colour(one), colour(other)] as const),
    bank: {
      ...DEFAULT_MAFIA_PACK_FILE.bank,
      coins: [
        { value: 10, count: 40, colour: 'silver' },
        { value: 500, count: 7, colour: 'copper' },
      ],
    },
    city: { columns: ['K', 'B', 'C', 'D'], rows: [2, 3, 4, 5], owner: Object.fromEntries(turned) },
    amounts: { theft: 110, robbery: 1000, prostitute_fee: 30, prostitute_threshold: 40 },
    prison: { track: presets?.full30 ?? [], death_row: { ransom: 450 } },
    cards: DEFAULT_MAFIA_PACK_FILE.cards.map((card, i) => ({
      ...card,
      ...(card.name === 'Good: Moonshine' ? { name: LONG_NAME } : {}),
      ...(card.type === 'lawyer' ? { name: "Uncle Joe's advocate" } : {}),
      ...(i === 0 ? { code: 'Buyer_of-ours' } : {}),
    })),
  };
}
