import { WHEN_WITHOUT_FARE, WHEN_SURROUNDED, transitRuleOf } from '../../rules/flag-meaning.js';
import { dealTickets } from '../../rules/tickets.js';
import { type Flags, type Options, ORDINARY_TICKETS, TICKETS } from '../../rules/types.js';
import { mayEndOnDetective } from '../../rules/x-moves.js';
import { BLACK_TICKET, type SearchGraph, ORDINARY_COUNT } from './lines.js';
import { CELL_INDEX, END_CODES, CELLS_PER_PAWN, PHASE_CODES, SearchState } from './search-state.js';

/** He can move, stays, is lent a fare, or has lost. */
export const STUCK_CODES = { free: 0, skip: 1, lend: 2, X_SURROUNDED: 3, X_NO_FARE: 4 } as const;

/**
 * The rules of play once the start cards are out, on the search's own board: many times faster than the
 * rules' engine, and held against it move by move by a test under random flags. What it leaves out is what a
 * search does not play: registration, voluntary reveals (SYC-13), tickets with codes, and the paper log.
 *
 * A move is one number (`moveOf`). X's double is two of them, as if leg by leg (SY-44).
 */
export class SearchRules {
  private readonly unlimited: boolean;
  private readonly mayEndOn: boolean;
  private readonly mayPassOver: boolean;
  readonly passesOver: boolean;
  private readonly surrounded: number;
  private readonly broke: number;
  private readonly stuckAtOnce: boolean;
  private readonly replies: boolean;
  private readonly limitCell: number;
  private readonly limit: number;
  /** Slots that a double may fill at most. */
  private readonly slots: number;
  readonly inOrder: boolean;
  readonly mayPass: boolean;

  constructor(
    readonly lines: SearchGraph,
    readonly flags: Flags,
    readonly pawns: number,
  ) {
    this.unlimited = flags.x_ordinary_tickets === 'unlimited';
    this.mayEndOn = mayEndOnDetective(flags);
    this.mayPassOver = transitRuleOf(flags).mayTouch;
    this.passesOver = transitRuleOf(flags).goesOn;
    this.surrounded = STUCK_CODES[WHEN_SURROUNDED[flags.x_no_free_stop]];
    this.broke = STUCK_CODES[WHEN_WITHOUT_FARE[flags.x_no_ticket]];
    this.stuckAtOnce = flags.stuck_check === 'immediate';
    this.replies = flags.final_round_replies;
    const { limit, log_slots: slots } = flags;
    this.limit = limit.count;
    this.limitCell = limit.unit === 'round' ? CELL_INDEX.round : CELL_INDEX.filled;
    this.slots = limit.unit === 'round' ? slots : Math.min(slots, limit.count);
    this.inOrder = flags.detective_order === 'clockwise_fixed';
    this.mayPass = flags.detective_pass === 'allowed';
  }

  /** As the first round opens. */
  begin(options: Options, detectives: readonly number[], x: number): SearchState {
    const state = new SearchState(this.lines.words);
    const { cells } = state;
    const kits = dealTickets(options, this.pawns);
    for (const [t, ticket] of TICKETS.entries()) cells[CELL_INDEX.xTickets + t] = kits.x[ticket];
    for (const [t, ticket] of ORDINARY_TICKETS.entries()) cells[CELL_INDEX.box + t] = kits.box[ticket];
    cells[CELL_INDEX.doubles] = kits.x.double;
    for (const [pawn, place] of detectives.entries()) {
      state.put(pawn, place);
      for (const [t, ticket] of ORDINARY_TICKETS.entries()) {
        cells[CELL_INDEX.pawns + pawn * CELLS_PER_PAWN + 1 + t] = kits.detective[ticket];
      }
    }
    cells[CELL_INDEX.x] = x;
    this.openRound(state);
    return state;
  }

  /** One of X's legs; `declares` the first of a double. */
  travel(state: SearchState, ticket: number, to: number, declares: boolean): void {
    const { cells } = state;
    const second = state.phase === PHASE_CODES.second;
    if (declares) cells[CELL_INDEX.doubles] = (cells[CELL_INDEX.doubles] as number) - 1;
    const held = cells[CELL_INDEX.xTickets + ticket] as number;
    if (held > 0) cells[CELL_INDEX.xTickets + ticket] = held - 1;
    else if (ticket !== BLACK_TICKET) {
      const left = cells[CELL_INDEX.box + ticket] as number;
      if (left > 0) cells[CELL_INDEX.box + ticket] = left - 1;
      else cells[CELL_INDEX.loans + ticket] = (cells[CELL_INDEX.loans + ticket] as number) + 1;
    }
    cells[CELL_INDEX.x] = to;
    cells[CELL_INDEX.filled] = (cells[CELL_INDEX.filled] as number) + 1;
    cells[CELL_INDEX.lent] = 0;
    if (!(declares && this.passesOver) && state.isHeld(to)) {
      finish(state, END_CODES.CAUGHT);
      return;
    }
    if (declares) {
      cells[CELL_INDEX.phase] = PHASE_CODES.second;
      return;
    }
    if (second) cells[CELL_INDEX.phase] = PHASE_CODES.turn;
    this.afterX(state);
  }

