/** How many of something may be open at the same time. */
export type LimitShares = {
  /** For one address. */
  readonly address: number;
  /** For all addresses but this computer's. */
  readonly network: number;
  /** For this computer, so that no other one can use up what it needs. */
  readonly here: number;
};

/** How much may be done in a time. */
export type RateLimit = {
  /** What can be done at once after a long rest. */
  readonly burst: number;
  /** What comes back. */
  readonly perSecond: number;
};

const KB = 1024;
const MB = 1024 * KB;

/**
 * What bounds connections, requests, packets and the readings of scanners: how much may be open at once, how
 * much anything may hold, how much may be done in a time, and how long anything may take. How many tables,
 * screens, boards or deliveries there may be is up to their services, and stands there. Times are in
 * milliseconds, sizes in bytes. An address is an IPv4 address or a /64 of IPv6.
 */
export const LIMITS = {
  // What may be open at once.

  /**
   * TCP connections, whatever is said over them; a WebSocket is one of them. A phone that fetches its page has
   * six open for some seconds and one for the evening, so a household behind one address can start its evening
   * in the same minute. Together they bound what connections cost in memory that do nothing, or do not read,
   * even from this computer.
   */
  connections: { address: 256, network: 2_048, here: 1_024 },
  /** Answers over HTTP that are being sent: what is not read waits in memory. */
  answers: { address: 96, network: 256, here: 128 },
  /**
   * Requests that one connection may send before the first is answered. Browsers send none, but the next one
   * may arrive before it is known here that the last answer is on its way.
   */
  requestsAhead: 2,
  /** WebSockets: room to spare for a household, and for a page in a loop of reloads. */
  sockets: { address: 64, network: Number.POSITIVE_INFINITY, here: Number.POSITIVE_INFINITY },
  /** Requests of one WebSocket that are being worked on. */
  requestsAtOnce: 12,
  /** Addresses to which a board can be sent, for how long, and how long a body of 256 kB may take. */
  uploads: { open: 8, ms: 60_000, bodyMs: 20_000 },

  // How much anything may hold.

  /**
   * Bytes that were sent over WebSockets and not taken yet, and how long any may wait. The longest answer, the
   * record of an evening with a custom board, is a fraction of what one may have; a phone that has lost its
   * network is given up after 18 seconds anyway.
   */
  sendBuffers: { client: 2 * MB, all: 48 * MB, ms: 30_000 },
  /** One message; the largest request, a log kept on paper, needs about 3 kB, and browsers send it in one piece. */
  message: { bytes: 16 * KB, fragments: 32, chunks: 512 },
  /** Bytes that may still be on their way when either side has said that it closes, and how long that may take. */
  closing: { bytes: 256 * KB, ms: 2_000 },
  /** Names of which a rate limiter remembers what they did; further ones share what one may do. */
  names: 4_096,
  /** Larger packets of mDNS would come in pieces. */
  mdnsPacketBytes: 1_500,
  /** Questions of a packet that are looked at; a phone asks two. */
  mdnsQuestions: 8,

  // What may be done in a time.

  /** WebSockets that one address opens: 240 a minute. This computer has no such limit. */
  socketsOpened: { burst: 240, perSecond: 4 },
  /** Bytes that one WebSocket receives, whatever they mean: more than its messages may have. */
  socketBytes: { burst: 8 * MB, perSecond: 2 * MB },
  /** Messages of one WebSocket, requests or not. One that sends more is disconnected. */
  messages: { burst: 240, perSecond: 40 },
  /**
   * Requests of one WebSocket; what each costs, its row says. A phone needs 10 when it comes back (its seat, the
   * chain, its log), the kiosk one or two more, and then both need one for each move that is tapped: people do not
   * reach two a second. So a page that is reloaded again and again is served, and a bot that waits for answers.
   */
  requests: { burst: 60, perSecond: 10 },
  /** Requests of one address: a household whose phones all come back at once. This computer has no such limit. */
  addressRequests: { burst: 600, perSecond: 100 },
  /** Wrong keys and codes of one address, this computer included. */
  guesses: { burst: 8, perSecond: 1 / 3 },
  /** Feeds that one address reads: readers look in every few minutes, and some read for many people. */
  feedReads: { burst: 60, perSecond: 1 },
  /**
   * Bytes of files for one address, and for the network: `first` for the beginnings of answers, `more` for all
   * else. A phone fetches half a MB, the kiosk one and a half. What is not read waits in the system's memory.
   */
  bandwidth: {
    address: { burst: 24 * MB, perSecond: 4 * MB },
    first: { burst: 24 * MB, perSecond: 8 * MB },
    more: { burst: 24 * MB, perSecond: 8 * MB },
  },
  /** Lines of the log about refused WebSockets, for each status. */
  refusalLines: { burst: 2, perSecond: 1 / 60 },
  /** Packets of mDNS that are read: other programs of a network ask some a minute. */
  mdnsPackets: { burst: 200, perSecond: 50 },
  /** Answers about one name: all of the network hear each of them. */
  mdnsAnswers: { burst: 4, perSecond: 1 },
  /** Readings of one scanner: more than hands can do. */
  scans: { burst: 100, perSecond: 20 },

  // How long anything may take.

  times: {
    /** Until both sides of a TLS connection have agreed on keys. */
    handshake: 10_000,
    /** Until all headers of a request are there. */
    headers: 10_000,
    /** Until all of a request is there; a board may be part of it. */
    request: 30_000,
    /** Without a byte in either direction. */
    silence: 20_000,
    /** Until an answer is fetched, however slowly. */
    answer: 120_000,
    /** After which an answer may be broken off for another. */
    slowAnswer: 500,
    /** Until a refused upgrade is read. */
    refusal: 2_000,
  },
};

export type Limits = Readonly<typeof LIMITS>;

const UNLIMITED_SHARES: LimitShares = { address: 1e9, network: 1e9, here: 1e9 };
const UNLIMITED_RATE: RateLimit = { burst: 1e12, perSecond: 1e12 };

/** For tests, which play faster than people do. */
export const UNLIMITED_REQUESTS: Limits = {
  ...LIMITS,
  ...{
    requestsAtOnce: 1e9,
    messages: UNLIMITED_RATE,
    requests: UNLIMITED_RATE,
    addressRequests: UNLIMITED_RATE,
  },
};

/** For benchmarks, which also play more tables than a club has. */
export const NO_LIMITS: Limits = {
  ...UNLIMITED_REQUESTS,
  ...{ connections: UNLIMITED_SHARES, answers: UNLIMITED_SHARES, requestsAhead: 1e9 },
  bandwidth: { address: UNLIMITED_RATE, first: UNLIMITED_RATE, more: UNLIMITED_RATE },
};

/** A part of the places, in the same proportions: what fills them takes as much less. */
export function limitsWithFewerPlaces(parts: number): Limits {
  const part = ({ address, network, here }: LimitShares): LimitShares => ({
    address: address / parts,
    network: network / parts,
    here: here / parts,
  });
  return { ...LIMITS, connections: part(LIMITS.connections), answers: part(LIMITS.answers) };
}
