import {
  BOARD_LIMITS,
  type BoardFile,
  type BoardNote,
  type BoardNoteCode,
  type BoardSpec,
  type Mission,
  type Stop,
} from './board-file.js';

/**
 * What is wrong with a board, or doubtful, for the game of `spec`: everything that `BOARD_NOTES`
 * lists. A board without an error loads and can be played. Quick enough to run after every edit,
 * and content with boards in any state of drawing; stations and lines may be in any order.
 */
export function checkBoard(file: BoardFile, spec: BoardSpec): readonly BoardNote[] {
  const notes = new BoardNoteList();
  if (file.game !== spec.game) notes.add('GAME_OTHER');
  if (file.name.trim() === '') notes.add('NAME_MISSING');
  checkStations(file, notes);
  checkLines(file, spec, notes);
  checkCards(file, spec, notes);
  return notes.list;
}

/** Whether a board can be played. */
export function mayBePlayed(notes: readonly BoardNote[]): boolean {
  return notes.every(({ level }) => level !== 'error');
}

function checkStations({ stations, height }: BoardFile, notes: BoardNoteList): void {
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
  notes.about(missingNumbers(known), 'NUMBERS_MISSING');
  checkDistances(stations, notes);
  notes.about(outside, 'STATION_OUTSIDE');
}