  /** A detective's move. */
  move(state: SearchState, pawn: number, ticket: number, to: number): void {
    const { cells } = state;
    const purse = CELL_INDEX.pawns + pawn * CELLS_PER_PAWN + 1 + ticket;
    cells[purse] = (cells[purse] as number) - 1;
    const owed = cells[CELL_INDEX.loans + ticket] as number;
    if (owed > 0) cells[CELL_INDEX.loans + ticket] = owed - 1;
    else cells[CELL_INDEX.xTickets + ticket] = (cells[CELL_INDEX.xTickets + ticket] as number) + 1;
    state.move(pawn, to);
    this.acted(state, pawn);
    if (to === state.x) finish(state, END_CODES.CAUGHT);
    else this.skipStuck(state);
  }

  /** A detective stays although he could move (SY-16). */
  pass(state: SearchState, pawn: number): void {
    this.acted(state, pawn);
    this.skipStuck(state);
  }

  /** He has a ticket for a line that leads to a stop without a detective. */
  canMove(state: SearchState, pawn: number): boolean {
    const { cells } = state;
    const { lines } = this;
    const purse = CELL_INDEX.pawns + pawn * CELLS_PER_PAWN;
    const from = cells[purse] as number;
    for (let ticket = 0; ticket < ORDINARY_COUNT; ticket++) {
      if (cells[purse + 1 + ticket] === 0) continue;
      const row = ticket * lines.size + from;
      const end = lines.first[row + 1] as number;
      for (let i = lines.first[row] as number; i < end; i++) {
        if (!state.isHeld(lines.to[i] as number)) return true;
      }
    }
    return false;
  }

  canPay(state: SearchState, ticket: number): boolean {
    const { cells } = state;
    if ((cells[CELL_INDEX.xTickets + ticket] as number) > 0) return true;
    if (ticket === BLACK_TICKET) return false;
    return this.unlimited || (cells[CELL_INDEX.lent] === 1 && (cells[CELL_INDEX.box + ticket] as number) > 0);
  }

  /** Where X's turn may end (SY-23). */
  mayEnd(state: SearchState, place: number): boolean {
    return this.mayEndOn || !state.isHeld(place);
  }

  /** Where the first leg of a double may end (SY-43). */
  mayTouch(state: SearchState, place: number): boolean {
    return this.mayPassOver || !state.isHeld(place);
  }

  /** He has the card, it is not played yet, and the log has room (SY-45). */
  mayDeclare(state: SearchState): boolean {
    const { cells } = state;
    return state.phase === PHASE_CODES.turn && (cells[CELL_INDEX.doubles] as number) > 0 && this.room(cells);
  }

  private room(cells: Int32Array): boolean {
    return (cells[CELL_INDEX.filled] as number) + 2 <= this.slots;
  }

  /**
   * X could go on from there once he has paid this ticket; a fare that he was lent is spent then (SY-55).
   *
   * @param paid -1: none
   * @param onto he may end where a detective stands
   */
  canTravel(state: SearchState, from: number, paid: number, onto: boolean): boolean {
    const { lines } = this;
    for (let ticket = 0; ticket <= BLACK_TICKET; ticket++) {
      if (!this.couldPay(state, ticket, paid)) continue;
      const row = ticket * lines.size + from;
      const end = lines.first[row + 1] as number;
      for (let i = lines.first[row] as number; i < end; i++) {
        if (onto || !state.isHeld(lines.to[i] as number)) return true;
      }
    }
    return false;
  }

  /**
   * He can pay one ticket after another.
   *
   * @param paid -1: none
   */
  couldPay(state: SearchState, ticket: number, paid: number): boolean {
    if (paid < 0) return this.canPay(state, ticket);
    const held = state.cells[CELL_INDEX.xTickets + ticket] as number;
    if (held > (ticket === paid ? 1 : 0)) return true;
    return ticket !== BLACK_TICKET && this.unlimited;
  }

  /** After the first leg of a double there must be a second (SY-43). */
  canFollow(state: SearchState, ticket: number, place: number): boolean {
    return this.canTravel(state, place, ticket, this.mayEndOn);
  }

