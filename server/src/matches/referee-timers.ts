import type { Command, Json, Timer } from '@mister-x/engine';
import type { TableId, Wait } from '@mister-x/engine/protocol';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AFTER, type After, TIMER_MS, type TimerMs } from '../tokens.js';

type Waits = Map<string, { readonly cancel: () => void; readonly since: number }>;

/** What the referee waits for, by table and the timer's id. */
@Injectable()
export class RefereeTimers implements OnModuleDestroy {
  private readonly waits = new Map<TableId, Waits>();

  constructor(
    @Inject(AFTER) private readonly after: After,
    @Inject(TIMER_MS) private readonly timerMs: TimerMs,
  ) {}

  /**
   * Starts what is new in `timers` and cancels what is no longer there; a timer that stays under
   * its id is left alone. `fire` is called once for each that runs out.
   */
  sync(
    table: TableId,
    timers: readonly Timer<Command<Json>>[],
    fire: (timer: Timer<Command<Json>>) => void,
  ): void {
    const waits: Waits = this.waits.get(table) ?? new Map();
    const wanted = new Set(timers.map(({ id }) => id));
    for (const [id, { cancel }] of waits) {
      if (wanted.has(id)) continue;
      cancel();
      waits.delete(id);
    }
    for (const timer of timers) {
      if (waits.has(timer.id)) continue;
      const ms = this.timeOf(timer);
      const cancel = ms === 0 ? () => undefined : this.after(ms, () => fire(timer));
      waits.set(timer.id, { cancel, since: performance.now() });
      if (ms === 0) fire(timer);
    }
    if (waits.size === 0) this.waits.delete(table);
    else this.waits.set(table, waits);
  }

  /** Of those that everybody may see run (`Timer.shown`); one that is not started yet has all its time. */
  shown(table: TableId, timers: readonly Timer<Command<Json>>[]): readonly Wait[] {
    const waits = this.waits.get(table);
    return timers.flatMap((timer) => {
      if (timer.shown !== true) return [];
      const { id } = timer;
      const ms = this.timeOf(timer);
      const since = waits?.get(id)?.since;
      const left = since === undefined ? ms : Math.round(ms - (performance.now() - since));
      return [{ id, left: Math.max(0, left) }];
    });
  }

  /** A timer whose command could not be stored runs again after this. */
  forget(table: TableId): void {
    for (const { cancel } of this.waits.get(table)?.values() ?? []) cancel();
    this.waits.delete(table);
  }

  onModuleDestroy(): void {
    for (const table of [...this.waits.keys()]) this.forget(table);
  }

  private timeOf({ id, ms }: Timer<Command<Json>>): number {
    return this.timerMs[id] ?? ms;
  }
}
