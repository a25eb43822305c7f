import { BROKE, SURROUNDED, transitOf } from '../../rules/flag-meaning.js';
import { deal } from '../../rules/tickets.js';
import { type Flags, type Options, ORDINARY, TICKETS } from '../../rules/types.js';
import { mayEndOnDetective } from '../../rules/x-moves.js';
import { BLACK, type Lines, ORDINARY_COUNT } from './lines.js';
import { CELL, END, PAWN, PHASE, Position } from './position.js';

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
  begin(options: Options, detectives: readonly number[], x: number): Position {
    const position = new Position(this.lines.words);
    const { cells } = position;
    const kits = deal(options, this.pawns);
    for (const [t, ticket] of TICKETS.entries()) cells[CELL.xTickets + t] = kits.x[ticket];
    for (const [t, ticket] of ORDINARY.entries()) cells[CELL.box + t] = kits.box[ticket];
    cells[CELL.doubles] = kits.x.double;
    for (const [pawn, place] of detectives.entries()) {
      position.put(pawn, place);
      for (const [t, ticket] of ORDINARY.entries()) {
        cells[CELL.pawns + pawn * PAWN + 1 + t] = kits.detective[ticket];
      }
    }
    cells[CELL.x] = x;
    this.openRound(position);
    return position;
  }

  /** One of X's legs; `declares` the first of a double. */
  travel(position: Position, ticket: number, to: number, declares: boolean): void {
    const { cells } = position;
    const second = position.phase === PHASE.second;
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
    if (!(declares && this.passesOver) && position.isHeld(to)) {
      finish(position, END.CAUGHT);
      return;
    }
    if (declares) {
      cells[CELL.phase] = PHASE.second;
      return;
    }
    if (second) cells[CELL.phase] = PHASE.turn;
    this.afterX(position);
  }

  /** A detective's move. */
  move(position: Position, pawn: number, ticket: number, to: number): void {
    const { cells } = position;
    const purse = CELL.pawns + pawn * PAWN + 1 + ticket;
    cells[purse] = (cells[purse] as number) - 1;
    const owed = cells[CELL.loans + ticket] as number;
    if (owed > 0) cells[CELL.loans + ticket] = owed - 1;
    else cells[CELL.xTickets + ticket] = (cells[CELL.xTickets + ticket] as number) + 1;
    position.move(pawn, to);
    this.acted(position, pawn);
    if (to === position.x) finish(position, END.CAUGHT);
    else this.skipStuck(position);
  }

  /** A detective stays although he could move (SY-16). */
  pass(position: Position, pawn: number): void {
    this.acted(position, pawn);
    this.skipStuck(position);
  }

  /** He has a ticket for a line that leads to a stop without a detective. */
  canMove(position: Position, pawn: number): boolean {
    const { cells } = position;
    const { lines } = this;
    const purse = CELL.pawns + pawn * PAWN;
    const from = cells[purse] as number;
    for (let ticket = 0; ticket < ORDINARY_COUNT; ticket++) {
      if (cells[purse + 1 + ticket] === 0) continue;
      const row = ticket * lines.size + from;
      const end = lines.first[row + 1] as number;
      for (let i = lines.first[row] as number; i < end; i++) {
        if (!position.isHeld(lines.to[i] as number)) return true;
      }
    }
    return false;
  }

  canPay(position: Position, ticket: number): boolean {
    const { cells } = position;
    if ((cells[CELL.xTickets + ticket] as number) > 0) return true;
    if (ticket === BLACK) return false;
    return this.unlimited || (cells[CELL.lent] === 1 && (cells[CELL.box + ticket] as number) > 0);
  }

  /** Where X's turn may end (SY-23). */
  mayEnd(position: Position, place: number): boolean {
    return this.mayEndOn || !position.isHeld(place);
  }

  /** Where the first leg of a double may end (SY-43). */
  mayTouch(position: Position, place: number): boolean {
    return this.mayPassOver || !position.isHeld(place);
  }

  /** He has the card, it is not played yet, and the log has room (SY-45). */
  mayDeclare(position: Position): boolean {
    const { cells } = position;
    return position.phase === PHASE.turn && (cells[CELL.doubles] as number) > 0 && this.room(cells);
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
  canTravel(position: Position, from: number, paid: number, onto: boolean): boolean {
    const { lines } = this;
    for (let ticket = 0; ticket <= BLACK; ticket++) {
      if (!this.couldPay(position, ticket, paid)) continue;
      const row = ticket * lines.size + from;
      const end = lines.first[row + 1] as number;
      for (let i = lines.first[row] as number; i < end; i++) {
        if (onto || !position.isHeld(lines.to[i] as number)) return true;
      }
    }
    return false;
  }

  /**
   * He can pay one ticket after another.
   *
   * @param paid -1: none
   */
  couldPay(position: Position, ticket: number, paid: number): boolean {
    if (paid < 0) return this.canPay(position, ticket);
    const held = position.cells[CELL.xTickets + ticket] as number;
    if (held > (ticket === paid ? 1 : 0)) return true;
    return ticket !== BLACK && this.unlimited;
  }

  /** After the first leg of a double there must be a second (SY-43). */
  canFollow(position: Position, ticket: number, place: number): boolean {
    return this.canTravel(position, place, ticket, this.mayEndOn);
  }

  private acted(position: Position, pawn: number): void {
    const { cells } = position;
    cells[CELL.acted] = (cells[CELL.acted] as number) | (1 << pawn);
    cells[CELL.idle] = 0;
  }

  private afterX(position: Position): void {
    position.cells[CELL.phase] = PHASE.detectives;
    if (!this.replies && this.limitReached(position)) {
      finish(position, END.X_ESCAPED);
    } else if (this.stuckAtOnce && this.allStuck(position)) {
      finish(position, END.DETECTIVES_STUCK);
    } else {
      this.skipStuck(position);
    }
  }

  private limitReached({ cells }: Position): boolean {
    return (cells[this.limitCell] as number) >= this.limit;
  }

  private allStuck(position: Position): boolean {
    for (let pawn = 0; pawn < this.pawns; pawn++) if (this.canMove(position, pawn)) return false;
    return true;
  }

  /** Skips are automatic (SY-52); in free order nobody is skipped while a colleague may still make room. */
  private skipStuck(position: Position): void {
    const { cells } = position;
    for (let pawn = 0; pawn < this.pawns; pawn++) {
      if (position.hasActed(pawn)) continue;
      if (this.canMove(position, pawn)) return;
      if (this.inOrder) cells[CELL.acted] = (cells[CELL.acted] as number) | (1 << pawn);
    }
    this.closeRound(position);
  }

  private closeRound(position: Position): void {
    if (this.limitReached(position)) finish(position, END.X_ESCAPED);
    else if (this.stuckAtOnce ? this.allStuck(position) : position.cells[CELL.idle] === 1) {
      finish(position, END.DETECTIVES_STUCK);
    } else {
      this.openRound(position);
    }
  }

  private openRound(position: Position): void {
    const { cells } = position;
    cells[CELL.phase] = PHASE.turn;
    cells[CELL.round] = (cells[CELL.round] as number) + 1;
    cells[CELL.acted] = 0;
    cells[CELL.idle] = 1;
    switch (this.standing(position, cells[CELL.x] as number)) {
      case STANDING.free:
        return;
      case STANDING.skip:
        this.afterX(position);
        return;
      case STANDING.lend:
        cells[CELL.lent] = 1;
        return;
      case STANDING.X_SURROUNDED:
        finish(position, END.X_SURROUNDED);
        return;
      case STANDING.X_NO_FARE:
        finish(position, END.X_NO_FARE);
    }
  }

  /** What becomes of an X on this place as his turn opens (SY-55). */
  standing(position: Position, from: number): number {
    if (this.canTravel(position, from, -1, false) || this.canPassOut(position, from)) {
      return STANDING.free;
    }
    if (!this.leadsOut(position, BLACK, from)) return this.surrounded;
    const holds = this.broke !== STANDING.lend || this.fareFits(position, from);
    return holds ? this.broke : STANDING.X_NO_FARE;
  }

  private fareFits(position: Position, from: number): boolean {
    for (let ticket = 0; ticket < ORDINARY_COUNT; ticket++) {
      const left = position.cells[CELL.box + ticket] as number;
      if (left > 0 && this.leadsOut(position, ticket, from)) return true;
    }
    return false;
  }

  /** A ticket's lines lead to a stop without a detective. */
  private leadsOut(position: Position, ticket: number, from: number): boolean {
    const { lines } = this;
    const row = ticket * lines.size + from;
    const end = lines.first[row + 1] as number;
    for (let i = lines.first[row] as number; i < end; i++) {
      if (!position.isHeld(lines.to[i] as number)) return true;
    }
    return false;
  }

  /** A double leads out through a detective, where that is allowed. */
  private canPassOut(position: Position, from: number): boolean {
    const { lines } = this;
    const { cells } = position;
    if (!this.passesOver || cells[CELL.doubles] === 0 || !this.room(cells)) return false;
    for (let ticket = 0; ticket <= BLACK; ticket++) {
      if (!this.canPay(position, ticket)) continue;
      const row = ticket * lines.size + from;
      const end = lines.first[row + 1] as number;
      for (let i = lines.first[row] as number; i < end; i++) {
        if (this.canTravel(position, lines.to[i] as number, ticket, false)) return true;
      }
    }
    return false;
  }
}

function finish({ cells }: Position, end: number): void {
  cells[CELL.phase] = PHASE.over;
  cells[CELL.end] = end;
}
