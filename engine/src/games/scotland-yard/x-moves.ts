import type { YardBoard } from './board.js';
import {
  canTravel,
  type Ground,
  isHeld,
  mayEndOnDetective,
  mayPassDetective,
  type Purse,
  purseOf,
  spend,
  xReach,
} from './reach.js';
import type { Flags, Reach, State } from './types.js';

/** Which moves X has; the same rules that `x-turn` enforces, for lists and automatic checks. */

/** Where X's turn may end (SY-23). */
export function freeEnd(state: Ground): (stop: number) => boolean {
  if (mayEndOnDetective(state.options.flags)) return () => true;
  return (stop) => !isHeld(state, stop);
}

/** Where the first leg of a double may end (SY-43). */
export function freeTransit(state: State): (stop: number) => boolean {
  if (mayPassDetective(state.options.flags)) return () => true;
  return (stop) => !isHeld(state, stop);
}

/** Enough windows for two more legs (SY-45). */
export function hasRoomForDouble(state: Ground): boolean {
  const { limit, log_windows: room } = state.options.flags;
  const filled = state.x.log.length;
  return filled + 2 <= room && (limit.unit === 'round' || filled + 2 <= limit.count);
}

export function mayDeclareDouble(state: State): boolean {
  return state.phase === 'x_turn' && state.x.tickets.double > 0 && hasRoomForDouble(state);
}

/** Legs that are a whole turn by themselves, or the second leg of a stepwise double. */
export function endingLegs(board: YardBoard, state: State): readonly Reach[] {
  const from = state.x.stop;
  return from === null ? [] : xReach(board, from, purseOf(state), freeEnd(state));
}

/** First legs of a double after which a legal second leg exists. */
export function firstLegs(board: YardBoard, state: State): readonly Reach[] {
  const from = state.x.stop;
  if (from === null || !mayDeclareDouble(state)) return [];
  const purse = purseOf(state);
  const free = freeEnd(state);
  return xReach(board, from, purse, freeTransit(state)).flatMap(({ ticket, stops }) => {
    const after = spend(purse, ticket);
    const open = stops.filter((stop) => canTravel(board, stop, after, free));
    return open.length > 0 ? [{ ticket, stops: open }] : [];
  });
}

export type Standstill = 'surrounded' | 'no fare';

/**
 * Whether X cannot move as his turn opens (SY-55). A step onto a detective never counts; a
 * double does only where it may lead through one.
 */
export function standstill(board: YardBoard, state: Ground): Standstill | undefined {
  const from = state.x.stop;
  if (from === null) return undefined;
  const free = (stop: number) => !isHeld(state, stop);
  const purse = purseOf(state);
  if (canTravel(board, from, purse, free)) return undefined;
  if (canPassOut(board, state, from, purse, free)) return undefined;
  return board.around(from).some(free) ? 'no fare' : 'surrounded';
}

function canPassOut(
  board: YardBoard,
  state: Ground,
  from: number,
  purse: Purse,
  free: (stop: number) => boolean,
): boolean {
  if (!allowsTransit(state.options.flags)) return false;
  if (state.x.tickets.double === 0 || !hasRoomForDouble(state)) return false;
  return xReach(board, from, purse, () => true).some(({ ticket, stops }) =>
    stops.some((stop) => canTravel(board, stop, spend(purse, ticket), free)),
  );
}

function allowsTransit(flags: Flags): boolean {
  return flags.double_transit_through_detective === 'allow';
}
