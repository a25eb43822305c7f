import { type MutableDraft, withItemReplaced, type Writable } from '../../pursuit/rules/draft.js';
import { detectiveIndex } from './pawns.js';
import { assertConserved, dealTickets } from './tickets.js';
import type {
  DetectiveState,
  Event,
  OrdinaryTicket,
  OrdinaryCounts,
  Piece,
  PieceCounts,
  State,
  Slot,
} from './types.js';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Folds one event. Never checks rules and never draws; a wrong event is a bug and throws. */
export function apply(state: State, event: Event): State {
  const next = draft(state);
  switch (event.type) {
    case 'configured':
      configured(next, event);
      break;
    case 'startRegistered':
      startRegistered(next, event);
      break;
    case 'xReady':
      xReady(next, event);
      break;
    case 'roundOpened':
      roundOpened(next, event);
      break;
    case 'doublePlayed':
      doublePlayed(next);
      break;
    case 'legTaken':
      legTaken(next, event);
      break;
    case 'revealed':
      revealed(next, event);
      break;
    case 'confiscated':
      confiscated(next, event);
      break;
    case 'xTurnClosed':
    case 'xStayed':
      next.phase = 'detectives';
      break;
    case 'fareLent':
      fareLent(next);
      break;
    case 'moved':
      moved(next, event);
      break;
    case 'skipped':
      skipped(next, event);
      break;
    case 'paperEntered':
      paperEntered(next, event);
      break;
    case 'ended':
      next.phase = 'over';
      next.end = event.end;
      break;
    case 'kitRegistered':
    case 'audited':
      return state;
  }
  // Every other event leaves the pieces where they are.
  if (next.x !== state.x || next.box !== state.box || next.detectives !== state.detectives) {
    assertConserved(next);
  }
  return next;
}

/** Before any start stop is known, so that kits can be dealt again. The board stays the object that it was. */
function configured(next: MutableDraft<State>, { options }: EventOf<'configured'>): void {
  const kits = dealTickets(options, next.detectives.length);
  next.options = { ...options, board: next.options.board };
  next.box = kits.box;
  next.detectives = next.detectives.map(({ stop }) => detectiveAt(stop, kits.detective));
  const x = draftX(next.x);
  x.tickets = kits.x;
  next.x = x;
}

function startRegistered(next: MutableDraft<State>, event: EventOf<'startRegistered'>): void {
  const index = indexOf(next, event.detective);
  const { tickets } = detectiveOf(next, index);
  next.detectives = withItemReplaced(next.detectives, index, detectiveAt(event.stop, tickets));
}

function xReady(next: MutableDraft<State>, { secret }: EventOf<'xReady'>): void {
  const x = draftX(next.x);
  x.start = secret.stop;
  x.stop = secret.stop;
  next.x = x;
}

function roundOpened(next: MutableDraft<State>, { round }: EventOf<'roundOpened'>): void {
  next.phase = 'x_turn';
  next.round = round;
  next.acted = next.acted.map(() => false);
  next.idle = true;
}

function doublePlayed(next: MutableDraft<State>): void {
  const x = draftX(next.x);
  x.tickets = addPiece(x.tickets, 'double', -1);
  next.x = x;
  next.doublesSpent += 1;
}

function legTaken(next: MutableDraft<State>, { ticket, from, double, secret }: EventOf<'legTaken'>): void {
  const slot: Writable<Slot> = {
    stop: secret.stop,
    ticket,
    held: next.x.tickets[ticket],
    detectives: next.detectives.map(stopOf),
  };
  if (double !== undefined) slot.double = double;
  if (from === 'box') slot.lent = true;
  if (from === 'substitute') slot.loan = true;
  const x = draftX(next.x);
  x.stop = secret.stop;
  x.log = [...x.log, slot];
  x.shown = false;
  x.mayBorrow = false;
  if (from === undefined) x.tickets = addPiece(x.tickets, ticket, -1);
  next.x = x;
  if (from === 'box') next.box = addPiece(next.box, ticket, -1);
  if (from === 'substitute') next.loans = addOrdinary(next.loans, ticket as OrdinaryTicket, 1);
  if (double === 1) next.phase = 'x_second_leg';
  else if (double === 2) next.phase = 'x_turn';
}

