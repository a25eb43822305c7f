import type { Rng } from '@mister-x/engine/core/rng';
import { isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { EuropeBoard } from './board.js';
import { priceOf, SPECIALS } from './specials.js';
import { kindsIn, multisetsOf, takeTickets, transportOf, ticketsWithSymbol } from './tickets.js';
import type { Action, State, Ticket, XSpecial } from './types.js';
import { firstLegs, type XMoveGround, xMoveGroundOf, mayXEndAt, secretStops } from './x-moves.js';

/** X's moves and specials, tickets by kind. */

type TravelAction = Extract<Action, { type: 'travel' }>;

export function* travelActions(board: EuropeBoard, state: State): Iterable<TravelAction> {
  const ground = xMoveGroundOf(state);
  const { hand } = state.x;
  for (const [ticket, stop] of singleLegTravels(board, ground, hand)) {
    yield { type: 'travel', legs: [{ ticket, stop }] };
  }
  yield* specialTravels(board, ground, hand, 'secret');
  yield* specialTravels(board, ground, hand, 'double');
}

function* singleLegTravels(
  board: EuropeBoard,
  ground: XMoveGround,
  hand: readonly Ticket[],
  faceDown = false,
): Iterable<readonly [Ticket, number]> {
  for (const ticket of kindsIn(hand)) {
    const stops = faceDown ? board.around(ground.stop) : board.neighbours(ground.stop, transportOf(ticket));
    for (const stop of stops) if (mayXEndAt(ground, stop)) yield [ticket, stop];
  }
}

/** Each way to pay, and with what is left each way to go. */
function* specialTravels(
  board: EuropeBoard,
  ground: XMoveGround,
  hand: readonly Ticket[],
  special: XSpecial,
): Iterable<TravelAction> {
  const { cost, symbol } = priceOf(ground.flags, special);
  const { legs: count, faceDown } = SPECIALS[special];
  for (const pay of multisetsOf(ticketsWithSymbol(hand, symbol), cost)) {
    const rest = takeTickets(hand, pay)?.rest ?? [];
    for (const [ticket, stop] of singleLegTravels(board, ground, rest, faceDown)) {
      const first = { ticket, stop };
      if (count === 1) {
        yield { type: 'travel', legs: [first], special, pay };
        continue;
      }
      if (isHeldByDetective(ground, stop)) continue;
      const left = takeTickets(rest, [ticket])?.rest ?? [];
      for (const [second, end] of singleLegTravels(board, { ...ground, stop }, left)) {
        yield { type: 'travel', legs: [first, { ticket: second, stop: end }], special, pay };
      }
    }
  }
}

/** An ordinary move mostly, a special now and then; every legal one sooner or later. */
export function sampleTravel(board: EuropeBoard, state: State, rng: Rng): TravelAction | undefined {
  const ground = xMoveGroundOf(state);
  const { hand } = state.x;
  const ordinary = [...singleLegTravels(board, ground, hand)];
  const able = {
    double: firstLegs(board, ground, hand).length > 0,
    secret: secretStops(board, ground, hand).length > 0,
  };
  const wanted = ordinary.length === 0 || rng.int(4) === 0;
  if (wanted && (able.double || able.secret)) {
    const double = able.double && (!able.secret || rng.int(2) === 0);
    return double ? sampleDouble(board, ground, hand, rng) : sampleSecret(board, ground, hand, rng);
  }
  if (ordinary.length === 0) return undefined;
  const [ticket, stop] = rng.pick(ordinary);
  return { type: 'travel', legs: [{ ticket, stop }] };
}

function sampleSecret(board: EuropeBoard, ground: XMoveGround, hand: readonly Ticket[], rng: Rng): TravelAction {
  const { cost, symbol } = priceOf(ground.flags, 'secret');
  const pay = rng.shuffle(ticketsWithSymbol(hand, symbol)).slice(0, cost);
  const ticket = rng.pick(takeTickets(hand, pay)?.rest ?? []);
  const stop = rng.pick(secretStops(board, ground, hand));
  return { type: 'travel', legs: [{ ticket, stop }], special: 'secret', pay };
}

/** Draws payments until one leaves two tickets that lead somewhere, which is known to exist. */
function sampleDouble(board: EuropeBoard, ground: XMoveGround, hand: readonly Ticket[], rng: Rng): TravelAction {
  const { cost, symbol } = priceOf(ground.flags, 'double');
  for (let attempt = 0; attempt < 20; attempt++) {
    const pay = rng.shuffle(ticketsWithSymbol(hand, symbol)).slice(0, cost);
    const rest = takeTickets(hand, pay)?.rest ?? [];
    const firsts = [...singleLegTravels(board, ground, rest)].filter(([, via]) => !isHeldByDetective(ground, via));
    if (firsts.length === 0) continue;
    const [first, via] = rng.pick(firsts);
    const left = takeTickets(rest, [first])?.rest ?? [];
    const seconds = [...singleLegTravels(board, { ...ground, stop: via }, left)];
    if (seconds.length === 0) continue;
    const [second, stop] = rng.pick(seconds);
    const both = [
      { ticket: first, stop: via },
      { ticket: second, stop },
    ];
    return { type: 'travel', legs: both, special: 'double', pay };
  }
  return rng.pick([...specialTravels(board, ground, hand, 'double')]);
}
