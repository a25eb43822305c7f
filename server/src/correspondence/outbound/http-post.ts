import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { DeliveryFailure } from '@mister-x/engine/protocol';
import { within } from '../../runtime/clock.js';
import { excerptOf } from './excerpt.js';
import { exchange, type Message } from './exchange.js';
import { type IsPublic, isPublicAddress } from './public-address.js';
import { hostOf, parseTarget } from './target.js';

export type HttpPostResult = {
  /** `null` when it was delivered. */
  readonly why: DeliveryFailure | null;
  readonly status: number | null;
  /** How the answer began, as its owner may see it. */
  readonly excerpt: string;
  /** It came from an address of the own network. */
  readonly isLocal: boolean;
};

/** Sends a message to an address that someone else chose. Never rejects. */
export type HttpPost = (url: string, message: Message) => Promise<HttpPostResult>;

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
const ADDRESS: HttpPostResult = { why: 'ADDRESS', status: null, excerpt: '', isLocal: false };
const UNREACHABLE: HttpPostResult = { ...ADDRESS, why: 'UNREACHABLE' };

/**
 * The one way by which requests leave this server. A name is looked up once, and the connection is made
 * to an address that was looked at: what the name leads to a moment later is no matter. Redirects are not
 * followed. Of an answer nothing but its status and its first words are used. Refused addresses and names that do not exist
 * are told alike, so that nobody learns from them what is in this network.
 */
export function outbound({
  allowLocal,
  resolve = allowLocal ? systemNames : publicNames,
  isPublic = isPublicAddress,
  limit = LIMIT_MS,
  ca,
}: Way): HttpPost {
  // None where the name has none, or where nobody says so in time.
  const namesOf = (name: string) => within(limit, resolve(name), []).catch(() => []);
  return async (text, message) => {
    const url = parseTarget(text, allowLocal, isPublic);
    if (url === undefined) return ADDRESS;
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), limit);
    const end = over.signal;
    try {
      const name = hostOf(url);
      const addresses = isIP(name) === 0 ? await namesOf(name) : [name];
      if (addresses.length === 0) return ADDRESS;
      // One that is not public may be the attempt to reach it: then none is used.
      const isLocal = !addresses.every(isPublic);
      if (isLocal && !allowLocal) return ADDRESS;
      const { status, start } = await exchange(url, message, { addresses, end, ca });
      if (status === null) return UNREACHABLE;
      const why = status >= 200 && status < 300 ? null : 'STATUS';
      return { why, status, excerpt: excerptOf(start, url), isLocal };
    } finally {
      clearTimeout(timer);
    }
  };
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

/** The host trusts anyone who enters names. */
const systemNames: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);
