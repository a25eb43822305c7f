import { type CodedFault, type PackFaultFinder, collectPackFaults } from '@mister-x/engine/packs/pack';
import type { CardType, PackCard, PackFile, Suit } from './pack-file.js';

/** What a pack of the right shape may be wrong in (MF-3 to MF-14, section 9.1); `names` says where. */
export const PACK_FAULTS = [
  'SEATS',
  'TEAMS',
  'FIGURES',
  'BANK_UNIT',
  'COIN_VALUE',
  'CITY_SHAPE',
  'QUARTER_UNKNOWN',
  'QUARTER_OWNER',
  'QUARTER_COUNT',
  'AMOUNT',
  'FEE',
  'TRACK_ENDS',
  'TRACK_FALLS',
  'TRACK_UNIT',
  'DEATH_ROW',
  'PRESET',
  'CARD_COUNT',
  'CARD_TWICE',
  'CARD_CODE_TWICE',
  'CARD_SUIT',
  'GOOD_PRICE',
  'GOOD_KINDS',
  'SEVERITY',
  'SEVERITY_CELL',
] as const;
export type PackFaultCode = (typeof PACK_FAULTS)[number];
export type PackFault = CodedFault<PackFaultCode>;

export const CLAN_COUNT = 4;
export const CARD_COUNT = 32;
const FIGURES_PER_CLAN = 4;
const FIRST_CELL_VALUE = 300;
const LAST_CELL_VALUE = 10;

/** How many cards of each type the deck has (MF-4). */
export const CARD_COUNT_BY_TYPE: Readonly<Record<CardType, number>> = {
  buyer: 4,
  good: 10,
  witness: 2,
  lawyer: 2,
  prostitute: 2,
  theft: 1,
  robbery: 1,
  escape: 1,
  police: 3,
  commissioner: 1,
  prosecutor: 1,
  pistol: 4,
};

/** On which sides of the law a card of each type may be (MF-5). */
export const SUITS_OF: Readonly<Record<CardType, readonly Suit[]>> = {
  buyer: ['legal'],
  good: ['legal', 'criminal'],
  witness: ['legal'],
  lawyer: ['legal'],
  prostitute: ['criminal'],
  theft: ['criminal'],
  robbery: ['criminal'],
  escape: ['criminal'],
  police: ['law'],
  commissioner: ['law'],
  prosecutor: ['law'],
  pistol: ['neutral'],
};
const LEGAL_GOODS_COUNT = 6;

type ReportPackFault = PackFaultFinder<PackFaultCode>['find'];

/** Everything that is wrong with a pack (MF-14); nothing for one that can be played. */
export function packFaults(file: PackFile): readonly PackFault[] {
  return collectPackFaults<PackFaultCode>(({ find }) => {
    checkSeats(file, find);
    checkMoney(file, find);
    checkCity(file, find);
    checkPrison(file, find);
    checkCards(file, find);
  });
}

function checkSeats({ seat_order: seats, teams, figures_per_seat: figures }: PackFile, find: ReportPackFault): void {
  find('SEATS', seats.length !== CLAN_COUNT || new Set(seats).size !== CLAN_COUNT, ...seats);
  const opposite = teams.every(([one, other]) => {
    const [a, b] = [seats.indexOf(one), seats.indexOf(other)];
    return a >= 0 && b >= 0 && Math.abs(a - b) === CLAN_COUNT / 2;
  });
  const all = teams.flat();
  find('TEAMS', teams.length !== 2 || new Set(all).size !== CLAN_COUNT || !opposite, ...all);
  find('FIGURES', figures !== FIGURES_PER_CLAN);
}

function checkMoney({ bank, amounts }: PackFile, find: ReportPackFault): void {
  const unit = bank.unit;
  const off = (sum: number) => sum <= 0 || sum % unit !== 0;
  for (const name of ['start', 'blitz_start'] as const) find('BANK_UNIT', off(bank[name]), name);
  for (const { value } of bank.coins) find('COIN_VALUE', off(value), String(value));
  const { prostitute_fee: fee, prostitute_threshold: threshold } = amounts;
  for (const [name, sum] of Object.entries(amounts)) find('AMOUNT', off(sum), name);
  find('FEE', fee > threshold + unit);
}

