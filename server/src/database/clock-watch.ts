import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { SLEEP_MS_MAX, processStartTime } from '../runtime/clock.js';
import { EventBus } from '../runtime/events.js';
import { Lifetime } from '../runtime/lifetime.js';
import { TimesRepository } from './times.repository.js';

/** What is less is the running of a clock that is kept right, and the coarseness of ours. In milliseconds. */
const CLOCK_SET_MS_MIN = 5_000;

/**
 * Notices that the clock of the computer was set while the server ran, and corrects what was noted by the
 * wrong one: a deadline that began three days ago by a clock that was three days behind began just now.
 */
@Injectable()
export class ClockWatch implements OnModuleDestroy {
  private readonly logger = new Logger('Clock');
  private began = processStartTime();
  private readonly timer = setInterval(() => void this.lifetime.join(this.look()), SLEEP_MS_MAX);
  private looking: Promise<void> | undefined;

  constructor(
    private readonly times: TimesRepository,
    private readonly lifetime: Lifetime,
    private readonly events: EventBus,
  ) {
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /**
   * To be called before stored times are compared with the clock: the next minute may be a while off. Never
   * rejects: what could not be corrected is tried again a minute later.
   */
  look(): Promise<void> {
    this.looking ??= this.lookNow().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookNow(): Promise<void> {
    const began = processStartTime();
    const by = Math.round(began - this.began);
    if (Math.abs(by) < CLOCK_SET_MS_MIN || this.lifetime.isOver) return;
    try {
      const from = Math.floor(this.began) - CLOCK_SET_MS_MIN;
      await this.times.shift(by, from, Date.now() - by);
      this.began = began;
      this.logger.warn(`The clock of this computer was set by ${Math.round(by / 1_000)} seconds.`);
      // Not waited for here: who hears of it looks, too.
      this.events.publish('clock:set', null);
    } catch (error) {
      this.logger.error({ msg: 'Times of a wrong clock could not be corrected.', err: error });
    }
  }
}
