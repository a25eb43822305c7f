import { BROKE, SURROUNDED, transitOf } from '../../rules/flag-meaning.js';
import { deal } from '../../rules/tickets.js';
import { type Flags, type Options, ORDINARY, TICKETS } from '../../rules/types.js';
import { mayEndOnDetective } from '../../rules/x-moves.js';
import { BLACK, type Lines, ORDINARY_COUNT } from './lines.js';
import { CELL, END, PAWN, PHASE, SearchState } from './search-state.js';

/** He can move, stays, is lent a fare, or has lost. */
export const STANDING = { free: 0, skip: 1, lend: 2, X_SURROUNDED: 3, X_NO_FARE: 4 } as const;

/**
 * The rules of play once the start cards are out, on the search's own board: many times faster than the
 * rules' engine, and held against it move by move by a test under random flags. What it leaves out is what a
 * search does not play: registration, voluntary reveals (SYC-13), tickets with codes, and the paper log.
 *
 * A move is one number (`moveOf`). X's double is two of them, as if leg by leg (SY-44).
 */
export class Rules {
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
    readonly lines: Lines,
    readonly flags: Flags,
    readonly pawns: number,
  ) {
    this.unlimited = flags.x_ordinary_tickets === 'unlimited';
    this.mayEndOn = mayEndOnDetective(flags);
    this.mayPassOver = transitOf(flags).mayTouch;
    this.passesOver = transitOf(flags).goesOn;
    this.surrounded = STANDING[SURROUNDED[flags.x_no_free_stop]];
    this.broke = STANDING[BROKE[flags.x_no_ticket]];
    this.stuckAtOnce = flags.stuck_check === 'immediate';
    this.replies = flags.final_round_replies;
    const { limit, log_slots: slots } = flags;
    this.limit = limit.count;
    this.limitCell = limit.unit === 'round' ? CELL.round : CELL.filled;
    this.slots = limit.unit === 'round' ? slots : Math.min(slots, limit.count);
    this.inOrder = flags.detective_order === 'clockwise_fixed';
    this.mayPass = flags.detective_pass === 'allowed';
  }

  /** As the first round opens. */
  begin(options: Options, detectives: readonly number[], x: number): SearchState {
    const state = new SearchState(this.lines.words);
    const { cells } = state;
    const kits = deal(options, this.pawns);
    for (const [t, ticket] of TICKETS.entries()) cells[CELL.xTickets + t] = kits.x[ticket];
    for (const [t, ticket] of ORDINARY.entries()) cells[CELL.box + t] = kits.box[ticket];
    cells[CELL.doubles] = kits.x.double;
    for (const [pawn, place] of detectives.entries()) {
      state.put(pawn, place);
      for (const [t, ticket] of ORDINARY.entries()) {
        cells[CELL.pawns + pawn * PAWN + 1 + t] = kits.detective[ticket];
      }
    }
    cells[CELL.x] = x;
    this.openRound(state);
    return state;
  }

  /** One of X's legs; `declares` the first of a double. */
  travel(state: SearchState, ticket: number, to: number, declares: boolean): void {
    const { cells } = state;
    const second = state.phase === PHASE.second;
    if (declares) cells[CELL.doubles] = (cells[CELL.doubles] as number) - 1;
    const held = cells[CELL.xTickets + ticket] as number;
    if (held > 0) cells[CELL.xTickets + ticket] = held - 1;
    else if (ticket !== BLACK) {
      const left = cells[CELL.box + ticket] as number;
      if (left > 0) cells[CELL.box + ticket] = left - 1;
      else cells[CELL.loans + ticket] = (cells[CELL.loans + ticket] as number) + 1;
    }
    cells[CELL.x] = to;
    cells[CELL.filled] = (cells[CELL.filled] as number) + 1;
    cells[CELL.lent] = 0;
    if (!(declares && this.passesOver) && state.isHeld(to)) {
      finish(state, END.CAUGHT);
      return;
    }
    if (declares) {
      cells[CELL.phase] = PHASE.second;
      return;
    }
    if (second) cells[CELL.phase] = PHASE.turn;
    this.afterX(state);
  }

  /** A detective's move. */
  move(state: SearchState, pawn: number, ticket: number, to: number): void {
    const { cells } = state;
    const purse = CELL.pawns + pawn * PAWN + 1 + ticket;
    cells[purse] = (cells[purse] as number) - 1;
    const owed = cells[CELL.loans + ticket] as number;
    if (owed > 0) cells[CELL.loans + ticket] = owed - 1;
    else cells[CELL.xTickets + ticket] = (cells[CELL.xTickets + ticket] as number) + 1;
    state.move(pawn, to);
    this.acted(state, pawn);
    if (to === state.x) finish(state, END.CAUGHT);
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
    const purse = CELL.pawns + pawn * PAWN;
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
    if ((cells[CELL.xTickets + ticket] as number) > 0) return true;
    if (ticket === BLACK) return false;
    return this.unlimited || (cells[CELL.lent] === 1 && (cells[CELL.box + ticket] as number) > 0);
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
    return state.phase === PHASE.turn && (cells[CELL.doubles] as number) > 0 && this.room(cells);
  }

  private room(cells: Int32Array): boolean {
    return (cells[CELL.filled] as number) + 2 <= this.slots;
  }

  /**
   * X could go on from there once he has paid this ticket; a fare that he was lent is spent then (SY-55).
   *
   * @param paid -1: none
   * @param onto he may end where a detective stands
   */
  canTravel(state: SearchState, from: number, paid: number, onto: boolean): boolean {
    const { lines } = this;
    for (let ticket = 0; ticket <= BLACK; ticket++) {
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
    const held = state.cells[CELL.xTickets + ticket] as number;
    if (held > (ticket === paid ? 1 : 0)) return true;
    return ticket !== BLACK && this.unlimited;
  }

  /** After the first leg of a double there must be a second (SY-43). */
  canFollow(state: SearchState, ticket: number, place: number): boolean {
    return this.canTravel(state, place, ticket, this.mayEndOn);
  }

  private acted(state: SearchState, pawn: number): void {
    const { cells } = state;
    cells[CELL.acted] = (cells[CELL.acted] as number) | (1 << pawn);
    cells[CELL.idle] = 0;
  }

  private afterX(state: SearchState): void {
    state.cells[CELL.phase] = PHASE.detectives;
    if (!this.replies && this.limitReached(state)) {
      finish(state, END.X_ESCAPED);
    } else if (this.stuckAtOnce && this.allStuck(state)) {
      finish(state, END.DETECTIVES_STUCK);
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
      if (this.inOrder) cells[CELL.acted] = (cells[CELL.acted] as number) | (1 << pawn);
    }
    this.closeRound(state);
  }

  private closeRound(state: SearchState): void {
    if (this.limitReached(state)) finish(state, END.X_ESCAPED);
    else if (this.stuckAtOnce ? this.allStuck(state) : state.cells[CELL.idle] === 1) {
      finish(state, END.DETECTIVES_STUCK);
    } else {
      this.openRound(state);
    }
  }

  private openRound(state: SearchState): void {
    const { cells } = state;
    cells[CELL.phase] = PHASE.turn;
    cells[CELL.round] = (cells[CELL.round] as number) + 1;
    cells[CELL.acted] = 0;
    cells[CELL.idle] = 1;
    switch (this.standing(state, cells[CELL.x] as number)) {
      case STANDING.free:
        return;
      case STANDING.skip:
        this.afterX(state);
        return;
      case STANDING.lend:
        cells[CELL.lent] = 1;
        return;
      case STANDING.X_SURROUNDED:
        finish(state, END.X_SURROUNDED);
        return;
      case STANDING.X_NO_FARE:
        finish(state, END.X_NO_FARE);
    }
  }

  /** What becomes of an X on this place as his turn opens (SY-55). */
  standing(state: SearchState, from: number): number {
    if (this.canTravel(state, from, -1, false) || this.canPassOut(state, from)) {
      return STANDING.free;
    }
    if (!this.leadsOut(state, BLACK, from)) return this.surrounded;
    const holds = this.broke !== STANDING.lend || this.fareFits(state, from);
    return holds ? this.broke : STANDING.X_NO_FARE;
  }

  private fareFits(state: SearchState, from: number): boolean {
    for (let ticket = 0; ticket < ORDINARY_COUNT; ticket++) {
      const left = state.cells[CELL.box + ticket] as number;
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
    if (!this.passesOver || cells[CELL.doubles] === 0 || !this.room(cells)) return false;
    for (let ticket = 0; ticket <= BLACK; ticket++) {
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
  cells[CELL.phase] = PHASE.over;
  cells[CELL.end] = end;
}
