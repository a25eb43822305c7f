import type { ChainHead, ChainProof, MatchRecord } from '@mister-x/engine/protocol';
import { isRefusalOfThisPage, type ServerLine, pauseAfter } from '../line/server-line.js';
import { refetching } from '../browser/refetch.js';

export type Hashes = typeof import('./hashes.js');

/** This device is no longer talking to that server; a device that comes back asks again. */
export const CONNECTION_LOST: unique symbol = Symbol('lost');
/** The server is there and does not give it, however often it is asked. */
export const ANSWER_MISSING: unique symbol = Symbol('missing');
const ANSWER_SILENT: unique symbol = Symbol('silent');

/** Symbols, for no server can send one: whatever it answers is never taken for a line that was lost. */
export type NoAnswer = typeof CONNECTION_LOST | typeof ANSWER_MISSING;

/** Where a witness gets what it checks, and what it checks with. While the line is down each one waits. */
export type TrustSource = {
  /** @param begun the game was started, so it has a chain */
  readonly chain: (seen: ChainHead | null, begun: boolean) => Promise<ChainProof | NoAnswer>;
  readonly record: () => Promise<MatchRecord | NoAnswer>;
  readonly code: () => Promise<Hashes | NoAnswer>;
};

/** A busy server may be slow, but not for ever: with the pauses in between a quarter of a minute. */
const ATTEMPTS_MAX = 6;
/** How long nothing may be answered on a line that is up, which repeats the question meanwhile. */
const ANSWER_TIMEOUT_MS = 25_000;

type Line = Pick<ServerLine, 'ask' | 'onState'>;
/** `undefined`: not this time. */
type Attempt<T> = () => Promise<T | typeof CONNECTION_LOST | undefined>;

export function trustSourceOf(
  line: Line,
  table: string,
  load: () => Promise<Hashes> = refetching(() => import('./hashes.js')),
): TrustSource {
  const code: TrustSource['code'] = () => retryUntilAnswered(line, () => load().catch(() => undefined));
  return {
    chain: (seen, begun) =>
      retryUntilAnswered(line, async () => {
        const reply = await line.ask('chain', { table, seen });
        if (!reply.ok) return lostIfLeft(reply);
        // A device that saw the game begin is never told that it did not.
        return begun && seen === null && reply.value.chain === null ? undefined : reply.value;
      }),
    record: async () => {
      const hashes = await code();
      if (typeof hashes === 'symbol') return hashes;
      let without: NoAnswer = ANSWER_MISSING;
      const record = await hashes.fetchRecord(async (after) => {
        const piece = await retryUntilAnswered(line, async () => {
          const reply = await line.ask('record', { table, after });
          return reply.ok ? reply.value : lostIfLeft(reply);
        });
        if (typeof piece === 'object') return piece;
        without = piece;
        return undefined;
      });
      return record ?? without;
    },
    code,
  };
}

/** The line was closed, or someone else answers: neither says anything about this server. */
function lostIfLeft(reply: { readonly ok: boolean }): typeof CONNECTION_LOST | undefined {
  return isRefusalOfThisPage(reply) ? CONNECTION_LOST : undefined;
}

/** A server that restarts, is busy or out of reach may take its time: only what it says counts. */
async function retryUntilAnswered<T>(line: Line, attempt: Attempt<T>): Promise<T | NoAnswer> {
  for (let tries = 0; tries < ATTEMPTS_MAX; tries++) {
    if (tries > 0) await pauseAfter(tries - 1);
    await untilOnline(line);
    const got = await answeredInTime(line, attempt());
    if (got === ANSWER_SILENT) return ANSWER_MISSING;
    if (got !== undefined) return got;
  }
  return ANSWER_MISSING;
}

function untilOnline(line: Line): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let up = false;
    stop = line.onState((state) => {
      if (state !== 'online') return;
      up = true;
      stop?.();
      resolve();
    });
    if (up) stop();
  });
}

/** Counts only while the line is up, from the beginning each time that it comes back. */
function answeredInTime<T>(line: Line, answer: Promise<T>): Promise<T | typeof ANSWER_SILENT> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = line.onState((state) => {
      clearTimeout(timer);
      if (state === 'online') timer = setTimeout(() => finish(() => resolve(ANSWER_SILENT)), ANSWER_TIMEOUT_MS);
    });
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      stop();
      settle();
    };
    answer.then(
      (value) => finish(() => resolve(value)),
      (error) => finish(() => reject(error)),
    );
  });
}
