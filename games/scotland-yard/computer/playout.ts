import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import { BLACK } from './search/lines.js';
import {
  moveList,
  movesAt,
  placeOf,
  play,
  staysPut,
  ticketOf,
  whoOf,
  X_DECLARES,
  X_ENDS,
} from './search/moves.js';
import { CELL, isEscape, PHASE, type SearchState } from './search/search-state.js';
import type { QuickDice } from './search/quick-dice.js';
import type { Rules } from './search/rules.js';
import { Suspects } from './search/suspects.js';
import { Approach, type Weighing } from './approach.js';
import { Chase } from './chase.js';
import { riskAt } from './weighing.js';
import { WORTH } from './worth.js';

/**
 * The detectives of a playout are as patient as one of these (`Chase`), or beginners (`Approach`): nobody knows
 * whom he has before him.
 */
const PATIENCES = [0.3, 0.525] as const;
/** One move in so many they make by chance. */
const SLIPS = 20;
/** X is of a mood: by up to so much, in his worth, he errs about each leg. */
const MOOD = 1;

/**
 * Short games from a position of the search, between players who look one step ahead. What follows from X having
 * moved at all as his turn opened (`Suspects.opened`) its detectives do not work out.
 */
export class Playout {
  private readonly opponents: readonly Weighing[];
  private readonly moves: Int32Array;
  private readonly after: Suspects;

  constructor(
    private readonly rules: Rules,
    private readonly times: PairTimes,
    private readonly dice: QuickDice,
  ) {
    this.opponents = [
      ...PATIENCES.map((patience) => new Chase(times, rules.lines.size, patience)),
      new Approach(rules.lines),
    ];
    this.moves = moveList(rules);
    this.after = new Suspects(rules.lines);
  }

  /**
   * What it is worth to X after so many replies of the detectives, and his turns between them. The leaf is
   * looked up in the solved visible game.
   *
   * @param state with the detectives to move, or over; it is played on, as is `known`
   * @param likely how likely he is where for detectives who suppose more, up to their first reply
   */
  worth(state: SearchState, known: Suspects, replies: number, likely?: Float64Array): number {
    this.reply(state, known, likely);
    for (let nth = 1; nth < replies && state.phase !== PHASE.over; nth++) {
      // Where nothing but a double leads out of a ring of detectives, he takes both of its legs.
      do this.travel(state, known);
      while (state.phase === PHASE.second);
      this.reply(state, known);
    }
    if (state.phase === PHASE.over) {
      return isEscape(state.end) ? WORTH.escaped : -WORTH.caught;
    }
    const pawns = state.placesOf(this.rules.pawns);
    return this.times.soonest(pawns, state.x) + WORTH.hidden * Math.log2(Math.max(1, known.size));
  }

  /** The detectives move, until X is to move or it is over. */
  private reply(state: SearchState, known: Suspects, likely?: Float64Array): void {
    const { rules, dice } = this;
    const opponent = this.opponents[dice.below(this.opponents.length)] as Weighing;
    while (state.phase === PHASE.detectives) {
      const move = this.step(state, known, opponent, likely);
      play(rules, state, move);
      if (!staysPut(move)) known.remove(placeOf(move));
    }
  }

  private step(
    state: SearchState,
    known: Suspects,
    opponent: Weighing,
    likely?: Float64Array,
  ): number {
    const { rules, dice, moves } = this;
    const count = movesAt(rules, state, moves);
    if (dice.below(SLIPS) === 0) return moves[dice.below(count)] as number;
    opponent.watch(known, likely);
    const standing = state.placesOf(rules.pawns);
    let best = moves[0] as number;
    let soonest = Number.POSITIVE_INFINITY;
    let pawn = -1;
    for (let i = 0; i < count; i++) {
      const move = moves[i] as number;
      if (whoOf(move) !== pawn) {
        pawn = whoOf(move);
        opponent.weigh(standing, pawn);
      }
      const late = opponent.lateAt(staysPut(move) ? state.placeOf(pawn) : placeOf(move));
      if (late < soonest) [best, soonest] = [move, late];
    }
    return best;
  }

  /** X takes the single leg that is worth most to him at once. */
  private travel(state: SearchState, known: Suspects): void {
    const { rules, dice, moves, times, after } = this;
    const count = movesAt(rules, state, moves);
    const pawns = state.placesOf(rules.pawns);
    const slot = (state.cells[CELL.filled] as number) + 1;
    const shows = rules.flags.reveal_slots.includes(slot);
    let best = moves[0] as number;
    let highest = Number.NEGATIVE_INFINITY;
    let spread = -1;
    for (let i = 0; i < count; i++) {
      const move = moves[i] as number;
      const ticket = ticketOf(move);
      if (whoOf(move) !== X_ENDS) continue;
      if (ticket !== spread && !shows) {
        spread = ticket;
        after.copyFrom(known);
        after.leg(rules, state, ticket, false);
      }
      const x = placeOf(move);
      const worth =
        times.soonest(pawns, x) +
        (shows ? 0 : WORTH.hidden * Math.log2(Math.max(1, after.size))) -
        WORTH.caught * riskAt(rules, state, shows ? undefined : after, x) -
        (ticket === BLACK ? WORTH.black : 0) +
        (MOOD * dice.below(1024)) / 1024;
      if (worth > highest) [best, highest] = [move, worth];
    }
    known.leg(rules, state, ticketOf(best), whoOf(best) === X_DECLARES);
    play(rules, state, best);
    if (shows) known.only(state.x);
  }
}
