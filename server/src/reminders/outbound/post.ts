import { lookup, Resolver } from 'node:dns/promises';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { DeliveryFailure } from '@mister-x/engine/protocol';
import { type IsPublic, isPublicAddress } from './public-address.js';
import { hostOf, parseTarget } from './target.js';

export type Posted =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: DeliveryFailure; readonly status: number | null };

export type Message = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
};

/** Sends a message to an address that somebody else chose. Never rejects. */
export type Post = (url: string, message: Message) => Promise<Posted>;

/** Addresses of a name; rejects where there are none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

type Way = {
  /** Also to addresses of the own network, and without encryption. */
  readonly allowLocal: boolean;
  readonly resolve?: Resolve;
  readonly isPublic?: IsPublic;
  /** In milliseconds, from the name to the answer. */
  readonly limit?: number;
  /** Beside those that Node trusts, for tests. */
  readonly ca?: string;
};

const LIMIT_MS = 10_000;
const ADDRESS: Posted = { ok: false, why: 'ADDRESS', status: null };
const UNREACHABLE: Posted = { ok: false, why: 'UNREACHABLE', status: null };

/**
 * The one way by which requests leave this server. A name is looked up once, and the connection is made
 * to an address that was looked at: what the name leads to a moment later is no matter. Redirects are not
 * followed. Of an answer nothing but its status is read. Refused addresses and names that do not exist
 * are told alike, so that nobody learns from them what is in this network.
 */
export function outbound({
  allowLocal,
  resolve = allowLocal ? systemNames : publicNames,
  isPublic = isPublicAddress,
  limit = LIMIT_MS,
  ca,
}: Way): Post {
  return async (text, { headers, body }) => {
    const url = parseTarget(text, allowLocal, isPublic);
    if (url === undefined) return ADDRESS;
    const end = AbortSignal.timeout(limit);
    const name = hostOf(url);
    const found = isIP(name) === 0 ? await within(end, resolve(name)) : [name];
    if (found === undefined || found.length === 0) return ADDRESS;
    // One that is not public may be the attempt to reach it: then none is used.
    if (!allowLocal && !found.every(isPublic)) return ADDRESS;
    return new Promise((done) => {
      const options = {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        lookup: pinned(found),
        signal: end,
        // No connection outlives its request.
        agent: false as const,
        maxHeaderSize: 16 * 1024,
      };
      const asked =
        url.protocol === 'https:'
          ? secure(url, { ...options, ...(ca === undefined ? {} : { ca }) })
          : plain(url, options);
      asked.once('response', (response) => {
        const { statusCode: status = 0 } = response;
        response.destroy();
        done(status >= 200 && status < 300 ? { ok: true } : { ok: false, why: 'STATUS', status });
      });
      // Also after the answer, whose connection was just cut.
      asked.on('error', () => done(UNREACHABLE));
      asked.end(body);
    });
  };
}

/** Whatever is looked up now has the addresses that were found before. */
function pinned(found: readonly string[]): LookupFunction {
  const all = found.map((address) => ({ address, family: isIP(address) }));
  const [first] = all;
  return (_name, options, tell) => {
    if (options.all) tell(null, all);
    else tell(null, first?.address ?? '', first?.family);
  };
}

async function within<T>(end: AbortSignal, work: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    end.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  return Promise.race([work.catch(() => undefined), late]);
}

/**
 * By the network's name server, not by the system: that one looks up in threads that the database needs
 * as well, and whose name server is slow could take them all. Names of this network it would know, too.
 */
const publicNames: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const families = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return families.flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
};

/** The host trusts whoever enters names. */
const systemNames: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);
