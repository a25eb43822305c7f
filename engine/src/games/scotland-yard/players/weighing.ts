import { ORDINARY_COUNT } from '../search/lines.js';
import { CELL, PAWN, type Position } from '../search/position.js';
import type { Rules } from '../search/rules.js';

/** How many detectives could come to each place with their next move. */
export function reachersOf({ lines, pawns }: Rules, { cells }: Position): Uint8Array {
  const reached = new Uint8Array(lines.size);
  const seen = new Int8Array(lines.size).fill(-1);
  for (let pawn = 0; pawn < pawns; pawn++) {
    const purse = CELL.pawns + pawn * PAWN;
    for (let ticket = 0; ticket < ORDINARY_COUNT; ticket++) {
      if (cells[purse + 1 + ticket] === 0) continue;
      const row = lines.row(ticket, cells[purse] as number);
      for (let i = lines.first[row] as number; i < (lines.first[row + 1] as number); i++) {
        const place = lines.to[i] as number;
        if (seen[place] === pawn) continue;
        seen[place] = pawn;
        reached[place] = (reached[place] as number) + 1;
      }
    }
  }
  return reached;
}

/** Where a detective could come to with his next move, whoever stands there, each place once. */
export function reachOf({ lines }: Rules, { cells }: Position, pawn: number): readonly number[] {
  const purse = CELL.pawns + pawn * PAWN;
  const found = new Set<number>();
  for (let ticket = 0; ticket < ORDINARY_COUNT; ticket++) {
    if (cells[purse + 1 + ticket] === 0) continue;
    const row = lines.row(ticket, cells[purse] as number);
    for (let i = lines.first[row] as number; i < (lines.first[row + 1] as number); i++) {
      found.add(lines.to[i] as number);
    }
  }
  return [...found];
}
