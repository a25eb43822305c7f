import type { Seat } from '@mister-x/engine';
import type { HookAnswer, HookFormat, Language, TableId } from '@mister-x/engine/protocol';

export type ReminderKind = 'feed' | 'hook' | 'push';

/** Whose it is: a seat's, as long as it is held with this secret (its hash), or the table's own. */
export type ReminderHolder = { readonly table: TableId } & (
  | { readonly seat: Seat; readonly holder: string }
  | { readonly seat: null; readonly holder: null }
);

/** One way by which its owner is reminded. */
export type Reminder = ReminderHolder & {
  /** Random; its owner names it by this. */
  readonly id: string;
  readonly kind: ReminderKind;
  readonly language: Language;
  /** Of what a hook is sent; `plain` for all others. */
  readonly format: HookFormat;
  readonly madeAt: number;
  /** SHA-256 of what must not exist twice: the token of a feed, the endpoint of a subscription. */
  readonly hash: string;
  /** Where requests go; `null` for a feed. */
  readonly url: string | null;
  /** Of a hook what signs, of a subscription the keys of the browser. */
  readonly secret: string | null;
};

export type StoredReminder = Reminder & {
  readonly number: number;
  readonly waiting: number;
  readonly lost: number;
  readonly isPaused: boolean;
  readonly last: HookAnswer | null;
};

/** Something that everybody at a table may know. */
export type ReminderEvent = {
  /** A UUID, which tells nothing of how many there are. */
  readonly id: string;
  readonly table: TableId;
  readonly at: number;
  readonly what: 'begun' | 'moved' | 'over';
  /** Whom play waits for after it. */
  readonly asked: readonly Seat[];
  /** Those of them for whom that is new. */
  readonly turn: readonly Seat[];
};

/** What still waits to be delivered to a reminder. */
export type Delivery = {
  readonly number: number;
  /** The same however often it is tried. */
  readonly id: string;
  readonly madeAt: number;
  readonly body: string;
};

/** Under which feeds are read, each by its token; nobody is to find it in a log. */
export const FEEDS_PATH = 'feeds';
