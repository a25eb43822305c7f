import type { Seat } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import type { EuropeBoard } from './board.js';
import { known } from './registered.js';
import { drawn, stackSize } from './supply.js';
import { kindOf, kindsIn, sorted, take } from './tickets.js';
import { type Action, KINDS, type Kind, type State, type Ticket } from './types.js';

/** Choices of tickets: out of a hand, and what people may say they drew. */

/** Every choice of `size` tickets of a hand, kinds instead of pieces, each once. */
export function* multisets(hand: readonly Ticket[], size: number): Iterable<readonly Kind[]> {
  const kinds = kindsIn(hand);
  const counts = kinds.map((kind) => hand.filter((ticket) => kindOf(ticket) === kind).length);
  yield* chosen(kinds, counts, size, 0);
}

function* chosen(
  kinds: readonly Kind[],
  counts: readonly number[],
  size: number,
  from: number,
): Iterable<readonly Kind[]> {
  if (size === 0) {
    yield [];
    return;
  }
  const kind = kinds[from];
  if (kind === undefined) return;
  for (let count = Math.min(size, counts[from] ?? 0); count >= 0; count--) {
    const own = Array.from({ length: count }, () => kind);
    for (const rest of chosen(kinds, counts, size - count, from + 1)) yield [...own, ...rest];
  }
}

type Draws = Extract<Action['type'], 'draw' | 'registerHand'>;

/** All that a seat may say it drew: whatever it cannot see elsewhere itself; nothing, where the server draws. */
export function* drawsOf(
  board: EuropeBoard,
  state: State,
  seat: Seat,
  count: number,
  type: Draws,
): Iterable<Action> {
  const { hand_source: source, ticket_ids: ids } = state.options.flags;
  if (source === 'server') {
    yield { type: 'draw' };
    return;
  }
  if (ids === 'unique') {
    // Numbered pieces are interchangeable within their kind: one list of possible numbers stands for all.
    const free = numbered(board).filter(
      (ticket) => known({ board, state }, seat, [ticket]) === undefined,
    );
    for (const kinds of multisets(free, count)) {
      yield { type, tickets: take(free, kinds)?.taken ?? [] };
    }
    return;
  }
  const counts = KINDS.map((kind) => freeOf(board, state, seat, kind));
  for (const tickets of chosen(KINDS, counts, count, 0)) yield { type, tickets };
}

function freeOf(board: EuropeBoard, state: State, seat: Seat, kind: Kind): number {
  let free = board.data.tickets?.[kind] ?? 0;
  while (free > 0 && known({ board, state }, seat, Array<Kind>(free).fill(kind)) !== undefined)
    free--;
  return free;
}

function numbered(board: EuropeBoard): readonly Ticket[] {
  return KINDS.flatMap((kind) =>
    Array.from({ length: board.data.tickets?.[kind] ?? 0 }, (_, i) => `${kind}/${i + 1}`),
  );
}

export function sampleDraw(
  board: EuropeBoard,
  state: State,
  seat: Seat,
  count: number,
  rng: Rng,
): Action {
  if (state.options.flags.hand_source === 'server') return { type: 'draw' };
  return { type: 'draw', tickets: sampleMultiset(board, state, seat, count, rng) };
}

/** Mostly what could be in the stack, now and then anything that the seat may claim. */
export function sampleMultiset(
  board: EuropeBoard,
  state: State,
  seat: Seat,
  count: number,
  rng: Rng,
): readonly Ticket[] {
  const numbers = state.options.flags.ticket_ids === 'unique';
  if (stackSize(state) >= count && state.stack.length >= count && rng.int(12) > 0) {
    const tickets = drawn(state, count, rng);
    if (known({ board, state }, seat, tickets) === undefined) return sorted(tickets);
  }
  const all = rng.shuffle(
    numbers ? numbered(board) : numbered(board).map((ticket) => kindOf(ticket) as Ticket),
  );
  const tickets: Ticket[] = [];
  for (const ticket of all) {
    if (tickets.length === count) break;
    if (known({ board, state }, seat, [...tickets, ticket]) === undefined) tickets.push(ticket);
  }
  return sorted(tickets);
}
