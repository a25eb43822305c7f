import { BOARDS } from '../rules/board.js';
import { boardOf } from '../rules/input.js';
import { ticketsOfSupply } from '../rules/tickets.js';
import type { State, Ticket } from '../rules/types.js';

/** What must hold in every state, counted again: tickets (MX-62), pawns (MX-37), rings (MX-51), discs (MX-54). */
export function brokenInvariants(state: State): readonly string[] {
  return [...ticketBreaches(state), ...boardBreaches(state)];
}

function* ticketBreaches(state: State): Iterable<string> {
  const { options, x, hands, stack, discard, box, detectives, overdrawn } = state;
  const board = boardOf(BOARDS, options);
  const all = ticketsOfSupply(board.data.tickets ?? {}, options.flags.ticket_ids === 'unique');
  const placed = [
    ...stack,
    ...discard,
    ...box,
    ...x.hand,
    ...hands.flat(),
    ...x.log.flatMap(({ ticket, open }) => (open ? [] : [ticket])),
    ...detectives.flatMap(({ card }) => (card === null ? [] : [card])),
  ];
  // What someone registered although it was elsewhere is there twice until the piles are shuffled.
  const owed = [...all, ...overdrawn].sort();
  if (placed.sort().join() !== owed.join()) yield `tickets: ${differenceOfTickets(placed, owed)}`;
  if (stack.length < overdrawn.length) yield 'less than no ticket in the stack';
  if (x.hand.length > options.flags.x_hand) yield `X holds ${x.hand.length} tickets`;
  for (const [hunter, hand] of hands.entries()) {
    const limit = 4 + (options.split[hunter] ?? 0);
    if (hand.length > limit) yield `h${hunter + 1} holds ${hand.length} tickets of ${limit}`;
  }
  const dealt = x.log.length > 0 && state.phase === 'moves';
  const reachable = stack.length - overdrawn.length + discard.length + box.length;
  if (dealt && x.hand.length < options.flags.x_hand && reachable > 0) yield 'X drew too few';
}

function differenceOfTickets(one: readonly Ticket[], other: readonly Ticket[]): string {
  const rest = [...other];
  const more = one.filter((ticket) => {
    const at = rest.indexOf(ticket);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return `${more.join(' ')} too many, ${rest.join(' ')} missing`;
}

function* boardBreaches(state: State): Iterable<string> {
  const { detectives, x, rings, discs, options, phase, offers, hands } = state;
  const stops = detectives.flatMap(({ stop }) => (stop === null ? [] : [stop]));
  if (new Set(stops).size !== stops.length) yield 'two detectives in one city';
  const tested = options.flags.capture_timing === 'immediate';
  const beside = phase === 'specials' || phase === 'refill';
  if (tested && beside && x.stop !== null && stops.includes(x.stop) && x.log.length > 0) {
    yield 'X stands on a detective and the game goes on';
  }
  if (new Set(rings.map(({ pair }) => pair)).size !== rings.length) yield 'a ring pair lies twice';
  if (rings.some(({ pair }) => pair < 1 || pair > 5)) yield 'a sixth pair of rings';
  if (new Set(discs).size !== discs.length || discs.length > 22) yield 'more discs than there are';
  const secret = x.log.filter(({ open }) => !open).length;
  const { unit, count } = options.flags.secret_moves;
  if (unit === 'leg' && secret > count) yield `${secret} secret legs`;
  for (const [hunter, offer] of offers.entries()) {
    const held = [...(hands[hunter] ?? [])];
    for (const ticket of offer ?? []) {
      const at = held.indexOf(ticket);
      if (at < 0) yield `h${hunter + 1} offers ${ticket}, which he does not hold`;
      else held.splice(at, 1);
    }
  }
}
