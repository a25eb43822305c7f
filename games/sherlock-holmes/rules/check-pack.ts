import { type CodedFault, type PackFaultFinder, collectPackFaults } from '@mister-x/engine/packs/pack';
import { cardsOf, tokensOf } from './pack.js';
import type { PackCase, PackFile } from './pack-file.js';

/** What a pack of the right shape may be wrong in (SH-2 to SH-10, 11.1, 14.1); `names` says where. */
export const PACK_FAULTS = [
  'PLAYERS',
  'COLOURS',
  'TYPES',
  'LOCATION_COUNT',
  'LOCATION_TWICE',
  'YARD',
  'NUMBER_MISSING',
  'NUMBER_TWICE',
  'ROAD_END',
  'ROAD_SELF',
  'ROAD_TWICE',
  'ROADS_APART',
  'UNDERGROUND_END',
  'UNDERGROUND_SELF',
  'LOOP_PLACE',
  'LOOP_TWICE',
  'LOOP_GAP',
  'LOOP_START',
  'CASE_COUNT',
  'CASE_TWICE',
  'TOKEN_FORM',
  'TOKEN_COUNT',
  'TOKEN_CASE',
  'TOKEN_TYPE',
  'TOKEN_TWICE',
  'LINK_TOKEN',
  'LINK_SELF',
  'LINK_TWICE',
  'CARD_FORM',
  'CARD_COUNT',
  'CARD_TWICE',
  'CARD_CODE_TWICE',
  'CARD_PIPS',
  'CARD_TYPE',
  'HOLMES_SYMBOL',
  'DEALT_TOO_MANY',
  'DRAW',
  'SCORE',
] as const;
export type PackFaultCode = (typeof PACK_FAULTS)[number];
export type PackFault = CodedFault<PackFaultCode>;

const LOCATION_COUNT = 31;
export const CASE_COUNT = 6;
export const TOKEN_COUNT = 30;
export const CARD_COUNT = 60;
const TOKEN_TYPE_COUNT = 5;
export const SEATS_MAX = 5;

/** Everything that is wrong with a pack (SH-10); nothing for one that can be played. */
export function packFaults(file: PackFile): readonly PackFault[] {
  return collectPackFaults<PackFaultCode>(({ find, each }) => {
    checkPlaces(file, find, each);
    checkRoads(file, find);
    checkLoop(file, find, each);
    checkCases(file, find, each);
    checkCards(file, find, each);
    checkNumbers(file, find);
  });
}

type ReportPackFault = PackFaultFinder<PackFaultCode>['find'];
type ReportPackFaultOfEach = PackFaultFinder<PackFaultCode>['each'];

function checkPlaces(
  { players, seat_colours: colours, token_types: types, locations, yard }: PackFile,
  find: ReportPackFault,
  each: ReportPackFaultOfEach,
): void {
  find('PLAYERS', players.min > players.max || players.max > SEATS_MAX);
  find('COLOURS', colours.length < players.max || repeatedNames(colours).length > 0);
  find('TYPES', types.length !== TOKEN_TYPE_COUNT || repeatedNames(types).length > 0);
  find('LOCATION_COUNT', locations.length !== LOCATION_COUNT);
  each('LOCATION_TWICE', repeatedNames(locations.map(({ id }) => id)));
  const bare = locations.filter(({ token }) => !token).map(({ id }) => id);
  find('YARD', bare.length !== 1 || bare[0] !== yard, ...bare);
  const numbers = locations.flatMap(({ number }) => (number === null ? [] : [String(number)]));
  const missing = locations.filter(({ id, number }) => number === null && id !== yard);
  each(
    'NUMBER_MISSING',
    missing.map(({ id }) => id),
  );
  each('NUMBER_TWICE', repeatedNames(numbers));
}

function checkRoads({ locations, roads, underground }: PackFile, find: ReportPackFault): void {
  const ids = new Set(locations.map(({ id }) => id));
  const seen = new Set<string>();
  for (const [a, b] of roads) {
    find('ROAD_END', !ids.has(a) || !ids.has(b), a, b);
    find('ROAD_SELF', a === b, a);
    const key = pairKey(a, b);
    find('ROAD_TWICE', seen.has(key), a, b);
    seen.add(key);
  }
  for (const [a, b] of underground) {
    find('UNDERGROUND_END', !ids.has(a) || !ids.has(b), a, b);
    find('UNDERGROUND_SELF', a === b, a);
  }
  const [first] = ids;
  const reached = new Set(first === undefined ? [] : [first]);
  for (const place of reached) {
    for (const [a, b] of roads) {
      if (a === place) reached.add(b);
      if (b === place) reached.add(a);
    }
  }
  const apart = [...ids].filter((id) => !reached.has(id));
  find('ROADS_APART', apart.length > 0, ...apart);
}

