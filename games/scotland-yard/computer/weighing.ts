import { ORDINARY_COUNT } from './search/lines.js';
import { CELL_INDEX, CELLS_PER_PAWN, type SearchState } from './search/search-state.js';
import type { SearchRules } from './search/rules.js';
import type { SuspectSet } from './search/suspects.js';

/** For detectives who think nothing: they take any line by chance. */
export const ALL_PLACES = { has: () => true };

/** Where detectives could come to with their next moves, no matter who stands there. */

/** For each ticket that a detective has, where its lines lead him: a place as often as tickets do. */
function waysOf({ lines }: SearchRules, { cells }: SearchState, pawn: number): readonly Int16Array[] {
  const purse = CELL_INDEX.pawns + pawn * CELLS_PER_PAWN;
  const ways: Int16Array[] = [];
  for (let ticket = 0; ticket < ORDINARY_COUNT; ticket++) {
    if (cells[purse + 1 + ticket] === 0) continue;
    ways.push(lines.legs(ticket, cells[purse] as number));
  }
  return ways;
}

/** Where one of them could come to, each place once. */
export function placesInReachOf(rules: SearchRules, state: SearchState, pawn: number): readonly number[] {
  const found = new Set<number>();
  for (const places of waysOf(rules, state, pawn)) for (const place of places) found.add(place);
  return [...found];
}

/** How many of them could come to each place. */
export function reachingPawnsByPlace(rules: SearchRules, state: SearchState): Uint8Array {
  const reached = new Uint8Array(rules.lines.size);
  for (let pawn = 0; pawn < rules.pawns; pawn++) {
    for (const place of placesInReachOf(rules, state, pawn)) {
      reached[place] = (reached[place] as number) + 1;
    }
  }
  return reached;
}

/**
 * That one of them comes to a place, if each who can reach it takes one of the lines to stops where X can be, by
 * chance.
 *
 * @param known stops where they think he can be; without it they know where he is
 */
export function captureRiskAt(
  rules: SearchRules,
  state: SearchState,
  known: Pick<SuspectSet, 'has'> | undefined,
  x: number,
): number {
  let safe = 1;
  for (let pawn = 0; pawn < rules.pawns; pawn++) {
    let reached = 0;
    let reachesX = false;
    for (const places of waysOf(rules, state, pawn)) {
      for (const place of places) {
        if (place === x) reachesX = true;
        if (known?.has(place)) reached += 1;
      }
    }
    if (reachesX) safe *= 1 - 1 / Math.max(1, reached);
  }
  return 1 - safe;
}
