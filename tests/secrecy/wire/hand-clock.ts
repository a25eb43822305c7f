type Work = () => void;

/** Time passes when the test says so, the same on all servers. */
export class HandClock {
  private readonly waiting = new Set<Work>();

  readonly after = (_ms: number, work: Work): Work => {
    const once = (): void => work();
    this.waiting.add(once);
    return () => {
      this.waiting.delete(once);
    };
  };

  /** Whatever waits happens now. */
  strike(): void {
    const due = [...this.waiting];
    this.waiting.clear();
    for (const work of due) work();
  }
}
