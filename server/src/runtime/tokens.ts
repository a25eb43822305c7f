import type { ServerAddresses } from '@mister-x/engine/protocol';

/** Names of what is handed to the services and is no class. */
export const REGISTRY = Symbol('registry');
/** A key that is signed in from the start. */
export const HOST_KEY = Symbol('host key');
export const SERVER_ADDRESSES = Symbol('reach');
/** Every request that the server takes, as a row each. */
export const ROUTES = Symbol('routes');
export const SEAL_MODE = Symbol('seal');
export const RUN_AFTER = Symbol('after');
export const AWAY_AFTER_MS = Symbol('away, in milliseconds');
export const OBJECTION_MS = Symbol('objection, in milliseconds');
/** After how long computers move. */
export const COMPUTER_PACE_MS = Symbol('pace of computers, in milliseconds');
export const TIMER_MS_BY_ID = Symbol('timers, in milliseconds');
export const CHANNEL_KEY = Symbol('channel key');
/** How requests leave this server. */
export const HTTP_POST = Symbol('post');
/** Whether requests of this server may go to its own network. */
export const ALLOW_LOCAL_HOOKS = Symbol('local hooks');
export const IS_LOCAL = Symbol('is local');

/**
 * Runs `work` once after `ms` milliseconds; the answer cancels it. A promise of it never rejects. Where
 * `left` is given, a longer wait asks it every minute how long it still is.
 */
export type RunAfter = (ms: number, work: () => unknown, left?: () => number) => () => void;
/** How long the referee's timers run, by their ids, where not as long as the rules say. */
export type TimerMsById = Readonly<Record<string, number>>;
/** Whether nobody but this computer hears what passes between it and an address. */
export type IsLocal = (address: string) => boolean;
/** Known only once the server listens. */
export type CurrentAddresses = (arrival?: string) => ServerAddresses;
