import type { Language } from '@mister-x/engine/protocol';
import { clipTime } from './clipped-times.js';
import { FEEDS_PATH, type StoredReminder, type ReminderEvent } from './reminder.js';
import { linkOf, type NamedTable, reminderText, titleOf } from './reminder-text.js';
import { REMINDER_MESSAGES } from './messages/index.js';

export type AtomFeed = {
  readonly reminder: Pick<StoredReminder, 'id' | 'seat' | 'madeAt'>;
  /** Of its address. */
  readonly token: string;
  readonly table: NamedTable;
  /** The newest first. */
  readonly events: readonly ReminderEvent[];
  readonly language: Language;
  readonly origin: string;
  /** Nothing is told to be much later, as a clock that was ahead may have noted it. */
  readonly now: number;
};

/** When anything in it last changed, in milliseconds. */
export function updatedAt({ reminder, events }: Pick<AtomFeed, 'reminder' | 'events'>): number {
  return Math.max(reminder.madeAt, events[0]?.at ?? 0);
}

/** RFC 4287. An entry never changes, and has the same id in all feeds of its table. */
export function atomOf(feed: AtomFeed): string {
  const { reminder, token, table, events, language, origin, now } = feed;
  const timeOf = (at: number): string => new Date(clipTime(at, now)).toISOString();
  const { seat } = reminder;
  const link = escaped(linkOf(origin, table, seat));
  const entries = events.flatMap((piece) => {
    const { title, text } = reminderText(piece, table, seat, language);
    return [
      '  <entry>',
      `    <id>urn:uuid:${piece.id}</id>`,
      `    <title>${escaped(title)}</title>`,
      `    <updated>${timeOf(piece.at)}</updated>`,
      `    <link rel="alternate" type="text/html" href="${link}"/>`,
      `    <content type="text">${escaped(text)}</content>`,
      '  </entry>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `  <id>urn:uuid:${reminder.id}</id>`,
    `  <title>${escaped(titleOf(table, seat, language))}</title>`,
    `  <updated>${timeOf(updatedAt(feed))}</updated>`,
    `  <author><name>${escaped(REMINDER_MESSAGES[language].referee)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escaped(`${origin}/${FEEDS_PATH}/${token}.atom`)}"/>`,
    `  <link rel="alternate" type="text/html" href="${link}"/>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** What XML 1.0 cannot say at all is left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
