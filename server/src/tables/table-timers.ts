import type { Command, Json, Timer } from '@mister-x/engine';
import type { Wait } from '@mister-x/engine/protocol';
import type { After, TimerMs } from '../tokens.js';

type GameTimer = Timer<Command<Json>>;
/** What the referee waits for at one table, by the timer's id. */
export class TableTimers {
  private readonly waits = new Map<
    string,
    { readonly cancel: () => void; readonly since: number }
  >();

  constructor(
    private readonly after: After,
    private readonly timerMs: TimerMs,
  ) {}

  /**
   * Starts what is new in `timers` and cancels what is no longer there; a timer that stays under
   * its id is left alone. `fire` is called once for each that runs out.
   */
  sync(timers: readonly GameTimer[], fire: (timer: GameTimer) => void): void {
    if (timers.length === 0 && this.waits.size === 0) return;
    const wanted = new Set(timers.map(({ id }) => id));
    for (const [id, { cancel }] of this.waits) {
      if (wanted.has(id)) continue;
      cancel();
      this.waits.delete(id);
    }
    for (const timer of timers) {
      if (this.waits.has(timer.id)) continue;
      const ms = this.timeOf(timer);
      const cancel = ms === 0 ? () => undefined : this.after(ms, () => fire(timer));
      this.waits.set(timer.id, { cancel, since: performance.now() });
      if (ms === 0) fire(timer);
    }
  }

  /** Of those that everybody may see run (`Timer.shown`); one that is not started yet has all its time. */
  shown(timers: readonly GameTimer[]): readonly Wait[] {
    return timers.flatMap((timer) => {
      if (timer.shown !== true) return [];
      const { id } = timer;
      const ms = this.timeOf(timer);
      const since = this.waits.get(id)?.since;
      const left = since === undefined ? ms : Math.round(ms - (performance.now() - since));
      return [{ id, left: Math.max(0, left) }];
    });
  }

  cancel(): void {
    for (const { cancel } of this.waits.values()) cancel();
    this.waits.clear();
  }

  private timeOf({ id, ms }: GameTimer): number {
    return this.timerMs[id] ?? ms;
  }
}
