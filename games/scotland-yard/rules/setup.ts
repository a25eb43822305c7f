import type { Transition } from '@mister-x/engine/core/decision';
import { REFEREE, type Seat, type SeatSpec } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { boardIdOf } from '../../pursuit/rules/board-choice.js';
import { detectiveId, haveDetectivesStarted, isHeldByDetective, seatsOf } from '../../pursuit/rules/pawns.js';
import { detectiveAt, draft, draftX } from './apply.js';
import { startDeckOf, type YardBoard } from './board.js';
import { openRound, type YardDecision } from './flow.js';
import { optionsFault, reconfigure } from './input.js';
import { detectiveIndex, huntersOf, ownerOf, pawnCount } from './pawns.js';
import { assertConserved, dealTickets } from './tickets.js';
import {
  type Action,
  type Event,
  type Options,
  ORDINARY_TICKETS,
  type PawnId,
  type Setup,
  type State,
  type SyRefusal,
  X_SEAT,
} from './types.js';

export function seatPlan(options: Options): readonly SeatSpec[] {
  return seatsOf(huntersOf(options), false);
}

/** The state a set-up describes; its position is validated, its kits are dealt where it has none. */
export function start(setup: Setup, board: YardBoard): Result<State, SyRefusal> {
  const { options, position = {} } = setup;
  const fault = optionsFault(options, undefined);
  if (fault !== undefined) return err(fault);
  const pawns = pawnCount(options.hunters);
  const kits = dealTickets(options, pawns);
  const initial: State = {
    options,
    phase: 'registration',
    round: 0,
    detectives: Array.from({ length: pawns }, () => detectiveAt(null, kits.detective)),
    acted: Array.from({ length: pawns }, () => false),
    idle: true,
    x: {
      start: null,
      stop: null,
      tickets: kits.x,
      log: [],
      shown: false,
      voluntaryUsed: 0,
      mayBorrow: false,
    },
    lastSeen: null,
    box: kits.box,
    doublesSpent: 0,
    loans: { taxi: 0, bus: 0, underground: 0 },
    spentCards: [],
    end: null,
    paper: null,
  };
  const x = draftX({ ...initial.x, ...position.x });
  const state = draft({ ...initial, ...position, x });
  return positionFault(state, board) ?? ok(state);
}

function positionFault(state: State, board: YardBoard): Result<State, SyRefusal> | undefined {
  const { detectives, x, options } = state;
  const pawns = pawnCount(options.hunters);
  if (detectives.length !== pawns || state.acted.length !== pawns) {
    return err({ code: 'SETUP_SPLIT_INVALID' });
  }
  const stops = [x.start, x.stop, ...x.log.map(({ stop }) => stop), ...detectives.map((d) => d.stop)];
  if (stops.some((stop) => stop !== null && !board.has(stop))) {
    return err({ code: 'SETUP_START_INVALID' });
  }
  const held = detectives.flatMap(({ stop }) => (stop === null ? [] : [stop]));
  if (new Set(held).size !== held.length) return err({ code: 'SETUP_START_TAKEN' });
  if (state.phase !== 'registration') {
    if (x.start === null || x.stop === null || held.length < pawns) {
      return err({ code: 'SETUP_START_INVALID' });
    }
    if (held.includes(x.stop)) return err({ code: 'SETUP_START_TAKEN' });
  }
  const negative = [x.tickets, state.box, ...detectives.map(({ tickets }) => tickets)].some((counts) =>
    ORDINARY_TICKETS.some((ticket) => counts[ticket] < 0),
  );
  if (negative || x.tickets.black > pawns) return err({ code: 'SETUP_HAND_SIZE' });
  try {
    assertConserved(state);
  } catch {
    return err({ code: 'SETUP_HAND_SIZE' });
  }
  return undefined;
}

/** Set-up commands: flags, kits and start stops (SY-7 to SY-10). In a running game they are locked, no matter who sends them (CM-5). */

type DecisionResult = Result<Transition<State, Event>, SyRefusal>;
type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Flags may still be changed: no start stop is registered yet (CM-10). */
export function mayFlagsChange(state: State): boolean {
  return !areStartsLocked(state) && state.detectives.every(({ stop }) => stop === null);
}

export function configure(decision: YardDecision, seat: Seat, action: ActionOf<'configure'>): DecisionResult {
  if (areStartsLocked(decision.state)) return err({ code: 'OPTION_LOCKED' });
  if (seat === X_SEAT) return err({ code: 'NOT_YOUR_TURN' });
  if (!mayFlagsChange(decision.state)) return err({ code: 'OPTION_LOCKED' });
  const options = reconfigure(decision.state.options, action.flags);
  if (!options.ok) return options;
  decision.emit({ type: 'configured', options: optionsWithBoardId(options.value) });
  return ok(decision.transition);
}

