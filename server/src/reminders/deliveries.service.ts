import type { TableId } from '@mister-x/engine/protocol';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { AFTER, type After, POST } from '../tokens.js';
import { NewsRepository } from './news.repository.js';
import { Origin } from './origin.js';
import type { Message, Post } from './outbound/post.js';
import { signedHeaders } from './outbound/sign.js';
import { encryptPush } from './push/encrypt.js';
import { type PushKey, readPushKey, vapidHeader } from './push/vapid.js';
import type { Delivery, KeptReminder } from './reminder.js';
import { RemindersRepository } from './reminders.repository.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After the first failure, the second, …; then always as long as after the last. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
export const GIVE_UP_AFTER = 5 * DAY;
/** Requests under way at once, all in all and for one table: nobody slow keeps the others waiting. */
const AT_ONCE = 8;
const AT_ONCE_OF_TABLE = 2;
/** Looked through for those that may go. */
const LOOKED_AT = 256;
/** How long push services keep what a phone that is off has not seen, in seconds. */
const PUSH_TTL_S = 3 * 24 * 60 * 60;
/** A subscription that its browser has ended. */
const GONE: readonly (number | null)[] = [404, 410];

/** Sends what waits in the database, each reminder's in order. One timer waits for all of them. */
@Injectable()
export class DeliveriesService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Reminders');
  /** Reminders by number, with their tables. */
  private readonly underWay = new Map<number, TableId>();
  private cancel: (() => void) | undefined;
  private looking: Promise<void> | undefined;
  private isLookedAgain = false;
  private isClosed = false;
  private pushKey: PushKey | undefined;

  constructor(
    private readonly reminders: RemindersRepository,
    private readonly news: NewsRepository,
    private readonly origin: Origin,
    @Inject(POST) private readonly post: Post,
    @Inject(AFTER) private readonly after: After,
  ) {}

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

  /** What is under way may be sent once more after a restart; its name says that it is the same. */
  onModuleDestroy(): void {
    this.isClosed = true;
    this.cancel?.();
  }

  private async look(): Promise<void> {
    try {
      while (this.isLookedAgain && !this.isClosed) {
        this.isLookedAgain = false;
        await this.sendDue(Date.now());
      }
    } catch (error) {
      if (this.isClosed) return;
      this.logger.error({ msg: 'Reminders could not be sent.', err: error });
      this.waitFor(MINUTE);
    }
  }

  private async sendDue(now: number): Promise<void> {
    for (const reminder of await this.reminders.listDue(now, LOOKED_AT)) {
      const { number, table } = reminder;
      const ofTable = [...this.underWay.values()].filter((other) => other === table).length;
      if (this.underWay.size >= AT_ONCE) break;
      if (this.underWay.has(number) || ofTable >= AT_ONCE_OF_TABLE) continue;
      this.underWay.set(number, table);
      void this.serve(reminder);
    }
    const next = await this.reminders.nextDue(now);
    if (next !== undefined) this.waitFor(next - now);
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
      if (this.isClosed) return;
      this.logger.error({ msg: 'What became of a reminder could not be noted.', err: error });
      // Tried again at once it would be sent again and again.
      this.after(MINUTE, release);
    }
  }

  private waitFor(ms: number): void {
    this.cancel?.();
    this.cancel = this.isClosed ? undefined : this.after(ms, () => this.wake());
  }

  private async attempt(reminder: KeptReminder): Promise<void> {
    const delivery = await this.news.nextFor(reminder);
    if (delivery === undefined || reminder.url === null || reminder.secret === null) {
      return this.reminders.setIdle(reminder.number);
    }
    const message = await this.messageOf(reminder, delivery, reminder.url, reminder.secret);
    const posted = await this.post(reminder.url, message);
    if (this.isClosed) return;
    const now = Date.now();
    if (posted.ok) return this.news.delivered(reminder, delivery, now);
    if (reminder.kind === 'push' && GONE.includes(posted.status)) {
      return this.reminders.remove(reminder.number);
    }
    await this.news.failed(
      reminder,
      { at: now, why: posted.why, status: posted.status },
      (tries) => WAITS[Math.min(tries, WAITS.length - 1)] ?? DAY,
      now - GIVE_UP_AFTER,
    );
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
