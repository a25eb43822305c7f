import { provideVisit, type Visit } from '../visit/visit.svelte.js';
import { NoticeQueue } from '../visit/notices/queue.svelte.js';
import { provideOwnSeat, OwnSeat, type SeatRules } from '../seat/own-seat.svelte.js';

/** A queue that nothing is stored of. */
export const newNoticeQueue = (): NoticeQueue => new NoticeQueue('', { read: () => undefined, write: () => {} });

/** A visit that only has what a component reads; what a test sets in it afterwards is shown. */
export function visitWith(parts: object): Visit {
  const visit: { view: unknown; info: { seats: readonly { readonly seat: string }[] } } = $state({
    ...{ table: 't', attendance: { as: 'kiosk', table: 't' }, viewer: 'table', seat: '' },
    ...{ info: { table: 't', seats: [] }, view: null, host: null, isOnline: true, busy: 0 },
    ...{ deadlines: new Map(), latest: [], away: new Set(), queue: newNoticeQueue() },
    ...parts,
    get match() {
      return visit.view;
    },
    seatInfo: (id: string) => visit.info.seats.find(({ seat }) => seat === id),
  });
  return visit as unknown as Visit;
}

/** What a page of this visit, and of its seat where there are rules of one, has round it. */
export const at =
  (visit: Visit, rules?: SeatRules<never, never>): (() => void) =>
  () => {
    provideVisit(visit);
    if (rules !== undefined) provideOwnSeat(new OwnSeat(visit, rules, () => ({})));
  };
