import type { Pushes, SeatInfo } from '@mister-x/engine/protocol';
import { untrack } from 'svelte';
import type { Visit } from '../visit.svelte.js';
import { t } from '../../messages/index.svelte.js';
import { toasts } from '../../kit/toasts.svelte.js';
import { announce } from './announce.svelte.js';
import { isAnnounced } from '../standstill.js';
import { Announcements } from './announcements.js';

/** Says on this page what happens to seats. Called while a component is made. */
export function announceSeatChanges(
  visit: Visit,
  concerns: (news: SeatChange) => boolean,
  nameOf = ({ name }: SeatInfo): string => name,
): void {
  const announcements = loggedSeatChanges(visit);
  const textOf = (news: SeatChange | undefined): string | null =>
    news !== undefined && concerns(news) ? t.trust.news[news.what](nameOf(news.seat)) : null;
  announce(
    () => announcements,
    (line) => textOf(withSeatInfo(visit, line)),
  );
  $effect(() => {
    void visit.seatNews;
    untrack(() => {
      const text = textOf(pushedSeatChange(visit));
      if (text !== null) toasts.info(text);
    });
  });
}

type SeatChangeKind = Pushes['seat']['what'];
type SeatChangeNotice = { readonly seat: string; readonly what: SeatChangeKind };
type SeatChange = { readonly seat: SeatInfo; readonly what: SeatChangeKind };

/** Changes of seats are notices of the log while a match is played: then the queue tells them, whatever was missed. */
function isLogged({ info, view }: Visit, what: SeatChangeKind): boolean {
  return info.status === 'playing' && view !== null && what !== 'vetoed';
}

/** What happened to seats and is to be said once. */
export function loggedSeatChanges({ queue }: Visit): Announcements<SeatChangeNotice> {
  return new Announcements(queue, 'seats', (waiting) =>
    waiting.flatMap((entry) => {
      const { notice } = entry;
      return notice.kind === 'seat' && isAnnounced(notice) ? [{ entry, line: notice }] : [];
    }),
  );
}

/** The same for what is in no log: before the start, after the end, and that a phone objected. */
export function pushedSeatChange(visit: Visit): SeatChange | undefined {
  const news = visit.seatNews;
  if (news === null || !isAnnounced(news) || isLogged(visit, news.what)) return undefined;
  return withSeatInfo(visit, news);
}

export function withSeatInfo({ info }: Visit, { seat: id, what }: SeatChangeNotice): SeatChange | undefined {
  const seat = info.seats.find((each) => each.seat === id);
  return seat && { seat, what };
}
