import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { DeliveryFailure } from '@mister-x/engine/protocol';
import { resolveWithin } from '../../runtime/clock.js';
import { excerptOf } from './excerpt.js';
import { postOnce, type PostMessage } from './exchange.js';
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
export type HttpPost = (url: string, message: PostMessage) => Promise<HttpPostResult>;

/** Addresses of a name; rejects where there are none. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

type HttpPostOptions = {
  /** Also to addresses of the own network, and without encryption. */
  readonly allowLocal: boolean;
  readonly resolve?: ResolveName;
  readonly isPublic?: IsPublic;
  /** In milliseconds, from the name to the answer. */
  readonly limit?: number;
  /** Beside those that Node trusts, for tests. */
  readonly ca?: string;
};

const POST_TIMEOUT_MS = 10_000;
const ADDRESS_FAILURE: HttpPostResult = {
  why: 'ADDRESS',
  status: null,
  excerpt: '',
  isLocal: false,
};
const UNREACHABLE_FAILURE: HttpPostResult = { ...ADDRESS_FAILURE, why: 'UNREACHABLE' };

/**
 * The one way by which requests leave this server. A name is looked up once, and the connection is made
 * to an address that was looked at: what the name leads to a moment later is no matter. Redirects are not
 * followed. Of an answer nothing but its status and its first words are used. Refused addresses and names that do not exist
 * are told alike, so that nobody learns from them what is in this network.
 */
export function makeHttpPost({
  allowLocal,
  resolve = allowLocal ? resolveBySystem : resolvePublicly,
  isPublic = isPublicAddress,
  limit = POST_TIMEOUT_MS,
  ca,
}: HttpPostOptions): HttpPost {
  // None where the name has none, or where nobody says so in time.
  const namesOf = (name: string) => resolveWithin(limit, resolve(name), []).catch(() => []);
  return async (text, message) => {
    const url = parseTarget(text, allowLocal, isPublic);
    if (url === undefined) return ADDRESS_FAILURE;
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), limit);
    const end = over.signal;
    try {
      const name = hostOf(url);
      const addresses = isIP(name) === 0 ? await namesOf(name) : [name];
      if (addresses.length === 0) return ADDRESS_FAILURE;
      // One that is not public may be the attempt to reach it: then none is used.
      const isLocal = !addresses.every(isPublic);
      if (isLocal && !allowLocal) return ADDRESS_FAILURE;
      const { status, start } = await postOnce(url, message, { addresses, end, ca });
      if (status === null) return UNREACHABLE_FAILURE;
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
const resolvePublicly: ResolveName = async (name) => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const families = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return families.flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
};

/** The host trusts anyone who enters names. */
const resolveBySystem: ResolveName = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);
