import type { HookFormat } from '@mister-x/engine/protocol';
import type { StoredReminder, ReminderEvent } from './reminder.js';
import { linkOf, type NamedTable, reminderText, titleOf } from './reminder-text.js';

/** What a hook or a browser is sent, as JSON: what everybody may know, and whether it is the reader's turn. */
export function messageTo(
  { seat, language, kind, format }: Pick<StoredReminder, 'seat' | 'language' | 'kind' | 'format'>,
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

const HTML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => HTML_ENTITIES[sign] ?? sign);
/** Names of players stand in the text: they are to format nothing. */
const escapeMarkdown = (text: string): string => text.replace(/[\\*_~`|<>#[\]()]/g, '\\$&');
/** Slack has no escapes for signs that format; Mattermost, which takes the same, would show them. */
const LOOKALIKE_OF_FORMATTING: Readonly<Record<string, string>> = {
  ...{ '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ', '#': '＃', '[': '［', ']': '］' },
};
const replaceFormatting = (text: string): string =>
  text.replace(/[*_~`#[\]]/g, (sign) => LOOKALIKE_OF_FORMATTING[sign] ?? sign);

/**
 * What chat programs take, by what they document; other members they would refuse or show.
 * @param lines without formatting
 */
const CHAT_BODIES: Readonly<Record<Exclude<HookFormat, 'plain'>, (lines: readonly string[], link: string) => object>> =
  {
    // In angle brackets, so that no preview of the page is fetched.
    discord: (lines, link) => ({
      content: [...lines.map(escapeMarkdown), `<${link}>`].join('\n'),
      allowed_mentions: { parse: [] },
    }),
    slack: (lines, link) => ({
      text: [...lines.map(escapeHtml).map(replaceFormatting), `<${link}>`].join('\n'),
    }),
    // Hookshot takes `text` alone for Markdown.
    matrix: (lines, link) => ({
      text: [...lines, link].join('\n'),
      html: [...lines, link].map(escapeHtml).join('<br>'),
    }),
  };
