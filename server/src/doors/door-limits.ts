import type { Rate } from '../limits/token-bucket.js';

/** How many of something may be open at the same time. */
export type Share = {
  /** For one address (IPv6: one /64) of the network. */
  readonly address: number;
  /** For all of the network. */
  readonly network: number;
  /** For this computer, which nobody else can use up. */
  readonly here: number;
};

export type DoorLimits = {
  /** Connections, whatever is said over them; a socket is one of them. */
  readonly connections: Share;
  /** Answers over HTTP that are being sent. */
  readonly answers: Share;
  /**
   * Questions that one connection may ask before the first is answered. Browsers ask none, but the
   * next one may arrive before it is known here that the last answer is on its way.
   */
  readonly askedAhead: number;
  /**
   * Bytes of files, for one address, and for the network: `first` for the beginnings of answers, `more` for
   * all else. What is not read waits in the system's memory.
   */
  readonly bytes: { readonly address: Rate; readonly first: Rate; readonly more: Rate };
};

const MB = 1024 * 1024;

/**
 * A phone that fetches its page has six connections open for some seconds and one for the evening, so
 * that a household behind one address can start its evening in the same minute. Together they bound
 * what connections that do nothing, or do not read, cost in memory, even from this computer.
 */
export const DOOR_LIMITS: DoorLimits = {
  connections: { address: 256, network: 2_048, here: 1_024 },
  answers: { address: 96, network: 256, here: 128 },
  askedAhead: 2,
  // A phone fetches half of one, the kiosk one and a half.
  bytes: {
    address: { burst: 24 * MB, perSecond: 4 * MB },
    first: { burst: 24 * MB, perSecond: 8 * MB },
    more: { burst: 24 * MB, perSecond: 8 * MB },
  },
};

const PLENTY: Share = { address: 1e9, network: 1e9, here: 1e9 };
const QUICK: Rate = { burst: 1e12, perSecond: 1e12 };

/** For benchmarks, which play more tables than a club has. */
export const OPEN_DOORS: DoorLimits = {
  connections: PLENTY,
  answers: PLENTY,
  askedAhead: 1e9,
  bytes: { address: QUICK, first: QUICK, more: QUICK },
};

/** Milliseconds. */
export const DOOR_TIMES = {
  /** Until all headers of a question are there. */
  headers: 10_000,
  /** Until all of a question is there; a board may be part of it. */
  question: 30_000,
  /** Without a byte in either direction: nobody asks, or nobody reads. */
  silence: 20_000,
  /** Until an answer is fetched, however slowly. */
  answer: 120_000,
  /** Until who is turned away at an upgrade has heard why. */
  refusal: 2_000,
} as const;
