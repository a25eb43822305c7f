import type { Seat } from '../../core/game.js';
import type { EuropeBoard } from './board.js';
import { hunterIndex } from './pawns.js';
import { countKind, handOf, openTickets } from './supply.js';
import { isKind, kindOf } from './tickets.js';
import { type Hand, type Reason, type State, type Ticket, X_SEAT } from './types.js';

/**
 * Why tickets that somebody says he drew cannot have been in the stack, from what he can see himself and
 * nothing else: an answer from the whole ledger would tell him what others hold (CM-9, MX-11).
 */
export function known(
  { board, state }: { readonly board: EuropeBoard; readonly state: State },
  seat: Seat,
  tickets: readonly Ticket[],
): Reason | undefined {
  const own = handOf(state, seat as Hand);
  const others = visibleHands(state, seat);
  const lying = openTickets(state);
  if (state.options.flags.ticket_ids === 'unique') {
    if (tickets.some(isKind)) return 'TICKET_UNKNOWN';
    if (tickets.some((ticket) => others.includes(ticket))) return 'TICKET_NOT_OWN';
    const gone = [...own, ...lying];
    const twice = new Set(tickets).size < tickets.length;
    if (twice || tickets.some((ticket) => gone.includes(ticket))) return 'TICKET_ALREADY_SPENT';
    return undefined;
  }
  const seen = [...own, ...others, ...lying, ...tickets];
  const over = tickets.some((ticket) => {
    const kind = kindOf(ticket);
    return countKind(seen, kind) > (board.data.tickets?.[kind] ?? 0);
  });
  return over ? 'TICKET_ALREADY_SPENT' : undefined;
}

function visibleHands({ options, hands }: State, seat: Seat): readonly Ticket[] {
  const shown = options.devices === 'phones' && options.flags.hunter_hands === 'shared';
  if (seat === X_SEAT || !shown) return [];
  const own = hunterIndex(options, seat);
  return hands.flatMap((hand, hunter) => (hunter === own ? [] : hand));
}