/** A board is never changed by `configure`; its name is enough for the log. */
function optionsWithBoardId(options: Options): Options {
  return { ...options, board: boardIdOf(options.board) };
}

export function registerKit(decision: YardDecision, seat: Seat, action: ActionOf<'registerKit'>): DecisionResult {
  const { state } = decision;
  if (areStartsLocked(state)) return err({ code: 'OPTION_LOCKED' });
  if (ownerOf(state.options, action.pawn) !== seat) return err({ code: 'NOT_YOUR_TURN' });
  const dealt = dealTickets(state.options, state.detectives.length);
  const kit: Readonly<Record<string, number>> = action.pawn === 'x' ? dealt.x : dealt.detective;
  const names = new Set([...Object.keys(kit), ...Object.keys(action.tickets)]);
  if ([...names].some((name) => (kit[name] ?? 0) !== (action.tickets[name] ?? 0))) {
    return err({ code: 'SETUP_HAND_SIZE' });
  }
  decision.emit({ type: 'kitRegistered', pawn: action.pawn as PawnId });
  return ok(decision.transition);
}

/**
 * Detectives first, all locked together when the last of them is in; then X, so that no typing
 * error of a detective can ever be answered with X's card (SY-9).
 */
export function registerStart(decision: YardDecision, seat: Seat, action: ActionOf<'registerStart'>): DecisionResult {
  const { board, state } = decision;
  if (areStartsLocked(state)) return err({ code: 'OPTION_LOCKED' });
  if (ownerOf(state.options, action.pawn) !== seat) return err({ code: 'NOT_YOUR_TURN' });
  if (state.options.flags.start_source === 'server') return err({ code: 'PHASE_WRONG' });
  const forX = action.pawn === 'x';
  const complete = haveDetectivesStarted(state);
  if (forX && !complete) return err({ code: 'NOT_YOUR_TURN' });
  if (!forX && complete) return err({ code: 'OPTION_LOCKED' });
  if (!startDeckOf(board, state.options.flags.start_deck, forX).includes(action.stop)) {
    return err({ code: 'SETUP_START_INVALID' });
  }
  const index = detectiveIndex(state.options, action.pawn);
  if (state.detectives.some(({ stop }, i) => stop === action.stop && i !== index)) {
    return err({ code: 'SETUP_START_TAKEN' });
  }
  if (forX) placeX(decision, action.stop);
  else decision.emit({ type: 'startRegistered', detective: detectiveId(index), stop: action.stop });
  return ok(decision.transition);
}

/** The server draws all cards, the detectives' first (CM-11). */
export function dealStarts(decision: YardDecision, seat: Seat): DecisionResult {
  const { board, state, rng } = decision;
  if (areStartsLocked(state)) return err({ code: 'OPTION_LOCKED' });
  if (seat !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
  const { start_source: source, start_deck: deck } = state.options.flags;
  if (source !== 'server') return err({ code: 'PHASE_WRONG' });
  const cards = rng.shuffle(startDeckOf(board, deck, false));
  for (let i = 0; i < state.detectives.length; i++) {
    decision.emit({
      type: 'startRegistered',
      detective: detectiveId(i),
      stop: drawnCard(cards[i]),
    });
  }
  const own = startDeckOf(board, deck, true).filter((stop) => !isHeldByDetective(decision.state, stop));
  placeX(decision, rng.pick(own));
  return ok(decision.transition);
}

function drawnCard(card: number | undefined): number {
  if (card === undefined) throw new Error('the deck of start cards is too small');
  return card;
}

function placeX(decision: YardDecision, stop: number): void {
  decision.emit({ type: 'xReady', secret: { stop } });
  openRound(decision);
}

/** The referee's deal of start cards is due. */
export function startsAreDealt(state: State): boolean {
  return !areStartsLocked(state) && state.options.flags.start_source === 'server';
}

function areStartsLocked(state: State): boolean {
  return state.phase !== 'registration';
}

/** Start stops that a pawn may still register; empty when it is not its time. */
export function startChoices(board: YardBoard, state: State, pawn: PawnId): readonly number[] {
  const { flags } = state.options;
  if (areStartsLocked(state) || flags.start_source === 'server') return [];
  const forX = pawn === 'x';
  if (forX !== haveDetectivesStarted(state)) return [];
  const index = detectiveIndex(state.options, pawn);
  const taken = state.detectives.flatMap(({ stop }, i) => (i === index ? [] : [stop]));
  return startDeckOf(board, flags.start_deck, forX).filter((stop) => !taken.includes(stop));
}
