import type { TableId } from '@mister-x/engine/protocol';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { AFTER, type After } from '../tokens.js';
import { type DueTimes, WaitsRepository } from './waits.repository.js';

const logger = new Logger('Waits');

/** When a table is tried again that could not be opened, in milliseconds. */
const RETRY_MS = 60_000;

/**
 * Waits of hours and days: they last over restarts, and a table need not stay in memory for them. One
 * timer runs for all tables, until the next of their waits is over.
 */
@Injectable()
export class LongWaits implements OnApplicationBootstrap, OnModuleDestroy {
  private wake: (table: TableId) => Promise<boolean> = async () => true;
  private cancel: () => void = () => undefined;
  /** Up to when tables were woken, in milliseconds since the epoch: one that does nothing then is not woken again. */
  private woken = 0;
  /** A table could not be opened. */
  private again = false;

  constructor(
    private readonly repository: WaitsRepository,
    @Inject(AFTER) private readonly after: After,
  ) {}

  /** `wake` is called for each table whose wait is over; `false`: it could not be, and is tried again. */
  onDue(wake: (table: TableId) => Promise<boolean>): void {
    this.wake = wake;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.wakeDue();
  }

  onModuleDestroy(): void {
    this.cancel();
  }

  of(table: TableId): Promise<DueTimes> {
    return this.repository.of(table);
  }

  /** Resolves when they are kept; where they cannot be, a restart gives the table its whole time again. */
  async keep(table: TableId, due: DueTimes): Promise<void> {
    try {
      await this.repository.keep(table, due);
      // The clock may have been set back since tables were woken.
      this.woken = Math.min(this.woken, ...[...due.values()].map((at) => at - 1));
      await this.waitForNext();
    } catch (error) {
      logger.error({ msg: `The deadline of table ${table} could not be kept.`, err: error });
    }
  }

  private async wakeDue(): Promise<void> {
    try {
      const now = Date.now();
      const due = await this.repository.due(this.woken, now);
      this.woken = Math.max(this.woken, now);
      const woken = await Promise.all(due.map((table) => this.wake(table)));
      if (woken.includes(false)) this.again = true;
      await this.waitForNext();
    } catch (error) {
      logger.error({ msg: 'Deadlines could not be read.', err: error });
    }
  }

  private async waitForNext(): Promise<void> {
    const next = await this.repository.next(this.woken);
    this.cancel();
    if (next === null && !this.again) return;
    const left = next === null ? RETRY_MS : Math.max(0, next - Date.now());
    this.cancel = this.after(!this.again ? left : Math.min(left, RETRY_MS), () => {
      // Whoever was waited for before is asked again with the others.
      if (this.again) this.woken = 0;
      this.again = false;
      void this.wakeDue();
    });
  }
}
