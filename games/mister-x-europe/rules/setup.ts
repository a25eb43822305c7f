import type { Transition } from '@mister-x/engine/core/decision';
import { REFEREE, type Seat, type SeatSpec } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { boardIdOf } from '../../pursuit/rules/board-choice.js';
import { detectiveId, haveDetectivesStarted, isHeldByDetective, seatsOf } from '../../pursuit/rules/pawns.js';
import { detectiveAtStop } from './apply.js';
import { startDeckOf, type EuropeBoard } from './board.js';
import { dealFromStack, openRound, type EuropeDecision, takeRegistered } from './flow.js';
import { optionsFault, reconfigure } from './input.js';
import { hunterIndex, hunterOf, huntersOf, pawnIndex } from './pawns.js';
import { registeredNames } from './refill.js';
import { handLimit } from './supply.js';
import { ticketsOfSupply, ticketsWithout } from './tickets.js';
import {
  type Action,
  DETECTIVE_COUNT,
  type EuropeRefusal,
  type Event,
  type HandOwner,
  type Options,
  type Setup,
  type State,
  type Ticket,
  X_SEAT,
} from './types.js';

/** A hunter with a phone has a hand to keep; one at the kiosk has nothing that the kiosk may not know (MX-11). */
export function seatPlan(options: Options): readonly SeatSpec[] {
  return seatsOf(huntersOf(options), options.devices === 'phones');
}

/**
 * The state a set-up describes; its position is validated. Whatever lies nowhere else makes the stack,
 * where none is given.
 */
export function start(setup: Setup, board: EuropeBoard): Result<State, EuropeRefusal> {
  const { options, position = {} } = setup;
  const fault = optionsFault(options);
  if (fault !== undefined) return err(fault);
  const initial: State = {
    options,
    phase: 'registration',
    round: 0,
    detectives: Array.from({ length: DETECTIVE_COUNT }, () => detectiveAtStop(null)),
    arrivals: [],
    hands: options.split.map(() => []),
    drawn: options.split.map(() => false),
    offers: options.split.map(() => null),
    given: options.split.map(() => []),
    specials: 0,
    x: {
      mission: null,
      start: null,
      stop: null,
      hand: [],
      dealt: false,
      log: [],
      pawn: false,
      paid: [],
    },
    stack: [],
    overdrawn: [],
    discard: [],
    box: [],
    rings: [],
    discs: [],
    misregisteredTickets: [],
    end: null,
  };
  const placed: State = { ...initial, ...position, x: { ...initial.x, ...position.x } };
  const stack = position.stack ?? ticketsLeftForStack(placed, board);
  if (stack === undefined) return err({ code: 'SETUP_HAND_SIZE' });
  const state = { ...placed, stack };
  return positionFault(state, board) ?? ok(state);
}

/** All pieces of the box of the board that no owner has; `undefined` when someone has too many. */
function ticketsLeftForStack(state: State, board: EuropeBoard): readonly Ticket[] | undefined {
  const { options } = state;
  const all = ticketsOfSupply(board.data.tickets ?? {}, options.flags.ticket_ids === 'unique');
  try {
    return ticketsWithout(all, ticketsOutsideStack(state));
  } catch {
    return undefined;
  }
}

/** Every ticket that is not in the stack (MX-13). */
export function ticketsOutsideStack(state: State): readonly Ticket[] {
  const { hands, x, discard, box, detectives } = state;
  return [
    ...x.hand,
    ...hands.flat(),
    ...discard,
    ...box,
    ...x.log.flatMap(({ ticket, open }) => (open ? [] : [ticket])),
    ...detectives.flatMap(({ card }) => (card === null ? [] : [card])),
  ];
}

function positionFault(state: State, board: EuropeBoard): Result<State, EuropeRefusal> | undefined {
  const { detectives, hands, drawn, offers, given, x, options } = state;
  const hunters = options.split.length;
  if (detectives.length !== DETECTIVE_COUNT || [hands, drawn, offers, given].some((l) => l.length !== hunters)) {
    return err({ code: 'SETUP_SPLIT_INVALID' });
  }
  const held = detectives.flatMap(({ stop }) => (stop === null ? [] : [stop]));
  const stops = [x.start, x.stop, ...x.log.map(({ stop }) => stop), ...held, ...state.discs];
  if (stops.some((stop) => stop !== null && !board.has(stop))) {
    return err({ code: 'SETUP_START_INVALID' });
  }
  if (new Set(held).size !== held.length) return err({ code: 'SETUP_START_TAKEN' });
  const begun = state.phase !== 'registration';
  if (begun && (x.stop === null || x.start === null || held.length < DETECTIVE_COUNT)) {
    return err({ code: 'SETUP_START_INVALID' });
  }
  if (begun && !Object.hasOwn(board.data.missions ?? {}, x.mission ?? '')) {
    return err({ code: 'SETUP_MISSION_UNKNOWN' });
  }
  const full =
    x.hand.length > handLimit(state, X_SEAT as 'x') ||
    huntersOf(options).some((seat, i) => (hands[i]?.length ?? 0) > handLimit(state, seat));
  return full ? err({ code: 'SETUP_HAND_SIZE' }) : undefined;
}

