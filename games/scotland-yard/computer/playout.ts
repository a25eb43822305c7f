import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import { BLACK_TICKET } from './search/lines.js';
import {
  newMoveList,
  listMoves,
  placeOfMove,
  playMove,
  isStayMove,
  ticketOfMove,
  pawnOfMove,
  X_DECLARES,
  X_ENDS_TURN,
} from './search/moves.js';
import { CELL_INDEX, isEscape, PHASE_CODES, type SearchState } from './search/search-state.js';
import type { FastRandom } from './search/quick-dice.js';
import type { SearchRules } from './search/rules.js';
import { SuspectSet } from './search/suspects.js';
import { ApproachWeights, type MoveWeights } from './approach.js';
import { ChaseWeights } from './chase.js';
import { captureRiskAt } from './weighing.js';
import { WORTHS } from './worth.js';

/**
 * The detectives of a playout are as patient as one of these (`Chase`), or beginners (`Approach`): nobody knows
 * whom he has before him.
 */
const OPPONENT_PATIENCES = [0.3, 0.525] as const;
/** One move in so many they make by chance. */
const SLIP_ONE_IN = 20;
/** X is of a mood: by up to so much, in his worth, he errs about each leg. */
const LEG_ERROR_MAX = 1;

/**
 * Short games from a position of the search, between players who look one step ahead. What follows from X having
 * moved at all as his turn opened (`Suspects.opened`) its detectives do not work out.
 */
export class ShortPlayout {
  private readonly opponents: readonly MoveWeights[];
  private readonly moves: Int32Array;
  private readonly after: SuspectSet;

  constructor(
    private readonly rules: SearchRules,
    private readonly times: PairTimes,
    private readonly dice: FastRandom,
  ) {
    this.opponents = [
      ...OPPONENT_PATIENCES.map((patience) => new ChaseWeights(times, rules.lines.size, patience)),
      new ApproachWeights(rules.lines),
    ];
    this.moves = newMoveList(rules);
    this.after = new SuspectSet(rules.lines);
  }

  /**
   * What it is worth to X after so many replies of the detectives, and his turns between them. The leaf is
   * looked up in the solved visible game.
   *
   * @param state with the detectives to move, or over; it is played on, as is `known`
   * @param likely how likely he is where for detectives who suppose more, up to their first reply
   */
  worth(state: SearchState, known: SuspectSet, replies: number, likely?: Float64Array): number {
    this.reply(state, known, likely);
    for (let nth = 1; nth < replies && state.phase !== PHASE_CODES.over; nth++) {
      // Where nothing but a double leads out of a ring of detectives, he takes both of its legs.
      do this.travel(state, known);
      while (state.phase === PHASE_CODES.second);
      this.reply(state, known);
    }
    if (state.phase === PHASE_CODES.over) {
      return isEscape(state.end) ? WORTHS.escaped : -WORTHS.caught;
    }
    const pawns = state.placesOf(this.rules.pawns);
    return this.times.soonest(pawns, state.x) + WORTHS.hidden * Math.log2(Math.max(1, known.size));
  }

  /** The detectives move, until X is to move or it is over. */
  private reply(state: SearchState, known: SuspectSet, likely?: Float64Array): void {
    const { rules, dice } = this;
    const opponent = this.opponents[dice.below(this.opponents.length)] as MoveWeights;
    while (state.phase === PHASE_CODES.detectives) {
      const move = this.step(state, known, opponent, likely);
      playMove(rules, state, move);
      if (!isStayMove(move)) known.remove(placeOfMove(move));
    }
  }

  private step(state: SearchState, known: SuspectSet, opponent: MoveWeights, likely?: Float64Array): number {
    const { rules, dice, moves } = this;
    const count = listMoves(rules, state, moves);
    if (dice.below(SLIP_ONE_IN) === 0) return moves[dice.below(count)] as number;
    opponent.watch(known, likely);
    const standing = state.placesOf(rules.pawns);
    let best = moves[0] as number;
    let soonest = Number.POSITIVE_INFINITY;
    let pawn = -1;
    for (let i = 0; i < count; i++) {
      const move = moves[i] as number;
      if (pawnOfMove(move) !== pawn) {
        pawn = pawnOfMove(move);
        opponent.weigh(standing, pawn);
      }
      const late = opponent.lateAt(isStayMove(move) ? state.placeOf(pawn) : placeOfMove(move));
      if (late < soonest) [best, soonest] = [move, late];
    }
    return best;
  }

  /** X takes the single leg that is worth most to him at once. */
  private travel(state: SearchState, known: SuspectSet): void {
    const { rules, dice, moves, times, after } = this;
    const count = listMoves(rules, state, moves);
    const pawns = state.placesOf(rules.pawns);
    const slot = (state.cells[CELL_INDEX.filled] as number) + 1;
    const shows = rules.flags.reveal_slots.includes(slot);
    let best = moves[0] as number;
    let highest = Number.NEGATIVE_INFINITY;
    let spread = -1;
    for (let i = 0; i < count; i++) {
      const move = moves[i] as number;
      const ticket = ticketOfMove(move);
      if (pawnOfMove(move) !== X_ENDS_TURN) continue;
      if (ticket !== spread && !shows) {
        spread = ticket;
        after.copyFrom(known);
        after.leg(rules, state, ticket, false);
      }
      const x = placeOfMove(move);
      const worth =
        times.soonest(pawns, x) +
        (shows ? 0 : WORTHS.hidden * Math.log2(Math.max(1, after.size))) -
        WORTHS.caught * captureRiskAt(rules, state, shows ? undefined : after, x) -
        (ticket === BLACK_TICKET ? WORTHS.black : 0) +
        (LEG_ERROR_MAX * dice.below(1024)) / 1024;
      if (worth > highest) [best, highest] = [move, worth];
    }
    known.leg(rules, state, ticketOfMove(best), pawnOfMove(best) === X_DECLARES);
    playMove(rules, state, best);
    if (shows) known.only(state.x);
  }
}
