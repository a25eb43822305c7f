import type { SeatInfo } from '@mister-x/engine/protocol';
import { untrack } from 'svelte';
import type { Session } from '../client/session.svelte.js';
import { t } from '../i18n/index.svelte.js';
import { toasts } from '../ui/toasts.svelte.js';
import { announce } from './announce.svelte.js';
import { pushedSeatNews, type SeatChange, seatNews, withName } from './seat-news.js';

/** Says on this page what happens to seats. Called while a component is made. */
export function saySeatNews(
  session: Session,
  concerns: (news: SeatChange) => boolean,
  nameOf = ({ name }: SeatInfo): string => name,
): void {
  const announcements = seatNews(session);
  const textOf = (news: SeatChange | undefined): string | null =>
    news !== undefined && concerns(news) ? t.trust.news[news.what](nameOf(news.seat)) : null;
  announce(
    () => announcements,
    (line) => textOf(withName(session, line)),
  );
  $effect(() => {
    void session.seatNews;
    untrack(() => {
      const text = textOf(pushedSeatNews(session));
      if (text !== null) toasts.info(text);
    });
  });
}
