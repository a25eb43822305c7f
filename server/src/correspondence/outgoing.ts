import { CHAT_BODIES } from './chat.js';
import type { KeptReminder, ReminderEvent } from './reminder.js';
import { linkOf, type NamedTable, reminderText, titleOf } from './reminder-text.js';

/** What a hook or a browser is sent, as JSON: what everybody may know, and whether it is the reader's turn. */
export function messageTo(
  { seat, language, kind, format }: Pick<KeptReminder, 'seat' | 'language' | 'kind' | 'format'>,
  events: ReminderEvent,
  table: NamedTable,
  origin: string,
): string {
  const { isTurn, title, text } = reminderText(events, table, seat, language);
  const at = titleOf(table, seat, language);
  const link = linkOf(origin, table, seat);
  const data = { table: table.id, seat, at };
  // A notification leads to the page that it belongs to, whatever that is called.
  if (kind === 'push') return JSON.stringify({ ...data, title });
  if (format !== 'plain') {
    // Chat programs call people by this sign, and names of players are to call nobody.
    const lines = [at, title].map((line) => line.replaceAll('@', '＠'));
    return JSON.stringify(CHAT_BODIES[format](lines, link));
  }
  return JSON.stringify({
    type: isTurn ? 'turn' : events.what,
    timestamp: new Date(events.at).toISOString(),
    data: { ...data, title, text, asked: events.asked, link },
  });
}
