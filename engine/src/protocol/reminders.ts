import type { Base64Url } from '../core/bytes.js';
import type { Seat } from '../core/game.js';
import type { TableId } from './table.js';

/** Whose reminders: of a seat those of the phone that holds it; `null` for public ones, which are the host's. */
export type ReminderOwner = { readonly table: TableId; readonly seat: Seat | null };

/** At most so many hooks, and so many subscriptions, of one owner. */
export const HOOKS_MAX = 3;
export const PUSH_SUBSCRIPTIONS_MAX = 4;
export const HOOK_URL_MAX = 1_000;

/** What a hook is sent: our own JSON, or what a chat program takes. Others take what Slack does. */
export const HOOK_FORMATS = ['plain', 'discord', 'slack', 'matrix'] as const;
export type HookFormat = (typeof HOOK_FORMATS)[number];

/** Why something could not be delivered the last time. */
const DELIVERY_FAILURES = [
  /** Its name leads to no address that may be asked: there is none, or it is of the own network. */
  'ADDRESS',
  /** Nobody answered there in time, or not with a certificate that can be trusted. */
  'UNREACHABLE',
  /** It answered with `status`. */
  'STATUS',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

export type ReminderHook = {
  readonly id: string;
  /** Of its address only this is told again: the rest may be a secret of its own. */
  readonly host: string;
  readonly format: HookFormat;
  /** Milliseconds since 1970, by the server's clock. */
  readonly madeAt: number;
  /** What is still to be delivered. */
  readonly waiting: number;
  /** What was given up, all in all. */
  readonly lost: number;
  /** It was refused so often that nothing is sent until its owner says so. */
  readonly paused: boolean;
  readonly last: HookAnswer | null;
};

/** What became of the last request. */
export type HookAnswer = {
  readonly at: number;
  /** `null` when it was delivered. */
  readonly why: DeliveryFailure | null;
  readonly status: number | null;
  /** How the answer began, one line of at most 120 characters; `''` where it had no words that may be shown. */
  readonly excerpt: string;
};

export type Reminders = {
  readonly feed: { readonly id: string; readonly madeAt: number } | null;
  readonly hooks: readonly ReminderHook[];
  /** With their endpoints, by which a browser finds its own. */
  readonly pushes: readonly { readonly id: string; readonly endpoint: string }[];
  /** The server's public key for push services (VAPID), uncompressed. */
  readonly pushKey: Base64Url;
};

/** What a browser's `PushSubscription` gives. */
export type PushSubscription = {
  readonly endpoint: string;
  /** A point of P-256, uncompressed, 65 bytes; and 16 bytes. */
  readonly p256dh: Base64Url;
  readonly auth: Base64Url;
};
