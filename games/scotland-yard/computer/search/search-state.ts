import { ORDINARY_COUNT } from './lines.js';

/** What is to come next. */
export const PHASE_CODES = { turn: 0, second: 1, detectives: 2, over: 3 } as const;

/** How a game ended: X has won by the last two (SY-58). */
export const END_CODES = {
  none: 0,
  CAUGHT: 1,
  X_SURROUNDED: 2,
  X_NO_FARE: 3,
  X_ESCAPED: 4,
  DETECTIVES_STUCK: 5,
} as const;

export const DETECTIVES_MAX = 5;

/** Where X is for anyone who does not know it. */
export const NO_PLACE = -1;

/** Where in `cells` each number of a position is. */
export const CELL_INDEX = {
  phase: 0,
  end: 1,
  round: 2,
  /** Slots of X's log that are filled. */
  filled: 3,
  x: 4,
  /** Four numbers, by ticket. */
  xTickets: 5,
  doubles: 9,
  /** Three numbers each, by ordinary ticket. */
  box: 10,
  loans: 13,
  /** X's next leg may be paid from the box (SY-55). */
  lent: 16,
  /** Every detective was skipped so far in this round. */
  idle: 17,
  /** One bit for each detective who has acted in this round. */
  acted: 18,
  /** `PAWN` numbers for each detective: his place, then his three tickets. */
  pawns: 19,
} as const;
export const CELLS_PER_PAWN = 1 + ORDINARY_COUNT;
const PAWNS_END = CELL_INDEX.pawns + DETECTIVES_MAX * CELLS_PER_PAWN;

/**
 * A position of the search's own board: everything that the rules look at, as whole numbers in one array, so
 * that a copy is one call. Behind the pawns it holds the set of places on which detectives stand.
 */
export class SearchState {
  readonly cells: Int32Array;

  /** @param words of a set of places */
  constructor(readonly words: number) {
    this.cells = new Int32Array(PAWNS_END + words);
  }

  copyFrom(other: SearchState): void {
    this.cells.set(other.cells);
  }

  copy(): SearchState {
    const made = new SearchState(this.words);
    made.copyFrom(this);
    return made;
  }

  get phase(): number {
    return this.cells[CELL_INDEX.phase] as number;
  }

  get end(): number {
    return this.cells[CELL_INDEX.end] as number;
  }

  get x(): number {
    return this.cells[CELL_INDEX.x] as number;
  }

  placeOf(pawn: number): number {
    return this.cells[CELL_INDEX.pawns + pawn * CELLS_PER_PAWN] as number;
  }

  /** Of so many detectives, in their order. */
  placesOf(pawns: number): readonly number[] {
    return Array.from({ length: pawns }, (_, pawn) => this.placeOf(pawn));
  }

  hasActed(pawn: number): boolean {
    return (((this.cells[CELL_INDEX.acted] as number) >> pawn) & 1) === 1;
  }

  /** In the fixed order: the first who has not acted, as a number beyond the pawns when all have. */
  get nextPawn(): number {
    const acted = this.cells[CELL_INDEX.acted] as number;
    return 31 - Math.clz32(~acted & (acted + 1));
  }

  /** A detective stands there. */
  isHeld(place: number): boolean {
    return (((this.cells[PAWNS_END + (place >> 5)] as number) >> (place & 31)) & 1) === 1;
  }

  /** One word of the set of places on which detectives stand. */
  heldWord(word: number): number {
    return this.cells[PAWNS_END + word] as number;
  }

  /** Puts a detective somewhere for the first time. */
  put(pawn: number, place: number): void {
    this.cells[CELL_INDEX.pawns + pawn * CELLS_PER_PAWN] = place;
    this.flip(place);
  }

  move(pawn: number, to: number): void {
    this.flip(this.placeOf(pawn));
    this.put(pawn, to);
  }

  private flip(place: number): void {
    const at = PAWNS_END + (place >> 5);
    this.cells[at] = (this.cells[at] as number) ^ (1 << (place & 31));
  }
}

/** X has won. */
export function isEscape(end: number): boolean {
  return end >= END_CODES.X_ESCAPED;
}
