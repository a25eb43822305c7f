import type { TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EventBus } from '../runtime/events.js';
import { Lifetime } from '../runtime/lifetime.js';
import { ClockWatch } from '../database/clock-watch.js';
import { HTTP_POST } from '../runtime/tokens.js';
import { resolveWithin } from '../runtime/clock.js';
import { DELIVERY_WAIT_MS_MAX } from './clipped-times.js';
import { ReminderEventsRepository } from './reminder-events.repository.js';
import { PublicOrigin } from './origin.js';
import type { PostMessage } from './outbound/exchange.js';
import type { HttpPost, HttpPostResult } from './outbound/http-post.js';
import { signedHeaders } from './outbound/sign.js';
import { encryptPush } from './push/encrypt.js';
import { type PushKey, readPushKey, vapidHeader } from './push/vapid.js';
import type { Delivery, StoredReminder } from './reminder.js';
import { RemindersRepository } from './reminders.repository.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** After the first failure, the second, …; then always as long as after the last. */
const RETRY_WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, DELIVERY_WAIT_MS_MAX];
export const GIVE_UP_AFTER_MS = 5 * DAY_MS;
/** Requests under way at once, all in all and for one table: nobody slow keeps the others waiting. */
const DELIVERIES_AT_ONCE = 8;
const DELIVERIES_AT_ONCE_PER_TABLE = 2;
/** What a request may take before its place goes to another, whatever became of it; it ends sooner by itself. */
export const REQUEST_SLOT_MS = 30_000;
const UNSENT_RESULT: HttpPostResult = {
  why: 'UNREACHABLE',
  status: null,
  excerpt: '',
  isLocal: false,
};
/** Looked through for those that may go. */
const DELIVERIES_READ_MAX = 256;
/** How long push services keep what a phone that is off has not seen, in seconds. */
const PUSH_TTL_S = 3 * 24 * 60 * 60;
/** Refusals that pass by themselves (too slow, too early, too often); all others are the owner's to mend. */
const TRANSIENT_STATUSES: readonly number[] = [408, 425, 429];
/** A subscription that its browser has ended. */
const ENDED_SUBSCRIPTION_STATUSES: readonly (number | null)[] = [404, 410];