function checkLoop(
  { locations, roads, holmes_loop: loop, holmes_start: start }: PackFile,
  find: ReportPackFault,
  each: ReportPackFaultOfEach,
): void {
  const ids = new Set(locations.map(({ id }) => id));
  const paved = new Set(roads.map(([a, b]) => pairKey(a, b)));
  each(
    'LOOP_PLACE',
    loop.filter((place) => !ids.has(place)),
  );
  each('LOOP_TWICE', repeatedNames(loop));
  for (const [at, place] of loop.entries()) {
    const next = loop[(at + 1) % loop.length] ?? place;
    find('LOOP_GAP', !paved.has(pairKey(place, next)), place, next);
  }
  find('LOOP_START', !loop.includes(start), start);
}

function checkCases(file: PackFile, find: ReportPackFault, each: ReportPackFaultOfEach): void {
  const { cases, tokens: listed, token_types: types } = file;
  find('CASE_COUNT', cases.length !== CASE_COUNT);
  each('CASE_TWICE', repeatedNames(cases.map(({ id }) => id)));
  const own = cases.filter(({ tokens }) => tokens !== undefined);
  find('TOKEN_FORM', listed === undefined ? own.length < cases.length : own.length > 0);
  for (const one of own) each('TOKEN_TYPE', unknownTypes(one, types));
  const tokens = tokensOf(file);
  find('TOKEN_COUNT', tokens.length !== TOKEN_COUNT);
  each('TOKEN_TWICE', repeatedNames(tokens.map(({ id }) => id)));
  for (const token of listed ?? []) {
    find('TOKEN_TYPE', !types.includes(token.type), token.id);
    find('TOKEN_CASE', !cases.some(({ id }) => id === token.case), token.id);
  }
  for (const { id, links } of cases) {
    const mine = tokens.filter((token) => token.case === id).map((token) => token.id);
    find('TOKEN_CASE', mine.length !== TOKEN_TYPE_COUNT, id);
    const seen = new Set<string>();
    for (const [a, b] of links) {
      find('LINK_TOKEN', !mine.includes(a) || !mine.includes(b), a, b);
      find('LINK_SELF', a === b, a);
      find('LINK_TWICE', seen.has(pairKey(a, b)), a, b);
      seen.add(pairKey(a, b));
    }
  }
}

/** Types that the pack does not have. */
function unknownTypes({ id, tokens = {} }: PackCase, types: readonly string[]): readonly string[] {
  return Object.keys(tokens)
    .filter((type) => !types.includes(type))
    .map((type) => `${id}-${type}`);
}

function checkCards(file: PackFile, find: ReportPackFault, each: ReportPackFaultOfEach): void {
  const { cards: listed, card_recipe: recipe, token_types: types } = file;
  find('CARD_FORM', (listed === undefined) === (recipe === undefined));
  const cards = cardsOf(file);
  find('CARD_COUNT', cards.length !== CARD_COUNT);
  each('CARD_TWICE', repeatedNames(cards.map(({ id }) => id)));
  each('CARD_CODE_TWICE', repeatedNames(cards.map(({ id, code }) => code ?? id)));
  for (const { id, character, symbols, holmes_symbol: shown } of cards) {
    find('CARD_PIPS', Object.keys(symbols).length === 0, id);
    find('CARD_TYPE', !Object.keys(symbols).every((type) => types.includes(type)), id);
    const right = character === 'holmes' ? shown && types.includes(shown) : shown === undefined;
    find('HOLMES_SYMBOL', !right, id);
  }
}

function checkNumbers(file: PackFile, find: ReportPackFault): void {
  const { hand_size: hand, line_size: line, players, draw, score } = file;
  find('DEALT_TOO_MANY', hand * players.max + line > CARD_COUNT);
  find('DRAW', draw.moved > draw.cap || draw.stayed > draw.cap);
  find('SCORE', score.eliminate_at >= score.start);
}

function repeatedNames(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
