type Work = () => void;

/** Time passes when the test says so, the same on all servers. */
export class HandClock {
  private readonly waiting = new Map<Work, number>();

  readonly after = (ms: number, work: Work): Work => {
    const once = (): void => work();
    this.waiting.set(once, ms);
    return () => {
      this.waiting.delete(once);
    };
  };

  /** What waits so many milliseconds happens now, or all but that. */
  strike(isDue: (ms: number) => boolean): void {
    const due = [...this.waiting].flatMap(([work, ms]) => (isDue(ms) ? [work] : []));
    for (const work of due) this.waiting.delete(work);
    for (const work of due) work();
  }
}
