import { untrack } from 'svelte';
import type { Session } from '../client/session.svelte.js';
import { t } from '../i18n/index.svelte.js';
import { toasts } from '../ui/toasts.svelte.js';
import { pushedSeatNews, type SeatChange, seatNews, withName } from './seat-news.js';

/** Says on this page what happens to seats. Called while a component is made. */
export function saySeatNews(session: Session, concerns: (news: SeatChange) => boolean): void {
  const passing = seatNews(session);
  const say = (news: SeatChange | undefined, seen?: () => void): void => {
    if (news !== undefined && concerns(news))
      toasts.info(t.trust.news[news.what](news.seat.name), seen);
    else seen?.();
  };
  $effect(() => {
    void session.queue.notices;
    untrack(() => {
      for (const { word, seen } of passing.take()) say(withName(session, word), seen);
    });
  });
  $effect(() => {
    void session.seatNews;
    untrack(() => say(pushedSeatNews(session)));
  });
}
