import { isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { EuropeBoard } from './board.js';
import { symbolOf, transportOf } from './tickets.js';
import { type Flags, type StopsByTransport, type State, type Ticket, TRANSPORTS, type Transport } from './types.js';

/** Where X can go with his hand. Whatever the state around it: the phone works out second legs by the same functions. */

/** What decides X's moves, apart from his hand: public but for the stop. */
export type XMoveGround = {
  readonly detectives: readonly { readonly stop: number | null }[];
  readonly flags: Pick<Flags, 'x_onto_detective' | 'x_double' | 'x_secret'>;
  readonly stop: number;
};

/** He may end a leg there (MX-21). */
export function mayXEndAt(ground: XMoveGround, stop: number): boolean {
  return ground.flags.x_onto_detective === 'caught' || !isHeldByDetective(ground, stop);
}

/** Ordinary moves with one of these tickets (MX-17). */
export function stopsByTransportOf(
  board: EuropeBoard,
  ground: XMoveGround,
  transports: ReadonlySet<Transport>,
): readonly StopsByTransport[] {
  const reach: StopsByTransport[] = [];
  for (const transport of TRANSPORTS) {
    if (!transports.has(transport)) continue;
    const stops = board.neighbours(ground.stop, transport).filter((stop) => mayXEndAt(ground, stop));
    if (stops.length > 0) reach.push({ transport, stops });
  }
  return reach;
}

export function transportsIn(hand: readonly Ticket[]): ReadonlySet<Transport> {
  return new Set(hand.map(transportOf));
}

export function canMove(board: EuropeBoard, ground: XMoveGround, hand: readonly Ticket[]): boolean {
  const transports = transportsIn(hand);
  return TRANSPORTS.some(
    (transport) =>
      transports.has(transport) && board.neighbours(ground.stop, transport).some((stop) => mayXEndAt(ground, stop)),
  );
}

/** Stops one leg away by any transport where he may end (MX-26). */
function unoccupiedNeighbours(board: EuropeBoard, ground: XMoveGround): readonly number[] {
  return board.around(ground.stop).filter((stop) => mayXEndAt(ground, stop));
}

/** Stops of a secret trip that he can pay: three silhouettes and any fourth ticket (MX-25, MX-26). */
export function secretStops(board: EuropeBoard, ground: XMoveGround, hand: readonly Ticket[]): readonly number[] {
  const { cost, symbol } = ground.flags.x_secret;
  const paying = hand.filter((ticket) => symbolOf(ticket) === symbol).length;
  return paying >= cost && hand.length > cost ? unoccupiedNeighbours(board, ground) : [];
}

/** Transports of two further tickets of a hand that still pays three footprints without them (MX-23). */
export function payablePairs(
  hand: readonly Ticket[],
  { cost, symbol }: Flags['x_double'],
): ReadonlyMap<Transport, ReadonlySet<Transport>> {
  const all: Record<Transport, number> = { car: 0, train: 0, plane: 0 };
  const paying: Record<Transport, number> = { car: 0, train: 0, plane: 0 };
  let total = 0;
  for (const ticket of hand) {
    const transport = transportOf(ticket);
    all[transport]++;
    if (symbolOf(ticket) !== symbol) continue;
    paying[transport]++;
    total++;
  }
  const pairs = new Map<Transport, ReadonlySet<Transport>>();
  if (total < cost) return pairs;
  for (const first of TRANSPORTS) {
    const seconds = TRANSPORTS.filter((second) => {
      const needs = TRANSPORTS.map((each) => Number(each === first) + Number(each === second));
      // Tickets that pay nothing serve as travel tickets first.
      const lost = needs.reduce((sum, need, i) => {
        const each = TRANSPORTS[i] as Transport;
        return sum + Math.max(0, need - (all[each] - paying[each]));
      }, 0);
      const held = needs.every((need, i) => need <= all[TRANSPORTS[i] as Transport]);
      return held && total - lost >= cost;
    });
    if (seconds.length > 0) pairs.set(first, new Set(seconds));
  }
  return pairs;
}

/** Second legs after a first one that ended at `stop` (MX-23). */
export function secondLegStops(
  board: EuropeBoard,
  ground: XMoveGround,
  stop: number,
  transports: ReadonlySet<Transport>,
): readonly StopsByTransport[] {
  return stopsByTransportOf(board, { ...ground, stop }, transports);
}

/** First legs of a double that he can pay and finish; the city passed holds no detective (MX-24). */
export function firstLegs(
  board: EuropeBoard,
  ground: XMoveGround,
  hand: readonly Ticket[],
): readonly StopsByTransport[] {
  const reach: StopsByTransport[] = [];
  for (const [transport, seconds] of payablePairs(hand, ground.flags.x_double)) {
    const stops = board
      .neighbours(ground.stop, transport)
      .filter((stop) => !isHeldByDetective(ground, stop) && secondLegStops(board, ground, stop, seconds).length > 0);
    if (stops.length > 0) reach.push({ transport, stops });
  }
  return reach;
}

export function canPlaySpecial(board: EuropeBoard, ground: XMoveGround, hand: readonly Ticket[]): boolean {
  return secretStops(board, ground, hand).length > 0 || firstLegs(board, ground, hand).length > 0;
}

/** Every city joined to his holds a detective (MX-31). */
export function isXWalledIn(board: EuropeBoard, ground: XMoveGround): boolean {
  return board.around(ground.stop).every((stop) => isHeldByDetective(ground, stop));
}

/** He may, or must, change his whole hand (MX-30). */
export function mayXSwapHand(
  board: EuropeBoard,
  ground: XMoveGround,
  hand: readonly Ticket[],
  condition: Flags['x_swap_condition'],
): boolean {
  if (canMove(board, ground, hand) || isXWalledIn(board, ground)) return false;
  return condition === 'no_move' || !canPlaySpecial(board, ground, hand);
}

export function xMoveGroundOf({ detectives, options, x }: State): XMoveGround {
  return { detectives, flags: options.flags, stop: x.stop ?? 0 };
}