function missingNumbers(known: ReadonlySet<number>): readonly number[] {
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
function checkDistances(stations: readonly Stop[], notes: BoardNoteList): void {
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
function checkCards(file: BoardFile, spec: BoardSpec, notes: BoardNoteList): void {
  const known = new Set(file.stations.map(({ id }) => id));
  checkDecks(file, spec, known, notes);
  checkMissions(file.missions ?? {}, spec.missions, known, notes);
  checkTickets(file, spec, notes);
}

function checkDecks(
  { starts }: BoardFile,
  { decks, deckInstead }: BoardSpec,
  known: ReadonlySet<number>,
  notes: BoardNoteList,
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
    notes.about(repeatedCards(cards), 'START_TWICE', { deck });
    notes.about(unknownStops(cards, known), 'START_NOWHERE', { deck });
  }
}

/** The rules know five starts a mission (MX-Q2). */
const USUAL_STARTS = 5;

function checkMissions(
  missions: Readonly<Record<string, Mission>>,
  colours: readonly string[],
  known: ReadonlySet<number>,
  notes: BoardNoteList,
): void {
  for (const mission of Object.keys(missions)) {
    if (!colours.includes(mission)) notes.add('MISSION_UNKNOWN', { mission });
  }
  for (const mission of colours) {
    const stops = missions[mission];
    if (stops === undefined) {
      notes.add('MISSION_MISSING', { mission });
      continue;
    }
    const { starts, goals } = stops;
    if (starts.length === 0) notes.add('MISSION_STARTS_NONE', { mission });
    if (goals.length === 0) notes.add('MISSION_GOALS_NONE', { mission });
    notes.about(unknownStops([...starts, ...goals], known), 'MISSION_NOWHERE', { mission });
    const both = starts.filter((stop) => goals.includes(stop));
    notes.about(both, 'MISSION_START_IS_GOAL', { mission });
    const count = starts.length;
    if (count > 0 && count !== USUAL_STARTS) {
      notes.add('MISSION_STARTS_UNUSUAL', { mission, count, limit: USUAL_STARTS });
    }
  }
}

function checkTickets(
  { tickets = {}, edges }: BoardFile,
  { tickets: kinds, supply, transports }: BoardSpec,
  notes: BoardNoteList,
): void {
  if (Object.keys(tickets).some((kind) => !kinds.includes(kind))) notes.add('TICKETS_UNKNOWN');
  if (supply === undefined) return;
  for (const transport of transports) {
    const own = kinds.filter((kind) => kind.startsWith(`${transport}/`));
    const none = own.length > 0 && own.every((kind) => (tickets[kind] ?? 0) === 0);
    if (none && (edges[transport] ?? []).length > 0) notes.add('TICKETS_NONE', { transport });
  }
  const count = kinds.reduce((sum, kind) => sum + (tickets[kind] ?? 0), 0);
  if (count < supply.min) notes.add('TICKETS_TOO_FEW', { count, limit: supply.min });
  else if (count !== supply.usual) notes.add('TICKETS_UNUSUAL', { count, limit: supply.usual });
}

function repeatedCards(cards: readonly number[]): readonly number[] {
  return cards.filter((card, i) => cards.indexOf(card) !== i);
}

function unknownStops(stops: readonly number[], known: ReadonlySet<number>): readonly number[] {
  return stops.filter((stop) => !known.has(stop));
}

/** Where a station's number stands in what follows; numbers that are there twice count once. */
type StopIndex = { readonly ids: readonly number[]; readonly of: ReadonlyMap<number, number> };

/** Notes on lines, and on what hangs together by them. */
function checkLines(file: BoardFile, spec: BoardSpec, notes: BoardNoteList): void {
  const ids = [...new Set(file.stations.map(({ id }) => id))];
  const places: StopIndex = { ids, of: new Map(ids.map((id, i) => [id, i])) };
  const all = new ConnectedComponents(ids.length);
  const joined = new Set<number>();
  const served = new Map<string, ReadonlySet<number>>();
  const known = new Set(spec.transports);
  let count = 0;
  for (const [transport, lines] of Object.entries(file.edges)) {
    count += lines.length;
    if (known.has(transport)) continue;
    notes.add('TRANSPORT_UNKNOWN', { transport });
  }
  if (count > BOARD_LIMITS.lines) {
    notes.add('LINES_TOO_MANY', { count, limit: BOARD_LIMITS.lines });
  }
  for (const transport of spec.transports) {
    const ends = checkTransport(transport, file.edges[transport] ?? [], places, all, notes);
    served.set(transport, ends);
    for (const end of ends) joined.add(end);
  }
  const alone = ids.filter((_, place) => !joined.has(place));
  notes.about(alone, 'STATION_ALONE');
  checkTransportServesAll(spec, places, joined, served, notes);
  const parts = all.of(joined);
  if (parts.length > 1) {
    notes.add('BOARD_IN_PARTS', { stops: idsOf(parts[0], places), count: parts.length });
  }
}

/** The places where lines of a transport end. */
function checkTransport(
  transport: string,
  lines: readonly (readonly [number, number])[],
  places: StopIndex,
  all: ConnectedComponents,
  notes: BoardNoteList,
): ReadonlySet<number> {
  const seen = new Set<number>();
  const ends = new Set<number>();
  const loops: number[] = [];
  const nowhere: number[] = [];
  const own = new ConnectedComponents(places.ids.length);
  for (const [a, b] of lines) {
    const from = places.of.get(a);
    const to = places.of.get(b);
    if (from === undefined) nowhere.push(a);
    if (to === undefined) nowhere.push(b);
    if (from === undefined || to === undefined) continue;
    if (from === to) {
      loops.push(a);
      continue;
    }
    const line = Math.min(from, to) * places.ids.length + Math.max(from, to);
    if (seen.has(line)) notes.add('LINE_TWICE', { transport, stops: [a, b] });
    seen.add(line);
    ends.add(from).add(to);
    own.join(from, to);
    all.join(from, to);
  }
  notes.about(loops, 'LINE_TO_ITSELF', { transport });
  notes.about(nowhere, 'LINE_TO_NOWHERE', { transport });
  const parts = own.of(ends);
  if (parts.length > 1) {
    const stops = idsOf(parts[0], places);
    notes.add('TRANSPORT_IN_PARTS', { transport, stops, count: parts.length });
  }
  return ends;
}

/** What stops everywhere must stop at each station that has a line at all; the others are told to be alone. */
function checkTransportServesAll(
  { everywhere, transports, rare = [], along = {} }: BoardSpec,
  places: StopIndex,
  joined: ReadonlySet<number>,
  served: ReadonlyMap<string, ReadonlySet<number>>,
  notes: BoardNoteList,
): void {
  for (const transport of transports) {
    const ends = served.get(transport);
    if (transport === everywhere) {
      const missing = places.ids.filter((_, place) => joined.has(place) && ends?.has(place) !== true);
      notes.about(missing, 'LINE_MISSING', { transport });
    } else if (ends?.size === 0 && !rare.includes(transport)) {
      notes.add('TRANSPORT_UNUSED', { transport });
    }
    const other = along[transport];
    if (other === undefined) continue;
    const without = [...(ends ?? [])].filter((place) => served.get(other)?.has(place) !== true);
    notes.about(idsOf(without, places), 'LINE_MISSING', { transport: other });
  }
}

function idsOf(part: readonly number[] | undefined, { ids }: StopIndex): readonly number[] {
  return (part ?? []).flatMap((place) => ids[place] ?? []);
}

/** Which of the first `size` numbers hang together by pairs (union-find with path halving). */
class ConnectedComponents {
  private readonly above: Int32Array;

  constructor(size: number) {
    this.above = Int32Array.from({ length: size }, (_, i) => i);
  }

  join(a: number, b: number): void {
    this.above[this.root(a)] = this.root(b);
  }

  /** The parts that the numbers of `members` lie in, the smallest first. */
  of(members: Iterable<number>): readonly (readonly number[])[] {
    const parts = new Map<number, number[]>();
    for (const member of members) {
      const root = this.root(member);
      const part = parts.get(root);
      if (part === undefined) parts.set(root, [member]);
      else part.push(member);
    }
    return [...parts.values()].sort((a, b) => a.length - b.length);
  }

  private root(of: number): number {
    const { above } = this;
    let at = of;
    for (;;) {
      const next = above[at] ?? at;
      if (next === at) return at;
      at = above[at] = above[next] ?? next;
    }
  }
}

/** Doubts; every other note is an error. */
const WARNINGS: ReadonlySet<BoardNoteCode> = new Set<BoardNoteCode>([
  'NUMBERS_MISSING',
  'TRANSPORT_IN_PARTS',
  'TRANSPORT_UNUSED',
  'MISSION_STARTS_UNUSUAL',
  'TICKETS_UNUSUAL',
]);

/** Notes that one fault can lead to by the hundred are made this often and no more. */
const NOTES_OF_ONE_CODE_MAX = 20;
/** Stations that one note names; its `count` says how many there are. */
const STOPS_OF_ONE_NOTE_MAX = 100;

type BoardNoteDetails = Omit<BoardNote, 'code' | 'level' | 'stops'> & {
  readonly stops?: Iterable<number>;
};

/** Collects notes in the order in which they are made. */
class BoardNoteList {
  readonly list: BoardNote[] = [];
  private readonly made = new Map<BoardNoteCode, number>();

  add(code: BoardNoteCode, { stops = [], ...details }: BoardNoteDetails = {}): void {
    const made = this.made.get(code) ?? 0;
    if (made >= NOTES_OF_ONE_CODE_MAX) return;
    this.made.set(code, made + 1);
    const all = [...new Set(stops)].sort((a, b) => a - b);
    this.list.push({
      code,
      level: WARNINGS.has(code) ? 'warning' : 'error',
      stops: all.slice(0, STOPS_OF_ONE_NOTE_MAX),
      ...(all.length > STOPS_OF_ONE_NOTE_MAX ? { count: all.length } : {}),
      ...details,
    });
  }

  /** A note where at least one station is concerned. */
  about(stops: readonly number[], code: BoardNoteCode, details: Omit<BoardNoteDetails, 'stops'> = {}): void {
    if (stops.length > 0) this.add(code, { ...details, stops });
  }

  full(code: BoardNoteCode): boolean {
    return (this.made.get(code) ?? 0) >= NOTES_OF_ONE_CODE_MAX;
  }
}
