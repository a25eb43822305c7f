import type { TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SLEEP_MS_MAX, steadyNow } from '../runtime/clock.js';
import { EventBus } from '../runtime/events.js';
import { RUN_AFTER, type RunAfter } from '../runtime/tokens.js';
import { ClockWatch } from '../database/clock-watch.js';
import { type DueTimes, WaitsRepository } from './waits.repository.js';

const logger = new Logger('Waits');

/** After the first failure in milliseconds, then twice as long each time, and never longer than a minute. */
const RETRY_MS = 2_000;
/** A wait that begins later than now began by a wrong clock, or this one is not right yet. In milliseconds. */
const CLOCK_AHEAD_MS = 60_000;
/** How long the clock is waited for to be set right, in milliseconds. */
const CLOCK_CORRECTION_WAIT_MS = 60 * 60_000;

/**
 * Waits of hours and days: they last over restarts, and a table need not stay in memory for them. One
 * timer runs for all tables, until the next of their waits is over and for a minute at most. Whatever
 * cannot be read or written is tried again until it can.
 */
@Injectable()
export class LongWaits implements OnApplicationBootstrap, OnModuleDestroy {
  private wake: (table: TableId) => Promise<boolean> = async () => true;
  private cancel: () => void = () => undefined;
  /** Up to when tables were woken, in milliseconds since the epoch: one that does nothing then is not woken again. */
  private woken = 0;
  /** What is not on the disk yet. */
  private readonly unkept = new Map<TableId, DueTimes>();
  private failures = 0;
  private looks: Promise<void> = Promise.resolve();
  /** Since when waits were seen that begin later than now, by a clock that nobody sets. */
  private aheadSince: number | undefined;

  constructor(
    private readonly repository: WaitsRepository,
    @Inject(RUN_AFTER) private readonly after: RunAfter,
    private readonly clock: ClockWatch,
    events: EventBus,
  ) {
    events.on('clock:set', () => this.look());
  }

  /** `wake` is called for each table whose wait is over; `false`: it could not be, and is tried again. */
  onDue(wake: (table: TableId) => Promise<boolean>): void {
    this.wake = wake;
  }

  onApplicationBootstrap(): Promise<void> {
    return this.look();
  }

  onModuleDestroy(): void {
    this.cancel();
  }

  async of(table: TableId): Promise<DueTimes> {
    await this.clock.look();
    return this.unkept.get(table) ?? (await this.repository.of(table));
  }

  /** Resolves when they are kept, or it was tried; then it is tried again. */
  keep(table: TableId, due: DueTimes): Promise<void> {
    this.unkept.set(table, due);
    return this.look();
  }

  /** One look after the other. Never rejects. */
  private look(): Promise<void> {
    this.looks = this.looks.then(() => this.lookNow());
    return this.looks;
  }

  private async lookNow(): Promise<void> {
    this.cancel();
    await this.clock.look();
    const isKept = await this.attempt('be kept', () => this.keepAll());
    const isRead = await this.attempt('be read', () => this.wakeDue());
    this.failures = isKept && isRead ? 0 : this.failures + 1;
    if (this.failures > 0) this.wait(RETRY_MS * 2 ** Math.min(this.failures - 1, 5));
  }

  private async attempt(what: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      // Once, and not again every minute.
      const msg = `Deadlines could not ${what}. This is tried again until it succeeds.`;
      if (this.failures === 0) logger.error({ msg, err: error });
      return false;
    }
  }

  private async keepAll(): Promise<void> {
    for (const [table, due] of this.unkept) {
      await this.repository.keep(table, due);
      if (this.unkept.get(table) === due) this.unkept.delete(table);
      this.woken = Math.min(this.woken, ...[...due.values()].map(({ at }) => at - 1));
    }
  }

  private async wakeDue(): Promise<void> {
    const now = Date.now();
    await this.endImpossible(now);
    // The clock may have been set back since tables were woken.
    this.woken = Math.min(this.woken, now);
    const due = await this.repository.due(this.woken, now);
    const woken = await Promise.all(due.map((table) => this.wake(table)));
    if (woken.includes(false)) return this.wait(SLEEP_MS_MAX);
    this.woken = now;
    const next = await this.repository.next(now);
    if (next !== null) this.wait(next - Date.now());
  }

  /** Waits that a clock began which was ahead when the server ran before: they would last until then. */
  private async endImpossible(now: number): Promise<void> {
    const from = now + CLOCK_AHEAD_MS;
    if (!(await this.repository.hasBegunAfter(from))) this.aheadSince = undefined;
    else {
      this.aheadSince ??= steadyNow();
      // Or this one is behind: it is given its time to be set right.
      if (steadyNow() - this.aheadSince >= CLOCK_CORRECTION_WAIT_MS) await this.repository.beginAgain(from, now);
    }
  }

  private wait(ms: number): void {
    this.cancel();
    this.cancel = this.after(Math.min(SLEEP_MS_MAX, Math.max(0, ms)), () => this.look());
  }
}
