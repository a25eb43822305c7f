import type { Pushes, SeatInfo } from '@mister-x/engine/protocol';
import type { Session } from '../client/session.svelte.js';
import { isPassing } from '../trust/standing.js';

type What = Pushes['seat']['what'];
export type SeatChange = { readonly seat: SeatInfo; readonly what: What };

/** Changes of seats are notices of the log while a match is played: then the queue tells them, whatever was missed. */
function isLogged({ info, view }: Session, what: What): boolean {
  return info?.status === 'playing' && view !== null && what !== 'vetoed';
}

/** What happened to seats and is to be said once; each is given once. */
export function takeSeatNews(session: Session): readonly SeatChange[] {
  const reader = session.queue.reader('seats');
  const logged = reader
    .waiting()
    .flatMap(({ notice }) => (notice.kind === 'seat' && isPassing(notice) ? [notice] : []));
  reader.done(reader.rest());
  return withNames(session, logged);
}

/** The same for what is in no log: before the start, after the end, and that a phone objected. */
export function pushedSeatNews(session: Session): readonly SeatChange[] {
  const news = session.seatNews;
  if (news === null || !isPassing(news) || isLogged(session, news.what)) return [];
  return withNames(session, [news]);
}

function withNames(
  { info }: Session,
  news: readonly { readonly seat: string; readonly what: What }[],
): readonly SeatChange[] {
  return news.flatMap(({ seat: id, what }) => {
    const seat = info?.seats.find((each) => each.seat === id);
    return seat === undefined ? [] : [{ seat, what }];
  });
}
