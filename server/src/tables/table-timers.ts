import type { Command, Json, Timer } from '@mister-x/engine';
import type { PendingConsent } from '@mister-x/engine/protocol';
import { processStartTime, steadyNow } from '../runtime/clock.js';
import type { RunAfter, TimerMsById } from '../runtime/tokens.js';
import type { Deadline, DueTimes } from './waits.repository.js';

type GameTimer = Timer<Command<Json>>;
/** Does what a timer announced; `false`, and never a rejection, when nothing came of it. */
type RunTimer = (timer: GameTimer) => Promise<boolean>;
type StartedTimer = {
  cancel: () => void;
  readonly left: () => number;
  readonly due: Deadline | null;
};
/** Where long waits are kept that last over restarts, and what is left of them from the last one. */
export type DeadlineStore = { readonly due: DueTimes; readonly keep: (due: DueTimes) => void };

/** From here on a wait is kept, in milliseconds: longer than any at a table round which people sit. */
const LONG_WAIT_MS = 15 * 60_000;

/**
 * When a timer whose action failed is tried again, in milliseconds. It was refused, which is a bug of
 * the game that announced it, or it failed, which is one of ours: later it may be right, and a match
 * that waits for nothing else would wait for ever.
 */
export const RETRY_MS = 60_000;

/** What the referee waits for at one table, by the timer's id. */
export class TableTimers {
  private readonly waits = new Map<string, StartedTimer>();
  private kept: DueTimes;

  constructor(
    private readonly after: RunAfter,
    private readonly timerMs: TimerMsById,
    private readonly keeping: DeadlineStore = { due: new Map(), keep: () => undefined },
    private readonly steady: () => number = steadyNow,
  ) {
    this.kept = keeping.due;
  }

  /** Whether someone is waited for whom only this process remembers. */
  get holds(): boolean {
    return [...this.waits.values()].some(({ due }) => due === null);
  }

  /**
   * Starts what is new in `timers` and cancels what is no longer there; a timer that stays under
   * its id is left alone. `run` is called for each that runs out, again only if nothing came of it.
   */
  sync(timers: readonly GameTimer[], run: RunTimer): void {
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
      const waiting = this.begin(timer.id, ms);
      this.waits.set(timer.id, waiting);
      this.start(timer, Math.ceil(waiting.left()), waiting, run);
    }
    this.keepLong();
  }

  /** Of those that everybody may see run (`Timer.shown`); one that is not started yet has all its time. */
  shown(timers: readonly GameTimer[]): readonly PendingConsent[] {
    return timers.flatMap((timer) => {
      if (timer.shown !== true) return [];
      const { id } = timer;
      const ms = this.timeOf(timer);
      return [{ id, left: Math.round(this.waits.get(id)?.left() ?? ms) }];
    });
  }

  private begin(id: string, ms: number): StartedTimer {
    const cancel = () => undefined;
    if (ms < LONG_WAIT_MS) return { cancel, left: countDown(ms, () => performance.now()), due: null };
    const due = this.kept.get(id) ?? { at: Date.now() + ms, ms };
    // Nobody gets more time than the rules give.
    const left = countDown(Math.min(ms, due.at - Date.now()), this.steady);
    const begun = due.at - due.ms;
    // The clock of the computer, which may be set meanwhile, is asked only for what began before this process.
    const isOurs = processStartTime() <= begun && begun <= Date.now();
    return { cancel, due, left: isOurs ? left : () => Math.min(left(), msLeft(due)) };
  }

  private keepLong(): void {
    const long = [...this.waits].flatMap(([id, { due }]) => (due === null ? [] : [[id, due] as const]));
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

  private start(timer: GameTimer, ms: number, waiting: StartedTimer, run: RunTimer): void {
    if (ms === 0) void this.runOut(timer, waiting, run);
    else waiting.cancel = this.after(ms, () => this.runOut(timer, waiting, run), waiting.left);
  }

  private async runOut(timer: GameTimer, waiting: StartedTimer, run: RunTimer): Promise<void> {
    if (await run(timer)) return;
    // Meanwhile it may be waited for no more, or under its id for something new.
    if (this.waits.get(timer.id) !== waiting) return;
    waiting.cancel = this.after(RETRY_MS, () => this.runOut(timer, waiting, run));
  }

  private timeOf({ id, ms }: GameTimer): number {
    return this.timerMs[id] ?? ms;
  }
}

function countDown(ms: number, now: () => number): () => number {
  const since = now();
  return () => Math.max(0, ms - (now() - since));
}

const msLeft = ({ at }: Deadline): number => Math.max(0, at - Date.now());