/** Sends what waits in the database, each reminder's in order. One timer waits for all of them. */
@Injectable()
export class DeliveriesService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Reminders');
  /** Reminders by number, with their tables. */
  private readonly underWay = new Map<number, TableId>();
  private cancel: (() => void) | undefined;
  private looking: Promise<void> | undefined;
  private isLookedAgain = false;
  /** The latest that the clock has shown, where it has not been set back since. */
  private latest = Number.POSITIVE_INFINITY;
  private pushKey: PushKey | undefined;

  constructor(
    private readonly reminders: RemindersRepository,
    private readonly reminderEvents: ReminderEventsRepository,
    private readonly origin: PublicOrigin,
    @Inject(HTTP_POST) private readonly httpPost: HttpPost,
    private readonly lifetime: Lifetime,
    private readonly clock: ClockWatch,
    events: EventBus,
  ) {
    // Feeds alone have nothing that is due, and are never woken otherwise.
    events.on('clock:set', () => {
      this.latest = Number.POSITIVE_INFINITY;
      this.wake();
    });
  }

  onApplicationBootstrap(): void {
    this.wake();
  }

  /** There may be something to send. */
  wake(): void {
    this.isLookedAgain = true;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
  }

  /** By which push services know this server. */
  async key(): Promise<PushKey> {
    this.pushKey ??= readPushKey(await this.reminders.pushKey());
    return this.pushKey;
  }

  /** What is under way at the end may be sent once more after a restart; its name says that it is the same. */
  private async look(): Promise<void> {
    try {
      while (this.isLookedAgain && !this.lifetime.isOver) {
        this.isLookedAgain = false;
        await this.clock.look();
        await this.sendDue(Date.now());
      }
    } catch (error) {
      if (this.lifetime.isOver) return;
      this.logger.error({ msg: 'Reminders could not be sent.', err: error });
      this.waitFor(MINUTE_MS);
    }
  }

  private async sendDue(now: number): Promise<void> {
    // At the start as well: it may have been set back since then.
    if (now < this.latest) await this.reminders.clip(now);
    this.latest = now;
    for (const reminder of await this.reminders.listDue(now, DELIVERIES_READ_MAX)) {
      const { number, table } = reminder;
      const ofTable = [...this.underWay.values()].filter((other) => other === table).length;
      if (this.underWay.size >= DELIVERIES_AT_ONCE) break;
      if (this.underWay.has(number) || ofTable >= DELIVERIES_AT_ONCE_PER_TABLE) continue;
      this.underWay.set(number, table);
      void this.serve(reminder);
    }
    const next = await this.reminders.nextDue(now);
    // Not longer than a minute: the clock may be set meanwhile.
    if (next !== undefined) this.waitFor(Math.min(next - now, MINUTE_MS));
  }

  private async serve(reminder: StoredReminder): Promise<void> {
    const release = () => {
      this.underWay.delete(reminder.number);
      this.wake();
    };
    try {
      await this.attempt(reminder);
      release();
    } catch (error) {
      if (this.lifetime.isOver) return;
      this.logger.error({ msg: 'What became of a reminder could not be noted.', err: error });
      // Tried again at once it would be sent again and again.
      this.lifetime.after(MINUTE_MS, release);
    }
  }

  private waitFor(ms: number): void {
    this.cancel?.();
    this.cancel = this.lifetime.after(ms, () => this.wake());
  }

  private async attempt(reminder: StoredReminder): Promise<void> {
    const delivery = await this.reminderEvents.nextFor(reminder);
    if (delivery === undefined || reminder.url === null || reminder.secret === null) {
      return this.reminders.setIdle(reminder.number);
    }
    const posted = await this.posted(reminder, delivery, reminder.url, reminder.secret);
    if (this.lifetime.isOver) return;
    const now = Date.now();
    const { why, status } = posted;
    // What is in this network is none of a player's business; the host has allowed it and may see it.
    const excerpt = posted.isLocal && reminder.seat !== null ? '' : posted.excerpt;
    const answer = { at: now, why, status, excerpt };
    if (why === null) return this.reminderEvents.delivered(reminder, delivery, answer);
    if (reminder.kind === 'push' && ENDED_SUBSCRIPTION_STATUSES.includes(posted.status)) {
      return this.reminders.remove(reminder.number);
    }
    await this.reminderEvents.failed(
      reminder,
      answer,
      reminder.kind === 'hook' && isRefusal(status),
      (tries) => RETRY_WAITS_MS[Math.min(tries, RETRY_WAITS_MS.length - 1)] ?? DELIVERY_WAIT_MS_MAX,
      now - GIVE_UP_AFTER_MS,
    );
  }

  /** Never rejects: what cannot even be made ready, say with damaged keys, has failed like any other. */
  private async posted(
    reminder: StoredReminder,
    delivery: Delivery,
    url: string,
    secret: string,
  ): Promise<HttpPostResult> {
    try {
      const message = await this.messageOf(reminder, delivery, url, secret);
      return await resolveWithin(REQUEST_SLOT_MS, this.httpPost(url, message), UNSENT_RESULT);
    } catch (error) {
      // Its message may quote the keys.
      const why = error instanceof Error ? error.name : typeof error;
      if (!this.lifetime.isOver) this.logger.error(`A reminder could not be sent: ${why}.`);
      return UNSENT_RESULT;
    }
  }

  private async messageOf(
    { kind }: StoredReminder,
    { id, body }: Delivery,
    url: string,
    secret: string,
  ): Promise<PostMessage> {
    if (kind === 'hook') return { headers: signedHeaders({ id, body }, secret, Date.now()), body };
    const origin = this.origin.now;
    // Push services want to know whom to write to. A page that may ask for pushes is never without HTTPS.
    const contact = origin.startsWith('https:') ? origin : 'https://localhost';
    return {
      headers: {
        Authorization: vapidHeader(await this.key(), url, contact, Date.now()),
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        TTL: String(PUSH_TTL_S),
        Urgency: 'normal',
      },
      body: encryptPush(body, JSON.parse(secret)),
    };
  }
}

/** Redirects as well: they are not followed. */
function isRefusal(status: number | null): boolean {
  return status !== null && status >= 300 && status < 500 && !TRANSIENT_STATUSES.includes(status);
}
