import type { KeptReminder, PieceOfNews } from './reminder.js';
import { linkOf, type Named, tell, titleOf } from './telling.js';

/** What a hook or a browser is sent, as JSON: what everybody may know, and whether it is the reader's turn. */
export function messageTo(
  { seat, language, kind }: Pick<KeptReminder, 'seat' | 'language' | 'kind'>,
  news: PieceOfNews,
  table: Named,
  origin: string,
): string {
  const { isTurn, title, text } = tell(news, table, seat, language);
  const data = { table: table.id, seat, at: titleOf(table, seat, language) };
  // A notification leads to the page that it belongs to, whatever that is called.
  if (kind === 'push') return JSON.stringify({ ...data, title });
  return JSON.stringify({
    type: isTurn ? 'turn' : news.what,
    timestamp: new Date(news.at).toISOString(),
    data: { ...data, title, text, asked: news.asked, link: linkOf(origin, table, seat) },
  });
}
