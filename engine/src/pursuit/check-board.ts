import {
  BOARD_LIMITS,
  type BoardFile,
  type BoardNote,
  type BoardSpec,
  type Mission,
  type Stop,
} from './board-file.js';
import { Notes } from './board-notes.js';
import { checkLines } from './check-lines.js';

/**
 * What is wrong with a board, or doubtful, for the game of `spec`: everything that `BOARD_NOTES`
 * lists. A board without an error loads and can be played. Quick enough to run after every edit,
 * and content with boards in any state of drawing; stations and lines may be in any order.
 */
export function checkBoard(file: BoardFile, spec: BoardSpec): readonly BoardNote[] {
  const notes = new Notes();
  if (file.game !== spec.game) notes.add('GAME_OTHER');
  if (file.name.trim() === '') notes.add('NAME_MISSING');
  checkStations(file, notes);
  checkLines(file, spec, notes);
  checkCards(file, spec, notes);
  return notes.list;
}

/** Whether a board can be played. */
export function playable(notes: readonly BoardNote[]): boolean {
  return notes.every(({ level }) => level !== 'error');
}

function checkStations({ stations, height }: BoardFile, notes: Notes): void {
  const { min, max } = BOARD_LIMITS.stations;
  const count = stations.length;
  if (count < min) notes.add('STATIONS_TOO_FEW', { count, limit: min });
  if (count > max) notes.add('STATIONS_TOO_MANY', { count, limit: max });
  const known = new Set<number>();
  const twice: number[] = [];
  const outside: number[] = [];
  for (const { id, x, y } of stations) {
    if (known.has(id)) twice.push(id);
    known.add(id);
    if (!(x >= 0 && x <= 1000 && y >= 0 && y <= height)) outside.push(id);
  }
  notes.about(twice, 'STATION_TWICE');
  notes.about(missingOf(known), 'NUMBERS_MISSING');
  checkDistances(stations, notes);
  notes.about(outside, 'STATION_OUTSIDE');
}

function missingOf(known: ReadonlySet<number>): readonly number[] {
  const sorted = [...known].sort((a, b) => a - b);
  const missing: number[] = [];
  let next = sorted[0] ?? 0;
  for (const id of sorted) {
    while (next < id) missing.push(next++);
    next = id + 1;
  }
  return missing;
}

/** From left to right: only stations that are near by x need be measured. */
function checkDistances(stations: readonly Stop[], notes: Notes): void {
  const { apart } = BOARD_LIMITS;
  const sorted = [...stations].sort((a, b) => a.x - b.x);
  for (const [i, a] of sorted.entries()) {
    for (let j = i + 1; j < sorted.length; j++) {
      const b = sorted[j];
      if (b === undefined || b.x - a.x >= apart) break;
      // The same number in the same place is told as such.
      if (a.id === b.id || Math.hypot(b.x - a.x, b.y - a.y) >= apart) continue;
      notes.add('STATIONS_TOUCH', { stops: [a.id, b.id] });
      if (notes.full('STATIONS_TOUCH')) return;
    }
  }
}

/** Notes on start cards, missions and tickets. */
function checkCards(file: BoardFile, spec: BoardSpec, notes: Notes): void {
  const known = new Set(file.stations.map(({ id }) => id));
  checkDecks(file, spec, known, notes);
  checkMissions(file.missions ?? {}, spec.missions, known, notes);
  checkTickets(file, spec, notes);
}

function checkDecks(
  { starts }: BoardFile,
  { decks, deckInstead }: BoardSpec,
  known: ReadonlySet<number>,
  notes: Notes,
): void {
  for (const deck of Object.keys(starts)) {
    if (decks.every((other) => other.deck !== deck)) notes.add('DECK_UNKNOWN', { deck });
  }
  for (const { deck, min } of decks) {
    const cards = starts[deck] ?? (deck === deckInstead ? [] : undefined);
    if (cards === undefined) continue;
    const different = new Set(cards);
    if (different.size < min) {
      notes.add('STARTS_TOO_FEW', { deck, count: different.size, limit: min });
    }
    notes.about(repeated(cards), 'START_TWICE', { deck });
    notes.about(unknownOf(cards, known), 'START_NOWHERE', { deck });
  }
}

/** The rules know five start cities a mission (MX-Q2). */
const USUAL_STARTS = 5;

function checkMissions(
  missions: Readonly<Record<string, Mission>>,
  colours: readonly string[],
  known: ReadonlySet<number>,
  notes: Notes,
): void {
  for (const mission of Object.keys(missions)) {
    if (!colours.includes(mission)) notes.add('MISSION_UNKNOWN', { mission });
  }
  for (const mission of colours) {
    const cities = missions[mission];
    if (cities === undefined) {
      notes.add('MISSION_MISSING', { mission });
      continue;
    }
    const { starts, goals } = cities;
    if (starts.length === 0) notes.add('MISSION_STARTS_NONE', { mission });
    if (goals.length === 0) notes.add('MISSION_GOALS_NONE', { mission });
    notes.about(unknownOf([...starts, ...goals], known), 'MISSION_NOWHERE', { mission });
    const both = starts.filter((stop) => goals.includes(stop));
    notes.about(both, 'MISSION_START_IS_GOAL', { mission });
    const count = starts.length;
    if (count > 0 && count !== USUAL_STARTS) {
      notes.add('MISSION_STARTS_UNUSUAL', { mission, count, limit: USUAL_STARTS });
    }
  }
}

function checkTickets(
  { tickets = {}, links }: BoardFile,
  { tickets: kinds, supply, transports }: BoardSpec,
  notes: Notes,
): void {
  if (Object.keys(tickets).some((kind) => !kinds.includes(kind))) notes.add('TICKETS_UNKNOWN');
  if (supply === undefined) return;
  for (const transport of transports) {
    const own = kinds.filter((kind) => kind.startsWith(`${transport}/`));
    const none = own.length > 0 && own.every((kind) => (tickets[kind] ?? 0) === 0);
    if (none && (links[transport] ?? []).length > 0) notes.add('TICKETS_NONE', { transport });
  }
  const count = kinds.reduce((sum, kind) => sum + (tickets[kind] ?? 0), 0);
  if (count < supply.min) notes.add('TICKETS_TOO_FEW', { count, limit: supply.min });
  else if (count !== supply.usual) notes.add('TICKETS_UNUSUAL', { count, limit: supply.usual });
}

function repeated(cards: readonly number[]): readonly number[] {
  return cards.filter((card, i) => cards.indexOf(card) !== i);
}

function unknownOf(stops: readonly number[], known: ReadonlySet<number>): readonly number[] {
  return stops.filter((stop) => !known.has(stop));
}
