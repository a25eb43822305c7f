import type { Json, MatchNotice, Snapshot, Update } from '@mister-x/engine/protocol';
import { type CursorStore, type Cursors, noticeCursorStorage } from './cursors.js';

/** A notice of this viewer's log as it reached the page. */
export type LogEntry = {
  /** Its number in the log, from 0. */
  readonly at: number;
  readonly notice: MatchNotice<Json>;
  /** Notices that came together have the same number; what was missed comes together. */
  readonly arrival: number;
  /** Something was being sent from this very page when it came: someone stands in front of it. */
  readonly acting: boolean;
  /** It fell into a gap of the connection, and came with the present state. */
  readonly missed?: true;
};

/** Notices kept for readers that come late. */
const NOTICES_KEPT = 400;

/**
 * What this device's viewer was told at one place, in order and each notice once, however often the
 * connection breaks. A page that shows notices reads them from here, with a cursor of its own (`NoticeReader`)
 * that outlives the page: what was not shown yet is shown after a reload, and nothing again.
 */
export class NoticeQueue {
  notices = $state.raw<readonly LogEntry[]>([]);
  /** The notices of the last arrival that brought any; a new array each time. */
  latest = $state.raw<readonly MatchNotice<Json>[]>([]);
  /** Notices of the log that this page has, or had; `undefined` before it was ever told how many there are. */
  #received: number | undefined;
  /** Where readers begin of whom nothing is stored. */
  #start: number;
  #cursors: Cursors;
  #arrivals = 0;

  /** @param place under which the device keeps how far its notices were shown */
  constructor(
    private readonly place: string,
    private readonly store: CursorStore = noticeCursorStorage,
  ) {
    const { page: _, ...readers } = store.read(place) ?? {};
    this.#received = noticesSeenAt(place, store);
    this.#start = $state.raw(this.#received ?? 0);
    this.#cursors = $state.raw(readers);
  }

  /** What to ask from; `undefined` on a device that has seen nothing of it. */
  get received(): number | undefined {
    return this.#received;
  }

  /** What was missed comes with the present state; `acting` as in `LogEntry`. */
  restore({ logLength, missed }: Pick<Snapshot, 'logLength' | 'missed'>, acting: boolean): void {
    if (logLength === null) return;
    const had = this.#received;
    // A log that is shorter than what was seen of it is another one: it is begun where it stands.
    if (had === undefined || had > logLength) this.#begin(logLength);
    else this.#take(missed, { acting, missed: true });
    this.#received = logLength;
    this.#save();
  }

  /** `false` where something is missing before these notices: they are left for a snapshot to bring. */
  update({ logLength, notices }: Pick<Update, 'logLength' | 'notices'>, acting: boolean): boolean {
    const first = logLength - notices.length;
    if (this.#received === undefined || first > this.#received) return false;
    this.#take(
      notices.map((notice, index) => [first + index, notice] as const),
      { acting },
    );
    this.#received = Math.max(this.#received, logLength);
    return true;
  }

  /** @param name of what shows the notices: its cursor is kept under it */
  reader(name: string): NoticeReader {
    return {
      waiting: () => {
        const from = this.#cursors[name] ?? this.#start;
        return this.notices.filter(({ at }) => at >= from);
      },
      done: (upTo) => {
        const had = this.#cursors[name];
        // What waits from the very beginning is remembered as well: it is not seen with the page.
        if (upTo === had || upTo < (had ?? this.#start)) return;
        this.#cursors = { ...this.#cursors, [name]: upTo };
        this.#save();
      },
      end: () => this.#received ?? 0,
      isNew: () => this.#cursors[name] === undefined,
    };
  }

  #begin(at: number): void {
    this.notices = [];
    this.#cursors = {};
    this.#start = at;
  }

  #take(notices: Snapshot['missed'], how: Pick<LogEntry, 'acting' | 'missed'>): void {
    const had = this.#received ?? 0;
    const fresh = notices.filter(([at]) => at >= had);
    if (fresh.length === 0) return;
    const arrival = ++this.#arrivals;
    const entries = fresh.map(([at, notice]) => ({ at, notice, arrival, ...how }));
    this.notices = [...this.notices, ...entries].slice(-NOTICES_KEPT);
    this.latest = fresh.map(([, notice]) => notice);
  }

  #save(): void {
    if (this.#received === undefined) return;
    // A page that shows nothing itself has at least seen how far the log goes.
    const seen = Object.keys(this.#cursors).length === 0 ? { page: this.#received } : {};
    this.store.write(this.place, { ...seen, ...this.#cursors });
  }
}

/** How many notices of a place every reader of this device has seen; `undefined` where it never was. */
export function noticesSeenAt(place: string, store: CursorStore): number | undefined {
  const seen = Object.values(store.read(place) ?? {});
  return seen.length === 0 ? undefined : Math.min(...seen);
}

/** One place of the page that shows notices, and how far it has come. */
export interface NoticeReader {
  /** Notices that it has not yet shown, or that are not yet done with. */
  waiting(): readonly LogEntry[];
  /** All notices with lower numbers are done with. */
  done(upTo: number): void;
  /** The number that the next notice will have. */
  end(): number;
  /** Nothing was ever done with here. */
  isNew(): boolean;
}
