import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import { detectiveId } from '../../pursuit/rules/pawns.js';
import type { YardBoard } from './board.js';
import { detectiveMoves, hunterOf, mayMoveNext } from './pawns.js';
import { mayFlagsChange, startChoices, startsAreDealt } from './setup.js';
import {
  type Action,
  type Leg,
  ORDINARY_TICKETS,
  type PawnId,
  type StopsByTicket,
  type State,
  X_SEAT,
} from './types.js';
import { lastLegs, firstLegs, mayEndAt, xTicketsOf, xTicketsAfter, legsXCanPay } from './x-moves.js';
import { mayShowAfter } from './x-turn.js';

/** The moves of the game; what moves nothing (flags, kits, an audit) `unlistedActionTypes` names. */
export function legalActions(board: YardBoard, state: State, seat: Seat): Iterable<Action> {
  switch (state.phase) {
    case 'registration':
      return registrations(board, state, seat);
    case 'x_turn':
    case 'x_second_leg':
      return seat === X_SEAT ? travels(board, state) : NONE;
    case 'detectives':
      return moves(board, state, seat);
    case 'over':
      return NONE;
  }
}

const NONE: readonly Action[] = [];

/** What `legalActions` leaves out, by its type. */
export function unlistedActionTypes(state: State, seat: Seat): readonly Action['type'][] {
  switch (state.phase) {
    case 'registration': {
      const flags: readonly Action['type'][] = seat !== X_SEAT && mayFlagsChange(state) ? ['configure'] : [];
      if (seat !== REFEREE) return [...flags, 'registerKit'];
      return startsAreDealt(state) ? [...flags, 'deal'] : flags;
    }
    case 'over':
      return [];
    default:
      return seat === REFEREE ? ['audit', 'paperLog'] : ['audit'];
  }
}

function registrations(board: YardBoard, state: State, seat: Seat): readonly Action[] {
  return pawnsOf(state, seat).flatMap((pawn) =>
    startChoices(board, state, pawn).map((stop) => ({ type: 'registerStart', pawn, stop })),
  );
}

function pawnsOf(state: State, seat: Seat): readonly PawnId[] {
  if (seat === X_SEAT) return ['x'];
  return state.detectives.flatMap((_, i) => (hunterOf(state.options, i) === seat ? [detectiveId(i)] : []));
}

function moves(board: YardBoard, state: State, seat: Seat): readonly Action[] {
  const actions: Action[] = [];
  for (let i = 0; i < state.detectives.length; i++) {
    if (!mayMoveNext(state, i) || hunterOf(state.options, i) !== seat) continue;
    const detective = detectiveId(i);
    const reach = detectiveMoves(board, state, i);
    for (const { ticket, stops } of reach) {
      for (const stop of stops) actions.push({ type: 'move', detective, ticket, stop });
    }
    if (reach.length > 0 && state.options.flags.detective_pass === 'allowed') {
      actions.push({ type: 'pass', detective });
    }
  }
  return actions;
}

function travels(board: YardBoard, state: State): Iterable<Action> {
  const actions: Action[] = singleTravels(board, state);
  const stepwise = state.options.flags.double_entry === 'stepwise';
  const free = mayEndAt(state);
  for (const { ticket, stops } of firstLegs(board, state)) {
    const after = xTicketsAfter(xTicketsOf(state), ticket);
    for (const stop of stops) {
      const first: Leg = { ticket, stop };
      if (stepwise) {
        actions.push({ type: 'travel', legs: [first], double: true });
      } else {
        for (const second of legsXCanPay(board, stop, after, free)) {
          for (const end of second.stops) {
            actions.push({ type: 'travel', legs: [first, { ticket: second.ticket, stop: end }] });
          }
        }
      }
    }
  }
  return state.options.flags.voluntary_reveal ? withShowVariants(state, actions) : actions;
}

function singleTravels(board: YardBoard, state: State): Action[] {
  const actions: Action[] = [];
  for (const { ticket, stops } of lastLegs(board, state)) {
    for (const stop of stops) actions.push({ type: 'travel', legs: [{ ticket, stop }] });
  }
  return actions;
}

type Travel = Extract<Action, { type: 'travel' }>;

/** Each turn also with the voluntary reveal, whatever it takes; lazy, as there may be thousands (SYC-13). */
function* withShowVariants(state: State, actions: readonly Action[]): Generator<Action> {
  for (const action of actions) {
    yield action;
    if (action.type !== 'travel' || !canShow(state, action)) continue;
    for (const show of confiscationChoices(state, 0)) yield { ...action, show };
  }
}

function canShow(state: State, { legs, double }: Travel): boolean {
  return double !== true && mayShowAfter(state, legs.length);
}

function* confiscationChoices(state: State, index: number): Generator<Record<string, string>> {
  const detective = state.detectives[index];
  if (detective === undefined) {
    yield {};
    return;
  }
  for (const rest of confiscationChoices(state, index + 1)) {
    yield rest;
    for (const ticket of ORDINARY_TICKETS) {
      if (detective.tickets[ticket] > 0) yield { ...rest, [detectiveId(index)]: ticket };
    }
  }
}

/** One legal action without listing them all. */
export function sampleAction(board: YardBoard, state: State, seat: Seat, rng: Rng): Action | undefined {
  if (state.phase !== 'x_turn' && state.phase !== 'x_second_leg') {
    const actions = [...legalActions(board, state, seat)];
    return actions.length === 0 ? undefined : rng.pick(actions);
  }
  if (seat !== X_SEAT) return undefined;
  const action = sampleTravel(board, state, rng);
  if (action === undefined || !canShow(state, action) || rng.int(3) > 0) return action;
  return { ...action, show: sampleConfiscation(state, rng) };
}

function sampleTravel(board: YardBoard, state: State, rng: Rng): Travel | undefined {
  const ending = lastLegs(board, state);
  const first = firstLegs(board, state);
  if (first.length > 0 && (ending.length === 0 || rng.int(4) === 0)) {
    const leg = pickLeg(first, rng);
    if (state.options.flags.double_entry === 'stepwise') {
      return { type: 'travel', legs: [leg], double: true };
    }
    const after = xTicketsAfter(xTicketsOf(state), leg.ticket);
    const second = pickLeg(legsXCanPay(board, leg.stop, after, mayEndAt(state)), rng);
    return { type: 'travel', legs: [leg, second] };
  }
  return ending.length === 0 ? undefined : { type: 'travel', legs: [pickLeg(ending, rng)] };
}

function pickLeg(reach: readonly StopsByTicket[], rng: Rng): { ticket: StopsByTicket['ticket']; stop: number } {
  const { ticket, stops } = rng.pick(reach);
  return { ticket, stop: rng.pick(stops) };
}

function sampleConfiscation(state: State, rng: Rng): Record<string, string> {
  const take: Record<string, string> = {};
  for (const [i, { tickets }] of state.detectives.entries()) {
    const held = ORDINARY_TICKETS.filter((ticket) => tickets[ticket] > 0);
    if (held.length > 0 && rng.int(4) > 0) take[detectiveId(i)] = rng.pick(held);
  }
  return take;
}
