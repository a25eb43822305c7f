import type { SeatSpec } from '../../core/game.js';
import { err, ok, type Result } from '../../core/result.js';
import type { EuropeBoard } from './board.js';
import { standing } from './draft.js';
import { optionsFault } from './options.js';
import { huntersOf } from './pawns.js';
import { handLimit } from './supply.js';
import { piecesOf, without } from './tickets.js';
import {
  DETECTIVES,
  type EuropeRefusal,
  type Options,
  type Setup,
  type State,
  type Ticket,
  X_SEAT,
} from './types.js';

/** A hunter with a phone has a hand to keep; one at the kiosk has nothing that the kiosk may not know (MX-11). */
export function seatPlan(options: Options): readonly SeatSpec[] {
  const secret = options.devices === 'phones';
  const hunters = huntersOf(options).map((seat) => ({ seat, role: 'hunter', secret }));
  return [{ seat: X_SEAT, role: 'misterX', secret: true }, ...hunters];
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
    detectives: Array.from({ length: DETECTIVES }, () => standing(null)),
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
    ledgerFaults: [],
    end: null,
  };
  const placed: State = { ...initial, ...position, x: { ...initial.x, ...position.x } };
  const stack = position.stack ?? restOf(placed, board);
  if (stack === undefined) return err({ code: 'SETUP_HAND_SIZE' });
  const state = { ...placed, stack };
  return positionFault(state, board) ?? ok(state);
}

/** All pieces of the box of the board that no owner has; `undefined` when somebody has too many. */
function restOf(state: State, board: EuropeBoard): readonly Ticket[] | undefined {
  const { options } = state;
  const all = piecesOf(board.data.tickets ?? {}, options.flags.ticket_ids === 'unique');
  try {
    return without(all, owned(state));
  } catch {
    return undefined;
  }
}

/** Every ticket that is not in the stack (MX-13). */
export function owned(state: State): readonly Ticket[] {
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
  if (
    detectives.length !== DETECTIVES ||
    [hands, drawn, offers, given].some((l) => l.length !== hunters)
  ) {
    return err({ code: 'SETUP_SPLIT_INVALID' });
  }
  const held = detectives.flatMap(({ stop }) => (stop === null ? [] : [stop]));
  const stops = [x.start, x.stop, ...x.log.map(({ stop }) => stop), ...held, ...state.discs];
  if (stops.some((stop) => stop !== null && !board.has(stop))) {
    return err({ code: 'SETUP_START_INVALID' });
  }
  if (new Set(held).size !== held.length) return err({ code: 'SETUP_START_TAKEN' });
  const begun = state.phase !== 'registration';
  if (begun && (x.stop === null || x.start === null || held.length < DETECTIVES)) {
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
