import type { TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EventBus } from '../runtime/events.js';
import { Lifetime } from '../runtime/lifetime.js';
import { ClockWatch } from '../database/clock-watch.js';
import { HTTP_POST } from '../runtime/tokens.js';
import { within } from '../runtime/clock.js';
import { WAIT_MAX } from './clipped-times.js';
import { ReminderEventsRepository } from './reminder-events.repository.js';
import { Origin } from './origin.js';
import type { Message } from './outbound/exchange.js';
import type { HttpPost, HttpPostResult } from './outbound/http-post.js';
import { signedHeaders } from './outbound/sign.js';
import { encryptPush } from './push/encrypt.js';
import { type PushKey, readPushKey, vapidHeader } from './push/vapid.js';
import type { Delivery, KeptReminder } from './reminder.js';
import { RemindersRepository } from './reminders.repository.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After the first failure, the second, …; then always as long as after the last. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, WAIT_MAX];
export const GIVE_UP_AFTER = 5 * DAY;
/** Requests under way at once, all in all and for one table: nobody slow keeps the others waiting. */
const AT_ONCE = 8;
const AT_ONCE_OF_TABLE = 2;
/** What a request may take before its place goes to another, whatever became of it; it ends sooner by itself. */
export const PLACE_MS = 30_000;
const UNSENT: HttpPostResult = { why: 'UNREACHABLE', status: null, excerpt: '', isLocal: false };
/** Looked through for those that may go. */
const LOOKED_AT = 256;
/** How long push services keep what a phone that is off has not seen, in seconds. */
const PUSH_TTL_S = 3 * 24 * 60 * 60;
/** Refusals that pass by themselves (too slow, too early, too often); all others are the owner's to mend. */
const PASSING: readonly number[] = [408, 425, 429];
/** A subscription that its browser has ended. */
const GONE: readonly (number | null)[] = [404, 410];

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
    private readonly origin: Origin,
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
      this.waitFor(MINUTE);
    }
  }

  private async sendDue(now: number): Promise<void> {
    // At the start as well: it may have been set back since then.
    if (now < this.latest) await this.reminders.clip(now);
    this.latest = now;
    for (const reminder of await this.reminders.listDue(now, LOOKED_AT)) {
      const { number, table } = reminder;
      const ofTable = [...this.underWay.values()].filter((other) => other === table).length;
      if (this.underWay.size >= AT_ONCE) break;
      if (this.underWay.has(number) || ofTable >= AT_ONCE_OF_TABLE) continue;
      this.underWay.set(number, table);
      void this.serve(reminder);
    }
    const next = await this.reminders.nextDue(now);
    // Not longer than a minute: the clock may be set meanwhile.
    if (next !== undefined) this.waitFor(Math.min(next - now, MINUTE));
  }

  private async serve(reminder: KeptReminder): Promise<void> {
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
      this.lifetime.after(MINUTE, release);
    }
  }

  private waitFor(ms: number): void {
    this.cancel?.();
    this.cancel = this.lifetime.after(ms, () => this.wake());
  }

  private async attempt(reminder: KeptReminder): Promise<void> {
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
    if (reminder.kind === 'push' && GONE.includes(posted.status)) {
      return this.reminders.remove(reminder.number);
    }
    await this.reminderEvents.failed(
      reminder,
      answer,
      reminder.kind === 'hook' && isRefusal(status),
      (tries) => WAITS[Math.min(tries, WAITS.length - 1)] ?? WAIT_MAX,
      now - GIVE_UP_AFTER,
    );
  }

  /** Never rejects: what cannot even be made ready, say with damaged keys, has failed like any other. */
  private async posted(
    reminder: KeptReminder,
    delivery: Delivery,
    url: string,
    secret: string,
  ): Promise<HttpPostResult> {
    try {
      const message = await this.messageOf(reminder, delivery, url, secret);
      return await within(PLACE_MS, this.httpPost(url, message), UNSENT);
    } catch (error) {
      // Its message may quote the keys.
      const why = error instanceof Error ? error.name : typeof error;
      if (!this.lifetime.isOver) this.logger.error(`A reminder could not be sent: ${why}.`);
      return UNSENT;
    }
  }

  private async messageOf(
    { kind }: KeptReminder,
    { id, body }: Delivery,
    url: string,
    secret: string,
  ): Promise<Message> {
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
  return status !== null && status >= 300 && status < 500 && !PASSING.includes(status);
}
