import type { Rng } from '../../core/rng.js';
import { isHeld } from '../../pursuit/pawns.js';
import type { EuropeBoard } from './board.js';
import { multisets } from './legal-draws.js';
import { groundOf } from './run.js';
import { kindsIn, take, transportOf, withSymbol } from './tickets.js';
import type { Action, State, Ticket } from './types.js';
import { firstLegs, type Ground, mayEnd, payablePairs, secretStops } from './x-moves.js';

/** X's moves and specials, tickets by kind. */

type Travel = Extract<Action, { type: 'travel' }>;

export function* travels(board: EuropeBoard, state: State): Iterable<Travel> {
  const ground = groundOf(state);
  const { hand } = state.x;
  for (const [ticket, stop] of legs(board, ground, hand)) {
    yield { type: 'travel', legs: [{ ticket, stop }] };
  }
  yield* secretTrips(board, ground, hand);
  yield* doubles(board, ground, hand);
}

function* legs(
  board: EuropeBoard,
  ground: Ground,
  hand: readonly Ticket[],
): Iterable<readonly [Ticket, number]> {
  for (const ticket of kindsIn(hand)) {
    for (const stop of board.neighbours(ground.stop, transportOf(ticket))) {
      if (mayEnd(ground, stop)) yield [ticket, stop];
    }
  }
}

function* secretTrips(
  board: EuropeBoard,
  ground: Ground,
  hand: readonly Ticket[],
): Iterable<Travel> {
  const { cost, symbol } = ground.flags.x_secret;
  const stops = secretStops(board, ground, hand);
  if (stops.length === 0) return;
  for (const pay of multisets(withSymbol(hand, symbol), cost)) {
    const rest = take(hand, pay)?.rest ?? [];
    for (const ticket of kindsIn(rest)) {
      for (const stop of stops) {
        yield { type: 'travel', legs: [{ ticket, stop }], special: 'secret', pay };
      }
    }
  }
}

function* doubles(board: EuropeBoard, ground: Ground, hand: readonly Ticket[]): Iterable<Travel> {
  const { cost, symbol } = ground.flags.x_double;
  if (payablePairs(hand, ground.flags.x_double).size === 0) return;
  for (const pay of multisets(withSymbol(hand, symbol), cost)) {
    const rest = take(hand, pay)?.rest ?? [];
    for (const [first, via] of legs(board, ground, rest)) {
      if (isHeld(ground, via)) continue;
      const left = take(rest, [first])?.rest ?? [];
      for (const [second, stop] of legs(board, { ...ground, stop: via }, left)) {
        yield {
          type: 'travel',
          legs: [
            { ticket: first, stop: via },
            { ticket: second, stop },
          ],
          special: 'double',
          pay,
        };
      }
    }
  }
}

/** An ordinary move mostly, a special now and then; every legal one sooner or later. */
export function sampleTravel(board: EuropeBoard, state: State, rng: Rng): Travel | undefined {
  const ground = groundOf(state);
  const { hand } = state.x;
  const ordinary = [...legs(board, ground, hand)];
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

function sampleSecret(
  board: EuropeBoard,
  ground: Ground,
  hand: readonly Ticket[],
  rng: Rng,
): Travel {
  const { cost, symbol } = ground.flags.x_secret;
  const pay = rng.shuffle(withSymbol(hand, symbol)).slice(0, cost);
  const ticket = rng.pick(take(hand, pay)?.rest ?? []);
  const stop = rng.pick(secretStops(board, ground, hand));
  return { type: 'travel', legs: [{ ticket, stop }], special: 'secret', pay };
}

/** Draws payments until one leaves two tickets that lead somewhere, which is known to exist. */
function sampleDouble(
  board: EuropeBoard,
  ground: Ground,
  hand: readonly Ticket[],
  rng: Rng,
): Travel {
  const { cost, symbol } = ground.flags.x_double;
  for (let attempt = 0; attempt < 20; attempt++) {
    const pay = rng.shuffle(withSymbol(hand, symbol)).slice(0, cost);
    const rest = take(hand, pay)?.rest ?? [];
    const firsts = [...legs(board, ground, rest)].filter(([, via]) => !isHeld(ground, via));
    if (firsts.length === 0) continue;
    const [first, via] = rng.pick(firsts);
    const left = take(rest, [first])?.rest ?? [];
    const seconds = [...legs(board, { ...ground, stop: via }, left)];
    if (seconds.length === 0) continue;
    const [second, stop] = rng.pick(seconds);
    const both = [
      { ticket: first, stop: via },
      { ticket: second, stop },
    ];
    return { type: 'travel', legs: both, special: 'double', pay };
  }
  return rng.pick([...doubles(board, ground, hand)]);
}
