import type { Command, Json, Timer } from '@mister-x/engine';
import type { Wait } from '@mister-x/engine/protocol';
import type { After, TimerMs } from '../tokens.js';

type GameTimer = Timer<Command<Json>>;
/** Does what a timer announced; `false`, and never a rejection, when nothing came of it. */
type Run = (timer: GameTimer) => Promise<boolean>;
type Waiting = { cancel: () => void; readonly since: number };

/**
 * When a timer whose action failed is tried again, in milliseconds. It was refused, which is a bug of
 * the game that announced it, or it failed, which is one of ours: later it may be right, and a match
 * that waits for nothing else would wait for ever.
 */
export const RETRY_MS = 60_000;

/** What the referee waits for at one table, by the timer's id. */
export class TableTimers {
  private readonly waits = new Map<string, Waiting>();

  constructor(
    private readonly after: After,
    private readonly timerMs: TimerMs,
  ) {}

  /**
   * Starts what is new in `timers` and cancels what is no longer there; a timer that stays under
   * its id is left alone. `run` is called for each that runs out, again only if nothing came of it.
   */
  sync(timers: readonly GameTimer[], run: Run): void {
    if (timers.length === 0 && this.waits.size === 0) return;
    const wanted = new Set(timers.map(({ id }) => id));
    for (const [id, { cancel }] of this.waits) {
      if (wanted.has(id)) continue;
      cancel();
      this.waits.delete(id);
    }
    for (const timer of timers) {
      if (this.waits.has(timer.id)) continue;
      const waiting = { cancel: () => undefined, since: performance.now() };
      this.waits.set(timer.id, waiting);
      this.start(timer, this.timeOf(timer), waiting, run);
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

  private start(timer: GameTimer, ms: number, waiting: Waiting, run: Run): void {
    if (ms === 0) void this.runOut(timer, waiting, run);
    else waiting.cancel = this.after(ms, () => void this.runOut(timer, waiting, run));
  }

  private async runOut(timer: GameTimer, waiting: Waiting, run: Run): Promise<void> {
    if (await run(timer)) return;
    // Meanwhile it may be waited for no more, or under its id for something new.
    if (this.waits.get(timer.id) === waiting) this.start(timer, RETRY_MS, waiting, run);
  }

  private timeOf({ id, ms }: GameTimer): number {
    return this.timerMs[id] ?? ms;
  }
}
