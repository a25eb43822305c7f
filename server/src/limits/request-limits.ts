import type { Rate } from './token-bucket.js';

export type RequestLimits = {
  /** Requests of one connection; what a request costs, its row says. */
  readonly client: Rate;
  /** Requests of one connection that are being worked on at the same time. */
  readonly atOnce: number;
  /** Messages of one connection, requests or not. Who sends more is disconnected. */
  readonly messages: Rate;
  /** Requests of all connections of an address (IPv6: a /64). This computer is not limited. */
  readonly address: Rate;
};

/**
 * A phone asks for 10 tokens' worth when it comes back (its seat, the chain, its log), a kiosk for
 * one or two more, and then both for one with each move that somebody taps: people do not reach
 * two a second. So a page that is reloaded again and again is served, and so is a bot that waits
 * for answers. An address may be a household whose phones all come back at once.
 */
export const REQUEST_LIMITS: RequestLimits = {
  client: { burst: 60, perSecond: 10 },
  atOnce: 12,
  messages: { burst: 240, perSecond: 40 },
  address: { burst: 600, perSecond: 100 },
};

const PLENTY: Rate = { burst: 1e9, perSecond: 1e9 };

/** For tests and benchmarks, which play faster than people do. */
export const UNLIMITED: RequestLimits = {
  client: PLENTY,
  atOnce: 1e9,
  messages: PLENTY,
  address: PLENTY,
};
