import type { Seat } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { detectiveId, hunterPlace, hunterSeat, isHeld } from '../../pursuit/pawns.js';
import type { EuropeBoard } from './board.js';
import { hunterOf } from './pawns.js';
import { specialsOpen, specialUsed } from './specials.js';
import {
  kindsIn,
  legsBack,
  multisets,
  sorted,
  symbolOf,
  take,
  transportOf,
  transportsFor,
  withSymbol,
} from './tickets.js';
import {
  type Action,
  DETECTIVES,
  type Parts,
  type State,
  type Ticket,
  type TicketSymbol,
  type Transport,
} from './types.js';
import { firstLegs, type Ground, groundOf, mayEnd, payablePairs, secretStops } from './x-moves.js';

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

/** Specials that the detectives can play together, tickets by kind. */

type Offer = Extract<Action, { type: 'offer' }>;
type Special = Extract<Action, { type: 'investigate' | 'operate' }>;

export function* joinedSpecials(board: EuropeBoard, state: State, seat: Seat): Iterable<Special> {
  if (!mayPlay(state)) return;
  for (const parts of partsOf(state, seat, 'magnifier')) {
    if (canInvestigate(state, parts)) yield { type: 'investigate', parts };
  }
  for (const parts of partsOf(state, seat, 'beacon')) {
    yield* operations(board, state, seat, parts);
  }
}

function mayPlay(state: State): boolean {
  return specialsOpen(state) && !specialUsed(state);
}

function canInvestigate({ options, x }: State, parts: Parts): boolean {
  return x.log.length - (legsBack(options.flags, total(parts)) ?? 0) >= 1;
}

function* operations(
  board: EuropeBoard,
  state: State,
  seat: Seat,
  parts: Parts,
): Iterable<Special> {
  const { special_op_needs_travel_ticket: paid } = state.options.flags;
  for (const transport of transportsFor(state.options.flags, total(parts))) {
    for (let pawn = 0; pawn < DETECTIVES; pawn++) {
      const tickets = paid ? travelTickets(state, seat, pawn, transport, parts) : [undefined];
      const from = state.detectives[pawn]?.stop ?? 0;
      for (const stop of board.neighbours(from, transport)) {
        if (isHeld(state, stop)) continue;
        for (const ticket of tickets) {
          yield {
            type: 'operate',
            parts,
            detective: detectiveId(pawn),
            transport,
            stop,
            ...(ticket === undefined ? {} : { ticket }),
          };
        }
      }
    }
  }
}

function travelTickets(
  state: State,
  seat: Seat,
  pawn: number,
  transport: Transport,
  parts: Parts,
): readonly Ticket[] {
  const owner = hunterOf(state.options, pawn);
  if (owner !== seat && state.options.devices === 'phones') return [];
  const hand = state.hands[Number(owner.slice(1)) - 1] ?? [];
  const left = take(hand, parts[owner] ?? [])?.rest ?? [];
  return kindsIn(left).filter((kind) => transportOf(kind) === transport);
}

/**
 * Who gives what: the sender out of his hand, the others what they have offered, all or nothing; where
 * all play on the kiosk, everybody out of his hand (MX-40).
 */
function* partsOf(state: State, seat: Seat, symbol: TicketSymbol): Iterable<Parts> {
  if (mostOf(state, seat, symbol) < FEWEST) return;
  yield* gathered(choicesOf(state, seat, symbol), 0, {});
}

const FEWEST = 3;

/** No more than so many tickets can come together: mostly too few, and nothing need be listed. */
function mostOf({ hands, offers, options }: State, seat: Seat, symbol: TicketSymbol): number {
  let sum = 0;
  for (const [hunter, hand] of hands.entries()) {
    const asked = hunterSeat(hunter) === seat || options.devices === 'kiosk';
    const source = asked ? hand : (offers[hunter] ?? []);
    let fitting = 0;
    for (const ticket of source) if (symbolOf(ticket) === symbol) fitting++;
    sum += Math.min(fitting, options.split[hunter] ?? 0);
  }
  return sum;
}

type Choice = { readonly seat: Seat; readonly lists: readonly (readonly Ticket[])[] };

function choicesOf(state: State, seat: Seat, symbol: TicketSymbol): readonly Choice[] {
  const { hands, offers, options } = state;
  return hands.map((hand, hunter) => {
    const giver = hunterSeat(hunter);
    const most = options.split[hunter] ?? 0;
    if (giver !== seat && options.devices === 'phones') {
      const offer = offers[hunter] ?? [];
      const fits = offer.length > 0 && offer.length <= most;
      const whole = fits && withSymbol(offer, symbol).length === offer.length;
      return { seat: giver, lists: whole ? [[], offer] : [[]] };
    }
    const own = withSymbol(hand, symbol);
    const sizes = Array.from({ length: Math.min(most, own.length) + 1 }, (_, size) => size);
    return { seat: giver, lists: sizes.flatMap((size) => [...multisets(own, size)]) };
  });
}

function* gathered(choices: readonly Choice[], from: number, parts: Parts): Iterable<Parts> {
  const given = total(parts);
  const choice = choices[from];
  if (choice === undefined) {
    if (given >= FEWEST) yield parts;
    return;
  }
  for (const list of choice.lists) {
    if (given + list.length > 5) continue;
    const next = list.length === 0 ? parts : { ...parts, [choice.seat]: list };
    yield* gathered(choices, from + 1, next);
  }
}

function total(parts: Parts): number {
  let sum = 0;
  for (const tickets of Object.values(parts)) sum += tickets.length;
  return sum;
}

/** A hunter's part of a special, whatever it may be good for; an empty one takes it back (MX-40). */
export function* offers(state: State, seat: Seat): Iterable<Offer> {
  yield { type: 'offer', tickets: [] };
  if (!mayPlay(state)) return;
  const hand = state.hands[hunterPlace(seat)] ?? [];
  for (let size = 1; size <= hand.length; size++) {
    for (const tickets of multisets(hand, size)) yield { type: 'offer', tickets };
  }
}

export function sampleOffer(state: State, seat: Seat, rng: Rng): Offer {
  const hand = mayPlay(state) ? (state.hands[hunterPlace(seat)] ?? []) : [];
  return { type: 'offer', tickets: sorted(rng.shuffle(hand).slice(0, rng.int(hand.length + 1))) };
}

/** One of them, if there is any; the lists are short. */
export function sampleSpecial(
  board: EuropeBoard,
  state: State,
  seat: Seat,
  rng: Rng,
): Special | undefined {
  if (!mayPlay(state)) return undefined;
  const symbols = rng.shuffle(['magnifier', 'beacon'] as const);
  for (const symbol of symbols) {
    const ways = [...partsOf(state, seat, symbol)];
    if (ways.length === 0) continue;
    const parts = rng.pick(ways);
    if (symbol === 'magnifier') {
      if (canInvestigate(state, parts)) return { type: 'investigate', parts };
      continue;
    }
    const moves = [...operations(board, state, seat, parts)];
    if (moves.length > 0) return rng.pick(moves);
  }
  return undefined;
}
