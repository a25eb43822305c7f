import type { Answers } from './matches/answers.js';
import type { MatchActor } from './matches/match-actor.js';
import type { SeatAnnouncements } from './seat-announcements.js';
import { type RecordChange, recordOf, type TableRecord } from './table.js';
import type { Dormant, OwnedState, TableReadings } from './table-state.js';

/**
 * The right to change a table, for as long as one piece of work in its queue lasts. What the work gets
 * of it (match, answers, announcements) it changes itself, and keeps nothing of it.
 */
export class TableTransaction {
  private hasExpired = false;

  constructor(
    readonly table: TableReadings,
    private readonly state: OwnedState,
  ) {}

  get record(): TableRecord {
    return this.owned.record;
  }

  get match(): MatchActor | undefined {
    return this.owned.match;
  }

  get dormant(): Dormant | undefined {
    return this.owned.dormant;
  }

  get answers(): Answers {
    return this.owned.answers;
  }

  get announcements(): SeatAnnouncements {
    return this.owned.announcements;
  }

  /** What is on the disk by now. */
  change(change: RecordChange): void {
    this.owned.record = recordOf({ ...this.owned.record, ...change });
  }

  /** A match was begun, its key is there again, or it was folded once more. It is the table's from now on. */
  enter(match: MatchActor): void {
    this.owned.match = match;
    this.owned.dormant = undefined;
  }

  /** Nothing is changed through it any more. */
  expire(): void {
    this.hasExpired = true;
  }

  private get owned(): OwnedState {
    if (this.hasExpired) throw new Error('a table was used after its turn');
    return this.state;
  }
}
