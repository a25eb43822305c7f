import { monotonicNow, type NowMs } from '../../runtime/clock.js';
import { LIMITS, type Limits } from './limits.js';

/** A connection, as far as it is needed here. */
export type Outgoing = {
  /** Bytes that the system has not taken yet. */
  readonly waiting: number;
  terminate(): void;
};

/** What was sent and not yet taken: a client that does not read is cut off before it costs the memory. */
export class SendBuffers {
  /** Since when something has been waiting, as far as it was looked at; without those that were cut off. */
  private readonly since = new Map<Outgoing, number | undefined>();
  /** All that waits is no more: what has been taken since it was summed up still counts. */
  private most = 0;

  constructor(
    private readonly limits: Limits['sendBuffers'] = LIMITS.sendBuffers,
    private readonly now: NowMs = monotonicNow,
  ) {}

  follow(connection: Outgoing): void {
    this.since.set(connection, undefined);
  }

  forget(connection: Outgoing): void {
    this.since.delete(connection);
  }

  /** Asked before anything is sent; a connection that has no room is cut off. */
  hasRoom(connection: Outgoing): boolean {
    if (!this.since.has(connection)) return false;
    const isLate = this.now() - this.look(connection) > this.limits.ms;
    const hasRoom = connection.waiting <= this.limits.client && !isLate;
    if (!hasRoom) this.cut(connection);
    return hasRoom;
  }

  /** Told after `bytes` were sent. */
  sent(connection: Outgoing, bytes: number): void {
    if (!this.since.has(connection)) return;
    this.look(connection);
    this.most += bytes;
    if (this.most <= this.limits.all) return;
    const all = [...this.since.keys()];
    this.most = all.reduce((sum, { waiting }) => sum + waiting, 0);
    if (this.most <= this.limits.all) return;
    this.cut(all.reduce((longest, each) => (each.waiting > longest.waiting ? each : longest)));
  }

  private look(connection: Outgoing): number {
    const now = this.now();
    const since = connection.waiting === 0 ? undefined : (this.since.get(connection) ?? now);
    this.since.set(connection, since);
    return since ?? now;
  }

  /** From now on it counts for nothing. Not in the same breath: its sender is in the middle of something. */
  private cut(connection: Outgoing): void {
    this.since.delete(connection);
    setImmediate(() => connection.terminate());
  }
}
