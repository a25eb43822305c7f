import {
  type Base64Url,
  canonicalBytes,
  concatBytes,
  fromBase64Url,
  HASH_LENGTH,
  taggedHash,
  taggedHashOf,
  toBase64Url,
} from '../core/bytes.js';
import type { Json } from '../core/json.js';
import type { Entry } from './entry.js';

/** A place in the chain of a match: link 0 is the genesis, then one for each public entry. */
export type ChainHead = { readonly link: number; readonly head: Base64Url };

/** Over the whole entry in RFC 8785 form. */
export function digestEntry(entry: Entry): Uint8Array {
  return taggedHash('mister-x/entry/1', canonicalBytes(entry));
}

/** What one link adds: the digests of its entries, the public one last. */
export function chainStepOf(digests: Iterable<Uint8Array>): Base64Url {
  return toBase64Url(taggedHashOf('mister-x/step/1', digests));
}

export function firstHead(genesis: Json): ChainHead {
  const head = toBase64Url(taggedHash('mister-x/genesis/1', canonicalBytes(genesis)));
  return { link: 0, head };
}

/** `undefined` when `step` is no step. */
export function headAfterIfPossible(at: ChainHead, step: Base64Url): ChainHead | undefined {
  const head = fromBase64Url(at.head, HASH_LENGTH);
  const added = fromBase64Url(step, HASH_LENGTH);
  if (head === undefined || added === undefined) return undefined;
  return {
    link: at.link + 1,
    head: toBase64Url(taggedHash('mister-x/link/1', concatBytes(head, added))),
  };
}

/** `follow` where `step` is known to be one; throws where it is none. */
export function headAfter(at: ChainHead, step: Base64Url): ChainHead {
  const next = headAfterIfPossible(at, step);
  if (next === undefined) throw new Error('a chain without a head');
  return next;
}

/** The heads of a whole chain, that of the genesis first. */
export function headsAlong(genesis: Json, steps: Iterable<Base64Url>): readonly Base64Url[] {
  let at = firstHead(genesis);
  const heads = [at.head];
  for (const step of steps) {
    at = headAfter(at, step);
    heads.push(at.head);
  }
  return heads;
}

/**
 * Whether `steps` lead from what a client saw to where the server says it is: a server whose past
 * was changed, or cut, cannot show such steps.
 */
export function isExtendedBy(seen: ChainHead, steps: readonly Base64Url[], now: ChainHead): boolean {
  let at: ChainHead | undefined = seen;
  for (const step of steps) {
    at = headAfterIfPossible(at, step);
    if (at === undefined) return false;
  }
  return at.link === now.link && at.head === now.head;
}
