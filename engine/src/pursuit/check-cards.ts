import type { Mission } from './board.js';
import type { BoardFile, BoardSpec } from './board-file.js';
import type { Notes } from './board-notes.js';

/** Notes on start cards, missions and tickets. */
export function checkCards(file: BoardFile, spec: BoardSpec, notes: Notes): void {
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
