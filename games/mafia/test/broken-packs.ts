import type { PackFaultCode } from '../rules/check-pack.js';
import { DEFAULT_MAFIA_PACK_FILE } from '../rules/data/city.js';
import type { PackFile } from '../rules/pack-file.js';

const { bank, city, amounts, prison, cards } = DEFAULT_MAFIA_PACK_FILE;
const cells = prison.track;

function oneCard(id: string, change: object): PackFile {
  return {
    ...DEFAULT_MAFIA_PACK_FILE,
    cards: cards.map((one) => (one.id === id ? { ...one, ...change } : one)),
  };
}

function track(...cells: readonly number[]): PackFile {
  return { ...DEFAULT_MAFIA_PACK_FILE, prison: { ...prison, track: cells } };
}

/** For each fault a pack that has it (MF-14). */
export const BROKEN_PACKS: Readonly<Record<PackFaultCode, PackFile>> = {
  SEATS: { ...DEFAULT_MAFIA_PACK_FILE, seat_order: ['blue', 'yellow', 'red'] },
  TEAMS: {
    ...DEFAULT_MAFIA_PACK_FILE,
    teams: [
      ['blue', 'yellow'],
      ['red', 'green'],
    ],
  },
  FIGURES: { ...DEFAULT_MAFIA_PACK_FILE, figures_per_seat: 3 },
  BANK_UNIT: { ...DEFAULT_MAFIA_PACK_FILE, bank: { ...bank, start: 4005 } },
  COIN_VALUE: {
    ...DEFAULT_MAFIA_PACK_FILE,
    bank: { ...bank, coins: [{ value: 5, count: 1, colour: 'red' }] },
  },
  CITY_SHAPE: { ...DEFAULT_MAFIA_PACK_FILE, city: { ...city, rows: [1, 2, 3] } },
  QUARTER_UNKNOWN: {
    ...DEFAULT_MAFIA_PACK_FILE,
    city: { ...city, owner: { ...city.owner, E1: 'blue' } },
  },
  QUARTER_OWNER: {
    ...DEFAULT_MAFIA_PACK_FILE,
    city: { ...city, owner: { ...city.owner, A1: 'pink' } },
  },
  QUARTER_COUNT: {
    ...DEFAULT_MAFIA_PACK_FILE,
    city: { ...city, owner: { ...city.owner, A1: 'red' } },
  },
  AMOUNT: { ...DEFAULT_MAFIA_PACK_FILE, amounts: { ...amounts, theft: 105 } },
  FEE: { ...DEFAULT_MAFIA_PACK_FILE, amounts: { ...amounts, prostitute_fee: 40 } },
  TRACK_ENDS: track(...cells.slice(0, -1)),
  TRACK_FALLS: track(300, 250, 250, ...cells.slice(2)),
  TRACK_UNIT: track(300, 255, ...cells.slice(2)),
  DEATH_ROW: { ...DEFAULT_MAFIA_PACK_FILE, prison: { ...prison, death_row: { ransom: 0 } } },
  PRESET: { ...DEFAULT_MAFIA_PACK_FILE, prison_presets: { short: [300, 200, 100, 10] } },
  CARD_COUNT: { ...DEFAULT_MAFIA_PACK_FILE, cards: cards.slice(1) },
  CARD_TWICE: oneCard('MF-buyer-2', { id: 'MF-buyer-1' }),
  CARD_CODE_TWICE: oneCard('MF-buyer-2', { code: 'MF-buyer-1' }),
  CARD_SUIT: oneCard('MF-buyer-2', { suit: 'criminal', severity: 100 }),
  GOOD_PRICE: oneCard('MF-good-cloth-1', { price: 65 }),
  GOOD_KINDS: oneCard('MF-good-cloth-1', { name: 'Silk' }),
  SEVERITY: oneCard('MF-pistol-1', { severity: 200 }),
  SEVERITY_CELL: oneCard('MF-theft-1', { severity: 90 }),
};
