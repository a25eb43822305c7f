import { Logger } from '@nestjs/common';
import { monotonic, type Now } from '../../runtime/clock.js';
import { LIMITS } from '../../web/limits/limits.js';
import { RateLimiter } from '../../web/limits/rate-limiter.js';

/** Why no socket was opened. */
export type RefusedUpgrade = {
  readonly status: 400 | 403 | 404 | 421 | 429;
  readonly came: string;
  readonly expected: string;
};

/** Characters of what came. */
const SHOWN_MAX = 100;

/** A line of the log for a refused upgrade, where the operator of a proxy looks first; only a few a minute. */
export class RefusedUpgrades {
  private readonly rates: RateLimiter;
  private readonly unnoted = new Map<number, number>();

  constructor(
    private readonly warn: (line: string) => void = (line) => new Logger('Sockets').warn(line),
    now: Now = monotonic,
  ) {
    this.rates = new RateLimiter(LIMITS.refusalLines, now);
  }

  note({ status, came, expected }: RefusedUpgrade): void {
    const before = this.unnoted.get(status) ?? 0;
    if (!this.rates.of(String(status)).take()) {
      this.unnoted.set(status, before + 1);
      return;
    }
    this.unnoted.delete(status);
    const others = before === 0 ? '' : ` ${before} more were refused before it.`;
    this.warn(
      `A WebSocket was refused (${status}): ${came} came, ${expected} was expected.${others}`,
    );
  }
}

/** The origin of a page for the log: no path and no fragment, where secrets stand. */
export function shownOrigin(origin: string): string {
  if (origin === 'null') return 'the origin "null"';
  if (!URL.canParse(origin)) return 'an unreadable origin';
  return `the origin ${shown(new URL(origin).origin)}`;
}

/** Something from outside, with nothing in it that drives a terminal. */
export function shown(text: string): string {
  const safe = text.slice(0, SHOWN_MAX).replace(/[^\x21-\x7e]/g, '?');
  return text.length > SHOWN_MAX ? `${safe}…` : safe;
}
