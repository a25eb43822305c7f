import type { Draft } from '../../pursuit/draft.js';
import type {
  DetectiveState,
  Ordinary,
  OrdinaryCounts,
  Piece,
  PieceCounts,
  State,
  Window,
} from './types.js';

export function draft(state: State): Draft<State> {
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    detectives: state.detectives,
    acted: state.acted,
    idle: state.idle,
    x: state.x,
    lastSeen: state.lastSeen,
    box: state.box,
    doublesSpent: state.doublesSpent,
    loans: state.loans,
    spentCards: state.spentCards,
    end: state.end,
    paper: state.paper,
  };
}

export function draftX(x: State['x']): Draft<State['x']> {
  return {
    start: x.start,
    stop: x.stop,
    tickets: x.tickets,
    log: x.log,
    shown: x.shown,
    voluntaryUsed: x.voluntaryUsed,
    mayBorrow: x.mayBorrow,
  };
}

export function draftWindow(window: Window): Draft<Window> {
  const next: Draft<Window> = {
    stop: window.stop,
    ticket: window.ticket,
    held: window.held,
    detectives: window.detectives,
  };
  if (window.double !== undefined) next.double = window.double;
  if (window.shown !== undefined) next.shown = window.shown;
  if (window.loan !== undefined) next.loan = window.loan;
  if (window.lent !== undefined) next.lent = window.lent;
  return next;
}

export function detectiveAt(stop: number | null, tickets: OrdinaryCounts): DetectiveState {
  return { stop, tickets };
}

export function addOrdinary(
  counts: OrdinaryCounts,
  ticket: Ordinary,
  change: number,
): OrdinaryCounts {
  const next = { taxi: counts.taxi, bus: counts.bus, underground: counts.underground };
  next[ticket] += change;
  return next;
}

export function addPiece(counts: PieceCounts, piece: Piece, change: number): PieceCounts {
  const next = {
    taxi: counts.taxi,
    bus: counts.bus,
    underground: counts.underground,
    black: counts.black,
    double: counts.double,
  };
  next[piece] += change;
  return next;
}