  private acted(state: SearchState, pawn: number): void {
    const { cells } = state;
    cells[CELL_INDEX.acted] = (cells[CELL_INDEX.acted] as number) | (1 << pawn);
    cells[CELL_INDEX.idle] = 0;
  }

  private afterX(state: SearchState): void {
    state.cells[CELL_INDEX.phase] = PHASE_CODES.detectives;
    if (!this.replies && this.limitReached(state)) {
      finish(state, END_CODES.X_ESCAPED);
    } else if (this.stuckAtOnce && this.allStuck(state)) {
      finish(state, END_CODES.DETECTIVES_STUCK);
    } else {
      this.skipStuck(state);
    }
  }

  private limitReached({ cells }: SearchState): boolean {
    return (cells[this.limitCell] as number) >= this.limit;
  }

  private allStuck(state: SearchState): boolean {
    for (let pawn = 0; pawn < this.pawns; pawn++) if (this.canMove(state, pawn)) return false;
    return true;
  }

  /** Skips are automatic (SY-52); in free order nobody is skipped while a colleague may still make room. */
  private skipStuck(state: SearchState): void {
    const { cells } = state;
    for (let pawn = 0; pawn < this.pawns; pawn++) {
      if (state.hasActed(pawn)) continue;
      if (this.canMove(state, pawn)) return;
      if (this.inOrder) cells[CELL_INDEX.acted] = (cells[CELL_INDEX.acted] as number) | (1 << pawn);
    }
    this.closeRound(state);
  }

  private closeRound(state: SearchState): void {
    if (this.limitReached(state)) finish(state, END_CODES.X_ESCAPED);
    else if (this.stuckAtOnce ? this.allStuck(state) : state.cells[CELL_INDEX.idle] === 1) {
      finish(state, END_CODES.DETECTIVES_STUCK);
    } else {
      this.openRound(state);
    }
  }

  private openRound(state: SearchState): void {
    const { cells } = state;
    cells[CELL_INDEX.phase] = PHASE_CODES.turn;
    cells[CELL_INDEX.round] = (cells[CELL_INDEX.round] as number) + 1;
    cells[CELL_INDEX.acted] = 0;
    cells[CELL_INDEX.idle] = 1;
    switch (this.standing(state, cells[CELL_INDEX.x] as number)) {
      case STUCK_CODES.free:
        return;
      case STUCK_CODES.skip:
        this.afterX(state);
        return;
      case STUCK_CODES.lend:
        cells[CELL_INDEX.lent] = 1;
        return;
      case STUCK_CODES.X_SURROUNDED:
        finish(state, END_CODES.X_SURROUNDED);
        return;
      case STUCK_CODES.X_NO_FARE:
        finish(state, END_CODES.X_NO_FARE);
    }
  }

  /** What becomes of an X on this place as his turn opens (SY-55). */
  standing(state: SearchState, from: number): number {
    if (this.canTravel(state, from, -1, false) || this.canPassOut(state, from)) {
      return STUCK_CODES.free;
    }
    if (!this.leadsOut(state, BLACK_TICKET, from)) return this.surrounded;
    const holds = this.broke !== STUCK_CODES.lend || this.fareFits(state, from);
    return holds ? this.broke : STUCK_CODES.X_NO_FARE;
  }

  private fareFits(state: SearchState, from: number): boolean {
    for (let ticket = 0; ticket < ORDINARY_COUNT; ticket++) {
      const left = state.cells[CELL_INDEX.box + ticket] as number;
      if (left > 0 && this.leadsOut(state, ticket, from)) return true;
    }
    return false;
  }

  /** A ticket's lines lead to a stop without a detective. */
  private leadsOut(state: SearchState, ticket: number, from: number): boolean {
    const { lines } = this;
    const row = ticket * lines.size + from;
    const end = lines.first[row + 1] as number;
    for (let i = lines.first[row] as number; i < end; i++) {
      if (!state.isHeld(lines.to[i] as number)) return true;
    }
    return false;
  }

  /** A double leads out through a detective, where that is allowed. */
  private canPassOut(state: SearchState, from: number): boolean {
    const { lines } = this;
    const { cells } = state;
    if (!this.passesOver || cells[CELL_INDEX.doubles] === 0 || !this.room(cells)) return false;
    for (let ticket = 0; ticket <= BLACK_TICKET; ticket++) {
      if (!this.canPay(state, ticket)) continue;
      const row = ticket * lines.size + from;
      const end = lines.first[row + 1] as number;
      for (let i = lines.first[row] as number; i < end; i++) {
        if (this.canTravel(state, lines.to[i] as number, ticket, false)) return true;
      }
    }
    return false;
  }
}

function finish({ cells }: SearchState, end: number): void {
  cells[CELL_INDEX.phase] = PHASE_CODES.over;
  cells[CELL_INDEX.end] = end;
}
