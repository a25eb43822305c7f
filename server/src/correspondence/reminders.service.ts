import { randomBytes, randomUUID } from 'node:crypto';
import { ok, type Seat } from '@mister-x/engine';
import {
  HOOKS_MAX,
  PUSH_SUBSCRIPTIONS_MAX,
  type ReminderHook,
  type Reminders,
  type Requests,
} from '@mister-x/engine/protocol';
import { Inject, Injectable } from '@nestjs/common';
import { sha256Hex } from '../runtime/random.js';
import { type RequestResult, refuse } from '../socket/requests/answer.js';
import { findSeat } from '../tables/table.js';
import type { TableReadings } from '../tables/table-state.js';
import { ALLOW_LOCAL_HOOKS } from '../runtime/tokens.js';
import { DeliveriesService } from './deliveries.service.js';
import { FEEDS_PATH, type StoredReminder, type ReminderHolder, type Reminder } from './reminder.js';
import { PublicOrigin } from './origin.js';
import { isPublicAddress } from './outbound/public-address.js';
import { newHookSecret } from './outbound/sign.js';
import { parseTarget } from './outbound/target.js';
import { isSubscription } from './push/encrypt.js';
import { RemindersRepository } from './reminders.repository.js';
import { TurnReminders } from './turn-reminders.js';

type Ask<N extends 'feed' | 'hook' | 'push' | 'resume' | 'withdraw'> = Requests[`reminder:${N}`]['ask'];
type NewReminder = Pick<Reminder, 'kind' | 'language' | 'hash' | 'url' | 'secret'> & Partial<Pick<Reminder, 'format'>>;

/** How the owner of a seat, and the host for the public, choose to be reminded. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly repository: RemindersRepository,
    private readonly turns: TurnReminders,
    private readonly deliveries: DeliveriesService,
    private readonly origin: PublicOrigin,
    @Inject(ALLOW_LOCAL_HOOKS) private readonly allowLocal: boolean,
  ) {}

  async list(table: TableReadings, seat: Seat | null): Promise<RequestResult<Reminders>> {
    const owner = ownerOf(table, seat);
    if (owner === undefined) return refuse('FORBIDDEN');
    const own = await this.repository.listOwn(owner);
    const feed = own.find(({ kind }) => kind === 'feed');
    return ok({
      feed: feed === undefined ? null : { id: feed.id, madeAt: feed.madeAt },
      hooks: own.filter(({ kind }) => kind === 'hook').map(shownHook),
      pushes: own.filter(({ kind }) => kind === 'push').map(({ id, url }) => ({ id, endpoint: url ?? '' })),
      pushKey: (await this.deliveries.key()).public,
    });
  }

  async makeFeed(
    table: TableReadings,
    { seat, language }: Ask<'feed'>,
  ): Promise<RequestResult<Requests['reminder:feed']['reply']>> {
    const owner = ownerOf(table, seat);
    if (owner === undefined) return refuse('FORBIDDEN');
    const token = randomBytes(32).toString('base64url');
    const hash = sha256Hex(token);
    await this.turns.begin(table);
    await this.repository.replaceFeed(newReminder(owner, { kind: 'feed', language, hash, url: null, secret: null }));
    return ok({ address: `${this.origin.now}/${FEEDS_PATH}/${token}.atom` });
  }

  async makeHook(
    table: TableReadings,
    { seat, language, url: text, format }: Ask<'hook'>,
  ): Promise<RequestResult<Requests['reminder:hook']['reply']>> {
    const owner = ownerOf(table, seat);
    if (owner === undefined) return refuse('FORBIDDEN');
    const url = parseTarget(text, this.allowLocal, isPublicAddress)?.href;
    if (url === undefined) return refuse('MALFORMED');
    const secret = newHookSecret();
    const hash = sha256Hex(randomUUID());
    const hook = newReminder(owner, { kind: 'hook', language, format, hash, url, secret });
    await this.turns.begin(table);
    return (await this.repository.add(hook, HOOKS_MAX)) ? ok({ id: hook.id, secret }) : refuse('FULL');
  }

  async resume(table: TableReadings, { seat, id }: Ask<'resume'>): Promise<RequestResult<null>> {
    const owner = ownerOf(table, seat);
    if (owner === undefined) return refuse('FORBIDDEN');
    await this.repository.resume(owner, id, Date.now());
    this.deliveries.wake();
    return ok(null);
  }

  async subscribe(table: TableReadings, { seat, language, subscription }: Ask<'push'>): Promise<RequestResult<null>> {
    const owner = ownerOf(table, seat);
    if (owner === undefined) return refuse('FORBIDDEN');
    const { endpoint, p256dh, auth } = subscription;
    const url = parseTarget(endpoint, this.allowLocal, isPublicAddress)?.href;
    if (url === undefined || !isSubscription(subscription)) return refuse('MALFORMED');
    // A browser has one subscription for all seats that it holds; each of them wants it.
    const hash = sha256Hex(JSON.stringify([table.id, seat, endpoint]));
    const secret = JSON.stringify({ p256dh, auth });
    const push = newReminder(owner, { kind: 'push', language, hash, url, secret });
    await this.turns.begin(table);
    return (await this.repository.add(push, PUSH_SUBSCRIPTIONS_MAX)) ? ok(null) : refuse('FULL');
  }

  async withdraw(table: TableReadings, { seat, id }: Ask<'withdraw'>): Promise<RequestResult<null>> {
    const owner = ownerOf(table, seat);
    if (owner === undefined) return refuse('FORBIDDEN');
    await this.repository.withdraw(owner, id);
    return ok(null);
  }
}

/** `undefined` for a seat that no phone holds. */
function ownerOf({ id, record }: TableReadings, seat: Seat | null): ReminderHolder | undefined {
  if (seat === null) return { table: id, seat, holder: null };
  const holder = findSeat(record, seat)?.secretHash ?? null;
  return holder === null ? undefined : { table: id, seat, holder };
}

function newReminder(owner: ReminderHolder, made: NewReminder): Reminder {
  return { ...owner, format: 'plain', ...made, id: randomUUID(), madeAt: Date.now() };
}

function shownHook(hook: StoredReminder): ReminderHook {
  const { id, url, format, madeAt, waiting, lost, isPaused: paused, last } = hook;
  const host = url === null ? '' : new URL(url).host;
  return { id, host, format, madeAt, waiting, lost, paused, last };
}