/** Set-up commands: flags, hands, start cards, mission (MX-5 to MX-10). In a running game they are locked, no matter who sends them (CM-5). */

type DecisionResult = Result<Transition<State, Event>, EuropeRefusal>;
type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

export function configure(decision: EuropeDecision, seat: Seat, action: ActionOf<'configure'>): DecisionResult {
  const { state } = decision;
  if (isSetupLocked(state)) return err({ code: 'OPTION_LOCKED' });
  if (seat === X_SEAT) return err({ code: 'NOT_YOUR_TURN' });
  if (!mayFlagsChange(state)) return err({ code: 'OPTION_LOCKED' });
  const options = reconfigure(state.options, action.flags);
  if (!options.ok) return options;
  // Numbered and unnumbered pieces are two different boxes.
  if (options.value.flags.ticket_ids !== state.options.flags.ticket_ids) {
    return err({ code: 'OPTION_LOCKED', flag: 'ticket_ids' });
  }
  // A board is never changed by `configure`; its name is enough for the log.
  const board = boardIdOf(options.value.board);
  decision.emit({ type: 'configured', options: { ...options.value, board } });
  return ok(decision.transition);
}

/** The first card, hand or choice freezes the flags (CM-10). */
export function mayFlagsChange(state: State): boolean {
  const { detectives, x, drawn } = state;
  if (isSetupLocked(state) || x.mission !== null || x.dealt || drawn.some(Boolean)) return false;
  return detectives.every(({ stop }) => stop === null);
}

export function registerStart(decision: EuropeDecision, seat: Seat, action: ActionOf<'registerStart'>): DecisionResult {
  const { board, state } = decision;
  if (isSetupLocked(state)) return err({ code: 'OPTION_LOCKED' });
  const pawn = pawnIndex(action.pawn);
  if (pawn < 0 || (hunterOf(state.options, pawn) !== seat && seat !== REFEREE)) {
    return err({ code: 'NOT_YOUR_TURN' });
  }
  if (state.options.flags.start_source === 'server' || !areStartCardsDue(state)) {
    return err({ code: 'PHASE_WRONG' });
  }
  // All five lock together, so that no card can be tried against X's choice.
  if (haveDetectivesStarted(state)) return err({ code: 'OPTION_LOCKED' });
  if (!startDeckOf(board).includes(action.stop)) return err({ code: 'SETUP_START_INVALID' });
  if (state.detectives.some(({ stop }, i) => stop === action.stop && i !== pawn)) {
    return err({ code: 'SETUP_START_TAKEN' });
  }
  decision.emit({ type: 'startRegistered', detective: detectiveId(pawn), stop: action.stop });
  begin(decision);
  return ok(decision.transition);
}