function stopOf({ stop }: DetectiveState): number {
  return stop ?? 0;
}

function revealed(next: MutableDraft<State>, { slot, stop, why }: EventOf<'revealed'>): void {
  const x = draftX(next.x);
  x.shown = true;
  if (why === 'voluntary') x.voluntaryUsed += 1;
  const seen = x.log[slot - 1];
  if (seen !== undefined) {
    x.log = withItemReplaced(x.log, slot - 1, { ...seen, shown: why });
  }
  next.x = x;
  next.lastSeen = { slot, stop };
}

function confiscated(next: MutableDraft<State>, { detective, ticket, settled }: EventOf<'confiscated'>): void {
  const index = indexOf(next, detective);
  const { stop, tickets } = detectiveOf(next, index);
  const left = detectiveAt(stop, addOrdinary(tickets, ticket, -1));
  next.detectives = withItemReplaced(next.detectives, index, left);
  if (next.options.flags.voluntary_ticket_to === 'box') next.box = addPiece(next.box, ticket, 1);
  else receive(next, ticket, settled === true);
}

function fareLent(next: MutableDraft<State>): void {
  const x = draftX(next.x);
  x.mayBorrow = true;
  next.x = x;
}

function moved(next: MutableDraft<State>, event: EventOf<'moved'>): void {
  const { ticket, to, card, settled } = event;
  const index = indexOf(next, event.detective);
  const { tickets } = detectiveOf(next, index);
  const there = detectiveAt(to, addOrdinary(tickets, ticket, -1));
  next.detectives = withItemReplaced(next.detectives, index, there);
  next.acted = withItemReplaced(next.acted, index, true);
  next.idle = false;
  if (card !== undefined) next.spentCards = [...next.spentCards, card];
  receive(next, ticket, settled === true);
}

/** X receives a ticket: the oldest substitute of its type on his log is replaced first (SYC-6). */
function receive(next: MutableDraft<State>, ticket: OrdinaryTicket, settled: boolean): void {
  const x = draftX(next.x);
  if (settled) {
    const oldest = x.log.findIndex((slot) => slot.loan === true && slot.ticket === ticket);
    x.log = x.log.map((slot, i) => (i === oldest ? withoutLoan(slot) : slot));
    next.loans = addOrdinary(next.loans, ticket, -1);
  } else {
    x.tickets = addPiece(x.tickets, ticket, 1);
  }
  next.x = x;
}

function withoutLoan({ loan: _, ...paid }: Slot): Slot {
  return paid;
}

function skipped(next: MutableDraft<State>, { detective, cause }: EventOf<'skipped'>): void {
  next.acted = withItemReplaced(next.acted, indexOf(next, detective), true);
  next.idle = next.idle && cause !== 'PASSED';
}

function paperEntered(next: MutableDraft<State>, { report }: EventOf<'paperEntered'>): void {
  const x = draftX(next.x);
  x.stop = report.at(-1)?.stop ?? x.stop;
  next.x = x;
  next.paper = report;
}

function indexOf(state: State, detective: string): number {
  const index = detectiveIndex(state.options, detective);
  if (index < 0) throw new Error(`no detective is called ${detective}`);
  return index;
}

function detectiveOf(state: State, index: number): DetectiveState {
  const detective = state.detectives[index];
  if (detective === undefined) throw new Error(`there is no detective ${index}`);
  return detective;
}

export function draft(state: State): MutableDraft<State> {
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

export function draftX(x: State['x']): MutableDraft<State['x']> {
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

export function detectiveAt(stop: number | null, tickets: OrdinaryCounts): MutableDraft<DetectiveState> {
  return { stop, tickets };
}

function addOrdinary(counts: OrdinaryCounts, ticket: OrdinaryTicket, change: number): OrdinaryCounts {
  const next = { taxi: counts.taxi, bus: counts.bus, underground: counts.underground };
  next[ticket] += change;
  return next;
}

function addPiece(counts: PieceCounts, piece: Piece, change: number): PieceCounts {
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
