/** What somebody may do: so much in one go, and so much in the long run. */
export type Rate = {
  /** Tokens of somebody who has been quiet for long. */
  readonly burst: number;
  /** Tokens that come back. */
  readonly perSecond: number;
};

/** Milliseconds that never run backwards, whatever is done to the clock on the wall. */
export type Now = () => number;
export const monotonic: Now = () => performance.now();

/** Whoever does something pays with tokens, and is refused what he cannot pay for. */
export class TokenBucket {
  private tokens: number;
  private since: number;

  constructor(
    private readonly rate: Rate,
    private readonly now: Now = monotonic,
  ) {
    this.tokens = rate.burst;
    this.since = now();
  }

  /** As good as one that was never used. */
  get isFull(): boolean {
    return this.refilled() >= this.rate.burst;
  }

  has(cost: number): boolean {
    return this.refilled() >= cost;
  }

  /** Pays; `false`, and nothing is taken, where there is too little. */
  take(cost = 1): boolean {
    if (!this.has(cost)) return false;
    this.tokens -= cost;
    return true;
  }

  giveBack(cost = 1): void {
    this.tokens = Math.min(this.rate.burst, this.refilled() + cost);
  }

  private refilled(): number {
    const { burst, perSecond } = this.rate;
    const now = this.now();
    const seconds = Math.max(0, now - this.since) / 1_000;
    this.tokens = Math.min(burst, this.tokens + seconds * perSecond);
    this.since = now;
    return this.tokens;
  }
}
