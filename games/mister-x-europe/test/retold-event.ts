import type { Event, TicketsBySeat, Ticket } from '../rules/types.js';
import type { TrackedTicket } from './ticket-trail.js';

/** The same event with the pieces it moves under other names. Public names never change: those pieces keep theirs. */
export function withTicketsRenamed(
  event: Event,
  pieces: readonly TrackedTicket[],
  names: ReadonlyMap<TrackedTicket, Ticket>,
): Event {
  const tickets = pieces.map((piece) => names.get(piece) ?? piece.name);
  const [first = ''] = tickets;
  switch (event.type) {
    case 'specialPaid':
    case 'swapped':
    case 'discarded':
      return { ...event, secret: { tickets } };
    case 'secretLegTaken':
      return { ...event, secret: { ...event.secret, ticket: first } };
    case 'openLegTaken':
      return { ...event, secret: { ticket: first } };
    case 'drew':
      return { ...event, secret: { tickets, overdrawn: [] } };
    case 'offered':
      return { ...event, secret: { ...event.secret, tickets } };
    case 'investigated':
      return { ...event, secret: { parts: partsWithTickets(event.secret.parts, tickets) } };
    case 'operated':
      return { ...event, secret: { parts: partsWithTickets(event.secret.parts, tickets) } };
    default:
      return event;
  }
}

function partsWithTickets(parts: TicketsBySeat, tickets: readonly Ticket[]): TicketsBySeat {
  let at = 0;
  return Object.fromEntries(
    Object.entries(parts).map(([seat, given]) => {
      const named = tickets.slice(at, at + given.length);
      at += given.length;
      return [seat, named];
    }),
  );
}
