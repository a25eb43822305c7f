import type { ChainHead, ChainProof, MatchRecord } from '@mister-x/engine/protocol';
import { isOwnRefusal, type ServerLine, pauseAfter } from '../client/server-line.js';
import { refetching } from '../refetch.js';

export type Hashes = typeof import('./hashes.js');

/** This device is no longer talking to that server; a device that comes back asks again. */
export const LOST: unique symbol = Symbol('lost');
/** The server is there and does not give it, however often it is asked. */
export const MISSING: unique symbol = Symbol('missing');
const SILENT: unique symbol = Symbol('silent');

/** Symbols, for no server can send one: whatever it answers is never taken for a line that was lost. */
export type Without = typeof LOST | typeof MISSING;

/** Where a witness gets what it checks, and what it checks with. While the line is down each one waits. */
export type Source = {
  /** @param begun the game was started, so it has a chain */
  readonly chain: (seen: ChainHead | null, begun: boolean) => Promise<ChainProof | Without>;
  readonly record: () => Promise<MatchRecord | Without>;
  readonly code: () => Promise<Hashes | Without>;
};

/** A busy server may be slow, but not for ever: with the pauses in between a quarter of a minute. */
const ATTEMPTS = 6;
/** How long nothing may be answered on a line that is up, which repeats the question meanwhile. */
const SILENCE_MS = 25_000;

type Line = Pick<ServerLine, 'ask' | 'onState'>;
/** `undefined`: not this time. */
type Attempt<T> = () => Promise<T | typeof LOST | undefined>;

export function sourceOf(
  line: Line,
  table: string,
  load: () => Promise<Hashes> = refetching(() => import('./hashes.js')),
): Source {
  const code: Source['code'] = () => persist(line, () => load().catch(() => undefined));
  return {
    chain: (seen, begun) =>
      persist(line, async () => {
        const reply = await line.ask('chain', { table, seen });
        if (!reply.ok) return unlessLeft(reply);
        // A device that saw the game begin is never told that it did not.
        return begun && seen === null && reply.value.chain === null ? undefined : reply.value;
      }),
    record: async () => {
      const hashes = await code();
      if (typeof hashes === 'symbol') return hashes;
      let without: Without = MISSING;
      const record = await hashes.fetchRecord(async (after) => {
        const piece = await persist(line, async () => {
          const reply = await line.ask('record', { table, after });
          return reply.ok ? reply.value : unlessLeft(reply);
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
function unlessLeft(reply: { readonly ok: boolean }): typeof LOST | undefined {
  return isOwnRefusal(reply) ? LOST : undefined;
}

/** A server that restarts, is busy or out of reach may take its time: only what it says counts. */
async function persist<T>(line: Line, attempt: Attempt<T>): Promise<T | Without> {
  for (let tries = 0; tries < ATTEMPTS; tries++) {
    if (tries > 0) await pauseAfter(tries - 1);
    await online(line);
    const got = await answered(line, attempt());
    if (got === SILENT) return MISSING;
    if (got !== undefined) return got;
  }
  return MISSING;
}

function online(line: Line): Promise<void> {
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
function answered<T>(line: Line, answer: Promise<T>): Promise<T | typeof SILENT> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = line.onState((state) => {
      clearTimeout(timer);
      if (state === 'online') timer = setTimeout(() => finish(() => resolve(SILENT)), SILENCE_MS);
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
