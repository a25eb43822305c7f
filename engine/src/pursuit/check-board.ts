import type { Stop } from './board.js';
import { BOARD_LIMITS, type BoardFile, type BoardNote, type BoardSpec } from './board-file.js';
import { Notes } from './board-notes.js';
import { checkCards } from './check-cards.js';
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
