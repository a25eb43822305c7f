import { nameOnCard, readEuropeCard } from '../rules/cards.js';
import { ticketKindText } from './shared/sentences.js';
import { gameMessages } from '../messages/phone-messages.js';

/** What a card of this game alone is, in words; nothing for all others. */
export function describeCard(text: string): string | undefined {
  const read = readEuropeCard(text);
  if (!read.ok || read.value.kind !== 'ticket') return undefined;
  return ticketKindText(gameMessages.t, nameOnCard(read.value));
}
