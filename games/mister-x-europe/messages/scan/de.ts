import { scan } from '../../../pursuit/messages/scan/de.js';
import type { messages as english } from './en.js';

export const messages: typeof english = {
  ...scan,
  steps: {
    ...scan.steps,
    stop: 'Stadt',
    given: 'Tickets',
    detective: 'Detektiv',
  },
  ask: {
    ...scan.ask,
    pawn: 'Die Ziffer der Figur scannen oder die Stadt, in der sie steht',
    ticket: 'Ticket scannen',
    stop: 'Stadt scannen oder ihre Ziffern',
    giver: 'Wer gibt Tickets? Die Ziffer der Figur scannen oder die Stadt, in der sie steht',
    give: 'Ein Ticket mit Lupe oder Blaulicht scannen',
    more: 'Noch ein Ticket scannen oder die Bestätigungskarte',
    who: 'Welcher Detektiv fährt? Seine Ziffer scannen oder die Stadt, in der er steht',
    fare: 'Das Ticket für die Fahrt scannen',
  },
  none: 'Ohne Sonderaktion weiter?',
  codes: {
    ...scan.codes,
    TICKET_NOT_UNIQUE: 'An diesem Tisch hat jedes Ticket eine eigene Nummer. Bitte das Ticket selbst scannen.',
    PAWN_UNCLEAR: 'Wer ist dran? Bitte die Ziffer der Figur scannen oder die Stadt, in der sie steht.',
  },
};