/** The server draws five cards (CM-11). */
export function dealStarts(decision: EuropeDecision, seat: Seat): DecisionResult {
  const { board, state } = decision;
  if (isSetupLocked(state)) return err({ code: 'OPTION_LOCKED' });
  if (seat !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
  if (!startsAreDealt(state)) return err({ code: 'PHASE_WRONG' });
  const cards = decision.rng.shuffle(startDeckOf(board));
  for (const pawn of state.detectives.keys()) {
    const stop = cards[pawn];
    if (stop === undefined) throw new Error('the deck of start cards is too small');
    decision.emit({ type: 'startRegistered', detective: detectiveId(pawn), stop });
  }
  begin(decision);
  return ok(decision.transition);
}

/** The referee's deal of start cards is due. */
export function startsAreDealt(state: State): boolean {
  const { start_source: source } = state.options.flags;
  return !isSetupLocked(state) && source === 'server' && areStartCardsDue(state) && !haveDetectivesStarted(state);
}

/** Where X chooses first, the cards wait for him (MX-Q3). */
function areStartCardsDue({ options, x }: State): boolean {
  return options.flags.x_start_choice === 'after_detectives' || x.mission !== null;
}

export function chooseMission(decision: EuropeDecision, seat: Seat, action: ActionOf<'chooseMission'>): DecisionResult {
  const { board, state } = decision;
  if (isSetupLocked(state)) return err({ code: 'OPTION_LOCKED' });
  if (seat !== X_SEAT) return err({ code: 'NOT_YOUR_TURN' });
  if (!isMissionChoiceDue(state)) return err({ code: 'PHASE_WRONG' });
  const mission = Object.hasOwn(board.data.missions ?? {}, action.mission)
    ? board.data.missions?.[action.mission]
    : undefined;
  if (mission === undefined) return err({ code: 'SETUP_MISSION_UNKNOWN' });
  if (!mission.starts.includes(action.stop)) return err({ code: 'SETUP_START_INVALID' });
  if (!isFreeStart(board, state, action.stop)) return err({ code: 'X_STOP_OCCUPIED' });
  const { mission: name, stop } = action;
  decision.emit({ type: 'missionChosen', mission: name, secret: { stop } });
  begin(decision);
  return ok(decision.transition);
}

function isMissionChoiceDue(state: State): boolean {
  const first = state.options.flags.x_start_choice === 'before_detectives';
  return state.x.mission === null && (first || haveDetectivesStarted(state));
}

/**
 * Where X chooses first, no refusal may tell him or them anything: it is as under `allow` (MX-10). So it
 * is on a board whose every start the detectives happen to hold, as X must begin somewhere.
 */
function isFreeStart(board: EuropeBoard, state: State, stop: number): boolean {
  const { x_start_choice: when, x_start_on_detective: onto } = state.options.flags;
  if (when === 'before_detectives' || onto === 'allow' || !isHeldByDetective(state, stop)) return true;
  const starts = Object.values(board.data.missions ?? {}).flatMap((mission) => mission.starts);
  return starts.every((each) => isHeldByDetective(state, each));
}

/** Missions with the start cities that X may still choose; none when it is not his time. */
export function startChoices(
  board: EuropeBoard,
  state: State,
): readonly { readonly mission: string; readonly stops: readonly number[] }[] {
  if (isSetupLocked(state) || !isMissionChoiceDue(state)) return [];
  return Object.entries(board.data.missions ?? {}).map(([mission, { starts }]) => ({
    mission,
    stops: starts.filter((stop) => isFreeStart(board, state, stop)),
  }));
}

export function registerHand(decision: EuropeDecision, seat: Seat, action: ActionOf<'registerHand'>): DecisionResult {
  const { state } = decision;
  if (isSetupLocked(state)) return err({ code: 'OPTION_LOCKED' });
  if (seat !== X_SEAT && hunterIndex(state.options, seat) < 0) {
    return err({ code: 'NOT_YOUR_TURN' });
  }
  const hand = seat as HandOwner;
  if (hasHand(state, hand) || state.options.flags.hand_source === 'server') {
    return err({ code: 'PHASE_WRONG' });
  }
  const limit = handLimit(state, hand);
  const names = registeredNames(decision, seat, action.tickets, limit, 'SETUP_HAND_SIZE');
  if (!names.ok) return names;
  takeRegistered(decision, hand, names.value ?? [], 'deal');
  begin(decision);
  return ok(decision.transition);
}

function hasHand({ x, drawn, options }: State, hand: HandOwner): boolean {
  return hand === 'x' ? x.dealt : drawn[hunterIndex(options, hand)] === true;
}

/** The server deals all hands, X's first (MX-6, MX-7). */
export function dealHands(decision: EuropeDecision, seat: Seat): DecisionResult {
  const { state } = decision;
  if (isSetupLocked(state)) return err({ code: 'OPTION_LOCKED' });
  if (seat !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
  if (!handsAreDealt(state)) return err({ code: 'PHASE_WRONG' });
  const hands: readonly HandOwner[] = ['x', ...huntersOf(state.options)];
  for (const hand of hands) dealFromStack(decision, hand, handLimit(state, hand), 'deal');
  begin(decision);
  return ok(decision.transition);
}

/** The referee's deal of hands is due: once a card or a choice has frozen the flags (CM-10). */
export function handsAreDealt(state: State): boolean {
  const frozen = haveDetectivesStarted(state) || state.x.mission !== null;
  const { hand_source: source } = state.options.flags;
  return !isSetupLocked(state) && source === 'server' && frozen && !state.x.dealt;
}

/** Seats whose card, hand or choice is still missing. */
export function seatsYetToSetUp(state: State): readonly Seat[] {
  const { options, x } = state;
  const registers = options.flags.hand_source === 'registered';
  const cards = options.flags.start_source === 'registered' && areStartCardsDue(state);
  const seats = huntersOf(options).filter((seat) => {
    const places = state.detectives.some(({ stop }, pawn) => stop === null && hunterOf(options, pawn) === seat);
    return (cards && places) || (registers && !hasHand(state, seat));
  });
  const xIsMissing = isMissionChoiceDue(state) || (registers && !x.dealt);
  return xIsMissing ? [X_SEAT, ...seats] : seats;
}

/** Play begins with the last card, hand or choice. */
function begin(decision: EuropeDecision): void {
  const { x, drawn } = decision.state;
  if (haveDetectivesStarted(decision.state) && x.mission !== null && x.dealt && drawn.every(Boolean)) {
    openRound(decision);
  }
}

function isSetupLocked({ phase }: State): boolean {
  return phase !== 'registration';
}
