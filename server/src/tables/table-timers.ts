import type { Command, Json, Timer } from '@mister-x/engine';
import type { Wait } from '@mister-x/engine/protocol';
import type { After, TimerMs } from '../tokens.js';
import type { DueTimes } from './waits.repository.js';

type GameTimer = Timer<Command<Json>>;
/** Does what a timer announced; `false`, and never a rejection, when nothing came of it. */
type Run = (timer: GameTimer) => Promise<boolean>;
type Waiting = { cancel: () => void; readonly since: number; readonly due: number | null };
/** Where long waits are kept that last over restarts, and what is left of them from the last one. */
export type Keeping = { readonly due: DueTimes; readonly keep: (due: DueTimes) => void };

/** From here on a wait is kept, in milliseconds: longer than any at a table round which people sit. */
export const LONG_MS = 15 * 60_000;

/**
 * When a timer whose action failed is tried again, in milliseconds. It was refused, which is a bug of
 * the game that announced it, or it failed, which is one of ours: later it may be right, and a match
 * that waits for nothing else would wait for ever.
 */
export const RETRY_MS = 60_000;

/** What the referee waits for at one table, by the timer's id. */
export class TableTimers {
  private readonly waits = new Map<string, Waiting>();
  private kept: DueTimes;

  constructor(
    private readonly after: After,
    private readonly timerMs: TimerMs,
    private readonly keeping: Keeping = { due: new Map(), keep: () => undefined },
  ) {
    this.kept = keeping.due;
  }

  /** Whether somebody is waited for whom only this process remembers. */
  get holds(): boolean {
    return [...this.waits.values()].some(({ due }) => due === null);
  }

  /**
   * Starts what is new in `timers` and cancels what is no longer there; a timer that stays under
   * its id is left alone. `run` is called for each that runs out, again only if nothing came of it.
   */
  sync(timers: readonly GameTimer[], run: Run): void {
    if (timers.length === 0 && this.waits.size === 0 && this.kept.size === 0) return;
    const wanted = new Set(timers.map(({ id }) => id));
    for (const [id, { cancel }] of this.waits) {
      if (wanted.has(id)) continue;
      cancel();
      this.waits.delete(id);
    }
    for (const timer of timers) {
      if (this.waits.has(timer.id)) continue;
      const ms = this.timeOf(timer);
      const due = ms < LONG_MS ? null : (this.kept.get(timer.id) ?? Date.now() + ms);
      // The clock may have been set meanwhile: nobody gets more time than the rules give.
      const left = due === null ? ms : Math.min(ms, Math.max(0, due - Date.now()));
      const since = performance.now() - (ms - left);
      const waiting = { cancel: () => undefined, since, due };
      this.waits.set(timer.id, waiting);
      this.start(timer, left, waiting, run);
    }
    this.keepLong();
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

  private keepLong(): void {
    const long = [...this.waits].flatMap(([id, { due }]) =>
      due === null ? [] : [[id, due] as const],
    );
    const isSame = long.length === this.kept.size && long.every(([id]) => this.kept.has(id));
    if (isSame) return;
    this.kept = new Map(long);
    this.keeping.keep(this.kept);
  }

  /** What is kept stays so. */
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
