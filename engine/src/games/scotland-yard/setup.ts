import type { SeatSpec } from '../../core/game.js';
import { err, ok, type Result } from '../../core/result.js';
import type { YardBoard } from './board.js';
import { detectiveAt, draft, draftX } from './draft.js';
import { optionsFault, pawnCount } from './options.js';
import { huntersOf } from './pawns.js';
import { assertConserved, deal } from './tickets.js';
import { type Options, ORDINARY, type Setup, type State, type SyRefusal, X_SEAT } from './types.js';

export function seatPlan(options: Options): readonly SeatSpec[] {
  const hunters = huntersOf(options).map((seat) => ({ seat, role: 'hunter', secret: false }));
  return [{ seat: X_SEAT, role: 'misterX', secret: true }, ...hunters];
}

/** The state a set-up describes; its position is validated, its kits are dealt where it has none. */
export function start(setup: Setup, board: YardBoard): Result<State, SyRefusal> {
  const { options, position = {} } = setup;
  const fault = optionsFault(options, undefined);
  if (fault !== undefined) return err(fault);
  const pawns = pawnCount(options.hunters);
  const kits = deal(options, pawns);
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
  const stops = [
    x.start,
    x.stop,
    ...x.log.map(({ stop }) => stop),
    ...detectives.map((d) => d.stop),
  ];
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
  const negative = [x.tickets, state.box, ...detectives.map(({ tickets }) => tickets)].some(
    (counts) => ORDINARY.some((ticket) => counts[ticket] < 0),
  );
  if (negative || x.tickets.black > pawns) return err({ code: 'SETUP_HAND_SIZE' });
  try {
    assertConserved(state);
  } catch {
    return err({ code: 'SETUP_HAND_SIZE' });
  }
  return undefined;
}
