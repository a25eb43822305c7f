import type { GameTypes, Seat, Step, Viewer } from '@mister-x/engine';
import type { Base64Url, RefusalBody } from '@mister-x/engine/protocol';
import type { Answers } from '../matches/answers.js';
import type { MatchActor, PreparedStep } from '../matches/match-actor.js';
import type { ViewerUpdate } from '../outbox/viewer-update.js';
import type { Intent, SeatAnnouncements } from './seat-announcements.js';
import type { TableRecord } from './table.js';
import type { Dormant, Held, MatchInHand, TableReadings } from './table-state.js';

/**
 * The right to change a table, for as long as one piece of work in its queue lasts: the one way to its
 * record, its match and its answers that changes them. What is read through it changes nothing, so
 * nothing that is kept of it does either.
 */
export class TableHold {
  private hasExpired = false;

  /** @param putOff the match owes its secret seats what they are told after the answer */
  constructor(
    readonly table: TableReadings,
    private readonly held: Held,
    private readonly announcements: SeatAnnouncements,
    private readonly putOff: () => void,
  ) {}

  get record(): TableRecord {
    return this.mine.record;
  }

  get match(): MatchInHand | undefined {
    return this.mine.match;
  }

  get dormant(): Dormant | undefined {
    return this.mine.dormant;
  }

  get answers(): Pick<Answers, 'find'> {
    return this.mine.answers;
  }

  /** What is on the disk by now. */
  change(change: Partial<TableRecord>): void {
    this.mine.record = { ...this.mine.record, ...change };
  }

  /** A match was begun, its key is there again, or it was folded anew. It is the table's from now on, and nobody else's. */
  enter(match: MatchActor): void {
    this.mine.match = match;
    this.mine.dormant = undefined;
  }

  /** `MatchActor.prepare`. */
  prepare(step: Step<GameTypes>, salts: readonly Base64Url[]): PreparedStep {
    return this.playing.prepare(step, salts);
  }

  /** `MatchActor.apply`. */
  apply(prepared: PreparedStep): readonly ViewerUpdate[] {
    return this.playing.apply(prepared);
  }

  /**
   * `MatchActor.applyOpenly`: other secret seats than `asker` are told when the answer has left, by
   * the actor itself.
   */
  applyOpenly(
    prepared: PreparedStep,
    asker: Viewer,
    tell: (updates: readonly ViewerUpdate[]) => void,
  ): void {
    const updates = this.playing.applyOpenly(prepared, asker, tell);
    this.putOff();
    tell(updates);
  }

  /** `MatchActor.present`; nothing where there is no match. */
  present(): readonly ViewerUpdate[] {
    return this.mine.match?.present() ?? [];
  }

  /** `Answers.accepted`. */
  accepted(seat: Seat, id: string, digest: string, revision: number): void {
    this.mine.answers.accepted(seat, id, digest, revision);
  }

  /** `Answers.refused`. */
  refused(seat: Seat, id: string, digest: string, refusal: RefusalBody): string | undefined {
    return this.mine.answers.refused(seat, id, digest, refusal);
  }

  /** `SeatAnnouncements.announce`; called off when the game is over. */
  announce(intent: Intent, then: () => unknown): boolean {
    return this.onTurn(this.announcements).announce(intent, then);
  }

  /** `SeatAnnouncements.callOff`. */
  callOff(seat: Seat): boolean {
    return this.onTurn(this.announcements).callOff(seat);
  }

  /** `SeatAnnouncements.intent`. */
  get intent(): Intent | undefined {
    return this.announcements.intent;
  }

  /** Nothing is changed through it any more. */
  expire(): void {
    this.hasExpired = true;
  }

  private get playing(): MatchActor {
    const { match } = this.mine;
    if (match === undefined) throw new Error('a step was made where no match is played');
    return match;
  }

  private get mine(): Held {
    return this.onTurn(this.held);
  }

  private onTurn<T>(owned: T): T {
    if (this.hasExpired) throw new Error('a table was used after its turn');
    return owned;
  }
}
