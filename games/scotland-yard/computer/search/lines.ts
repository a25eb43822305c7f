import type { YardBoard } from '../../rules/board.js';
import { TICKETS } from '../../rules/types.js';

/** Tickets by number are those of `TICKETS`: the first three are ordinary, the last is black. */
export const ORDINARY_COUNT = 3;
export const BLACK_TICKET = 3;

/**
 * The lines of a board in flat arrays. Everywhere in here a stop is its *place* among the stops of the board
 * in ascending order, and a ticket is its number.
 */
export class SearchGraph {
  readonly stops: readonly number[];
  readonly size: number;
  /** 32-bit words of a set of places. */
  readonly words: number;
  /** Where the places begin in `to` to which a ticket leads, by `row`; the next row's beginning ends them. */
  readonly first: Int32Array;
  readonly to: Int16Array;
  /** How many lines lead away from the busiest stop, each as often as tickets pay for it. */
  readonly most: number;
  private readonly rows: readonly Int16Array[];
  private readonly places: ReadonlyMap<number, number>;

  private constructor(readonly board: YardBoard) {
    this.stops = board.data.stations.map(({ id }) => id).sort((a, b) => a - b);
    this.size = this.stops.length;
    this.words = (this.size + 31) >> 5;
    this.places = new Map(this.stops.map((stop, place) => [stop, place]));
    const rows = TICKETS.flatMap((ticket) =>
      this.stops.map((stop) =>
        (ticket === 'black' ? board.around(stop) : board.neighbours(stop, ticket)).map((to) => this.placeOf(to)),
      ),
    );
    this.first = new Int32Array(rows.length + 1);
    this.to = Int16Array.from(rows.flat());
    for (const [row, places] of rows.entries()) {
      this.first[row + 1] = (this.first[row] ?? 0) + places.length;
    }
    this.rows = rows.map((_, row) => this.to.subarray(this.first[row], this.first[row + 1]));
    const leading = this.stops.map((_, place) =>
      TICKETS.reduce((sum, _, ticket) => sum + this.legs(ticket, place).length, 0),
    );
    this.most = Math.max(...leading);
  }

  static of(board: YardBoard): SearchGraph {
    const before = known.get(board);
    if (before !== undefined) return before;
    const made = new SearchGraph(board);
    known.set(board, made);
    return made;
  }

  /** Of the places that a ticket leads to from a place. */
  row(ticket: number, place: number): number {
    return ticket * this.size + place;
  }

  /** The places that a ticket leads to from a place, ascending; what is searched most reads `to` itself. */
  legs(ticket: number, place: number): Int16Array {
    return this.rows[this.row(ticket, place)] as Int16Array;
  }

  placeOf(stop: number): number {
    const place = this.places.get(stop);
    if (place === undefined) throw new Error(`the board has no stop ${stop}`);
    return place;
  }

  stopAt(place: number): number {
    const stop = this.stops[place];
    if (stop === undefined) throw new Error(`the board has no place ${place}`);
    return stop;
  }
}

const known = new WeakMap<YardBoard, SearchGraph>();