function checkCity({ city, seat_order: seats }: PackFile, find: ReportPackFault): void {
  const { columns, rows, owner } = city;
  const isSquare = (list: readonly unknown[]) => list.length === 4 && new Set(list).size === 4;
  find('CITY_SHAPE', !isSquare(columns) || !isSquare(rows));
  const quarters = rows.flatMap((row) => columns.map((column) => `${column}${row}`));
  for (const id of Object.keys(owner)) find('QUARTER_UNKNOWN', !quarters.includes(id), id);
  for (const id of quarters) find('QUARTER_OWNER', !seats.includes(owner[id] ?? ''), id);
  for (const colour of seats) {
    const count = quarters.filter((id) => owner[id] === colour).length;
    find('QUARTER_COUNT', count !== quarters.length / CLAN_COUNT, colour);
  }
}

function checkPrison({ prison, prison_presets: presets, bank, cards }: PackFile, find: ReportPackFault): void {
  checkTrack(prison.track, bank.unit, find);
  find('DEATH_ROW', prison.death_row.ransom <= 0 || prison.death_row.ransom % bank.unit !== 0);
  for (const [name, track] of Object.entries(presets ?? {})) {
    let isFaulty = false;
    const note: ReportPackFault = (_, wrong) => {
      isFaulty ||= wrong;
    };
    checkTrack(track, bank.unit, note);
    const lacks = cards.some(({ severity }) => severity !== undefined && !track.includes(severity));
    find('PRESET', isFaulty || lacks, name);
  }
}

function checkTrack(track: readonly number[], unit: number, find: ReportPackFault): void {
  find('TRACK_ENDS', track[0] !== FIRST_CELL_VALUE || track.at(-1) !== LAST_CELL_VALUE);
  for (const [at, cell] of track.entries()) {
    const before = track[at - 1];
    find('TRACK_FALLS', before !== undefined && before <= cell, String(cell));
    find('TRACK_UNIT', cell % unit !== 0, String(cell));
  }
}

function checkCards({ cards, city, prison, bank }: PackFile, find: ReportPackFault): void {
  for (const [type, count] of Object.entries(CARD_COUNT_BY_TYPE)) {
    find('CARD_COUNT', cards.filter((card) => card.type === type).length !== count, type);
  }
  const twice = (of: (card: PackCard) => string) =>
    cards.filter((card, at) => cards.findIndex((one) => of(one) === of(card)) < at);
  for (const { id } of twice(({ id }) => id)) find('CARD_TWICE', true, id);
  // A code that is an id as well could be read as either.
  const ids = new Set([...cards.map(({ id }) => id), ...Object.keys(city.owner)]);
  const coded = cards.filter(({ code }) => code !== undefined);
  for (const { id, code = '' } of coded) {
    const isTwice = coded.some((card) => card.id !== id && card.code === code);
    find('CARD_CODE_TWICE', isTwice || ids.has(code), id);
  }
  for (const card of cards) checkCard(card, prison.track, bank.unit, find);
  const goods = cards.filter(({ type }) => type === 'good');
  const legal = goods.filter(({ suit }) => suit === 'legal').length;
  // Two of each of five kinds (MF-6).
  const kinds = new Set(goods.map(({ name }) => name));
  const pairs = [...kinds].every((name) => {
    const pair = goods.filter((good) => good.name === name);
    return pair.length === 2 && pair[0]?.price === pair[1]?.price && pair[0]?.suit === pair[1]?.suit;
  });
  find('GOOD_KINDS', legal !== LEGAL_GOODS_COUNT || !pairs);
}

function checkCard(
  { id, type, suit, price, severity }: PackCard,
  track: readonly number[],
  unit: number,
  find: ReportPackFault,
): void {
  find('CARD_SUIT', !SUITS_OF[type].includes(suit), id);
  const isGood = type === 'good';
  find(
    'GOOD_PRICE',
    isGood !== (price !== undefined) || (price !== undefined && (price <= 0 || price % unit !== 0)),
    id,
  );
  const isCrime = suit === 'criminal' || suit === 'neutral';
  // Without a figure for an arrested Escape it needs no cell (`escape_arrest_figure`).
  const isMissing = isCrime && severity === undefined && type !== 'escape';
  find(
    'SEVERITY',
    isMissing || (!isCrime && severity !== undefined) || (type === 'pistol' && severity !== FIRST_CELL_VALUE),
    id,
  );
  find('SEVERITY_CELL', severity !== undefined && !track.includes(severity), id, String(severity));
}
