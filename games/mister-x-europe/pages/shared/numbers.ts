import { TICKET_KINDS, type TicketKind, type Ticket, type View } from '../../rules/browser.js';
import { boardFor } from './board.js';

/** Numbers that a ticket of each kind may bear, ascending; `null` where tickets count by kind (CM-9). */
export type TicketSerials = ((kind: TicketKind) => readonly number[]) | null;

/**
 * With `ticket_ids: unique` all numbers but those of pieces that this viewer sees lying or standing
 * somewhere. From his own view alone, so that what is offered tells him nothing.
 */
export function ticketNumbersOf(view: View): TicketSerials {
  if (view.ticketIds !== 'unique') return null;
  const { tickets = {} } = boardFor(view).data;
  const seen = new Set(inSight(view));
  return (kind) =>
    Array.from({ length: tickets[kind] ?? 0 }, (_, i) => i + 1).filter(
      (number) => !seen.has(ticketOfNumber(kind, number)),
    );
}

/**
 * Numbers that a ticket may bear, whatever its kind: a list of these alone, on a screen that everybody sees, does not
 * tell which kind is meant (MX-11).
 */
export function numbersOfAnyKind(numbers: TicketSerials): readonly number[] {
  const most = Math.max(0, ...TICKET_KINDS.flatMap((kind) => numbers?.(kind) ?? []));
  return Array.from({ length: most }, (_, i) => i + 1);
}

export function ticketOfNumber(kind: TicketKind, number: number): Ticket {
  return `${kind}/${number}`;
}

function inSight({ own, hands, slots, detectives }: View): readonly Ticket[] {
  return [
    ...(own?.hand ?? []),
    ...Object.values(hands).flat(),
    ...slots.flatMap(({ ticket }) => ticket ?? []),
    ...detectives.flatMap(({ card }) => card ?? []),
  ];
}
