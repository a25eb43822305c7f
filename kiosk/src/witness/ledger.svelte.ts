import type { TableId } from '@mister-x/engine/protocol';
import { type Alarm, type TrustCheck, areSameAlarm, isClearedBy } from './alarms.js';
import { newTrustMemory, type TrustMemory, recallTrustMemory, rememberTrustMemory } from './memory.js';

/**
 * What this device keeps of one match from evening to evening, with its alarms. Other tabs of the device
 * keep the same match: nothing of theirs is undone.
 */
export class TrustLedger {
  /** What this device caught the referee at, the first of it first; it outlasts a reload. */
  alarms = $state.raw<readonly Alarm[]>([]);
  /** The link from which on this device has watched; 0 is the beginning, `null` before it. */
  from = $state.raw<number | null>(null);
  #kept: TrustMemory;

  constructor(readonly table: TableId) {
    this.#kept = recallTrustMemory(table);
    this.#show();
  }

  /** As this tab knew it last. */
  get kept(): TrustMemory {
    return this.#kept;
  }

  /** With what other tabs have written since. */
  get latest(): TrustMemory {
    return recallTrustMemory(this.table);
  }

  keep(change: Partial<TrustMemory>): void {
    const theirs = this.latest;
    const { seen = this.#kept.seen } = change;
    this.#kept = {
      ...theirs,
      from: theirs.from ?? this.#kept.from,
      inherited: theirs.from === null ? this.#kept.inherited : theirs.inherited,
      seedCommitment: theirs.seedCommitment ?? this.#kept.seedCommitment,
      seedShare: theirs.seedShare ?? this.#kept.seedShare,
      ...change,
      own: { ...this.#kept.own, ...theirs.own, ...change.own },
      seen: (theirs.seen?.link ?? -1) > (seen?.link ?? -1) ? theirs.seen : seen,
    };
    rememberTrustMemory(this.#kept);
    this.#show();
  }

  /** The owner of this device goes on without what it knew; what he wrote down himself stays. */
  overrule(noted: TrustMemory['noted'], waived: TrustMemory['waived']): void {
    this.#kept = { ...newTrustMemory(this.table), noted, waived, overruled: true };
    rememberTrustMemory(this.#kept);
    this.alarms = [];
  }

  /** Something contradicts what this device knows. */
  raise(found: readonly Alarm[]): void {
    const { alarms } = this.latest;
    const news = found.filter(
      (each, index) =>
        !alarms.some((known) => areSameAlarm(known, each)) &&
        found.findIndex((other) => areSameAlarm(other, each)) === index,
    );
    if (news.length > 0) this.keep({ alarms: [...alarms, ...news] });
  }

  isKnown(alarm: Alarm): boolean {
    return this.alarms.some((known) => areSameAlarm(known, alarm));
  }

  /** A check has been made: alarms that it could not be go, but for those that it has found again. */
  takeBack(check: TrustCheck, still: readonly Alarm[] = []): void {
    const { alarms } = this.latest;
    const left = alarms.filter(
      (alarm) => !isClearedBy(alarm, check) || still.some((each) => areSameAlarm(each, alarm)),
    );
    if (left.length < alarms.length) this.keep({ alarms: left });
  }

  #show(): void {
    this.alarms = this.#kept.alarms;
    this.from = this.#kept.from;
  }
}
