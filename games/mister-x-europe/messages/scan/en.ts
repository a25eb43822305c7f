import { scan } from '../../../pursuit/messages/scan/en.js';

/** Playing by scanned cards on the Europe board: tickets have no owner, so pawns say who it is. */
export const messages = {
  ...scan,
  steps: {
    ...scan.steps,
    stop: 'City',
    given: 'Tickets',
    detective: 'Detective',
  },
  ask: {
    ...scan.ask,
    pawn: 'Scan the digit of your pawn, or the city where it stands',
    ticket: 'Scan your ticket',
    stop: 'Scan the city, or its digits',
    giver: 'Who gives tickets? Scan the digit of your pawn, or the city where it stands',
    give: 'Scan a ticket with a magnifier or a beacon',
    more: 'Scan one more ticket, or the “Confirm” card',
    who: 'Which detective travels? Scan the digit of the pawn, or the city where it stands',
    fare: 'Scan the ticket for the trip',
  },
  none: 'Continue without a special action?',
  codes: {
    ...scan.codes,
    TICKET_NOT_UNIQUE: 'At this table every ticket has its own number. Scan the ticket itself.',
    PAWN_UNCLEAR: 'Whose is it? Scan the digit of your pawn, or the city where it stands.',
  },
};
