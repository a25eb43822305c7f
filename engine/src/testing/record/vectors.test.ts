import { describe, expect, it } from 'vitest';
import { rngFor } from '../../core/rng.js';
import { FINDING_CODES } from '../../record/findings.js';
import {
  checkNumberOf,
  combineSeed,
  commit,
  commitToShare,
  digestEntry,
  drawLots,
  type Entry,
  firstHead,
  headAfterIfPossible,
  fromBase64Url,
  type Genesis,
  GrowingList,
  keyCheckHash,
  type Ledger,
  matchKey,
  openLedger,
  entryPlaceOf,
  ledgerHash,
  type Sealed,
  type Share,
  seal,
  seedCheckHash,
  chainStepOf,
  toBase64Url,
  unseal,
} from '../../trust/index.js';

const [DOCUMENT = ''] = Object.values(
  import.meta.glob(['../../../../docs/record.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

type Move = { readonly ticket: string; readonly to: number };
/** What the vectors of the document are given, by name of the hash. */
type Given = {
  commitment: { match: string; slot: string; salt: string; move: Move };
  genesis: { genesis: Genesis };
  entry: { entry: Entry };
  step: { digests: string[] };
  link: { head: string; step: string };
  pending: { head: string; digests: string[] };
  'seed-share': { match: string; share: string };
  seed: { match: string; server: string; phones: Share[] };
  lots: { match: string; seed: string; seats: string[] };
  'seed-check': { match: string; seed: string };
  draws: { seed: string; sequence: number; bound: number; count: number };
  'match-key': { match: string; shares: Share[] };
  'key-check': { match: string; key: string };
  sealed: { key: string; nonce: string; match: string; sequence: number; content: Sealed };
  'check-number': { head: string };
};

const bytes = (text: string): Uint8Array => {
  const decoded = fromBase64Url(text);
  if (decoded === undefined) throw new Error(`not base64url: ${text}`);
  return decoded;
};

const COMPUTE: { readonly [Name in keyof Given]: (given: Given[Name]) => unknown } = {
  commitment: ({ match, ...opening }) => commit(match, opening),
  genesis: ({ genesis }) => firstHead(genesis).head,
  entry: ({ entry }) => toBase64Url(digestEntry(entry)),
  step: ({ digests }) => chainStepOf(digests.map(bytes)),
  link: ({ head, step }) => headAfterIfPossible({ link: 0, head }, step)?.head,
  pending: ({ head, digests }) => {
    const ledger: Ledger = {
      ...openLedger({} as Genesis),
      chainHead: { link: 0, head },
      pending: GrowingList.from(digests.map(bytes)),
    };
    return ledgerHash(ledger);
  },
  'seed-share': ({ match, share }) => commitToShare(match, share),
  seed: ({ match, server, phones }) => combineSeed(match, server, phones),
  lots: ({ match, seed, seats }) => drawLots(match, seed, seats),
  'seed-check': ({ match, seed }) => seedCheckHash(match, seed),
  draws: ({ seed, sequence, bound, count }) => {
    const rng = rngFor(seed, sequence);
    return Array.from({ length: count }, () => rng.int(bound));
  },
  'match-key': ({ match, shares }) => toBase64Url(matchKey(match, shares)),
  'key-check': ({ match, key }) => keyCheckHash(match, bytes(key)),
  sealed: ({ key, nonce, match, sequence, content }) =>
    seal(bytes(key), bytes(nonce), entryPlaceOf(match, sequence), content),
  'check-number': ({ head }) => checkNumberOf(head),
};

type Vector = { readonly of: keyof Given; readonly given: never; readonly gives: unknown };
const vectors: readonly Vector[] = JSON.parse(DOCUMENT.match(/```json\n([\s\S]*?)```/)?.[1] ?? '[]');

describe('the vectors of docs/record.md', () => {
  it('are there for every hash', () => {
    expect(vectors.map((vector) => vector.of)).toEqual(Object.keys(COMPUTE));
  });
  it.each(vectors)('$of', ({ of, given, gives }) => {
    expect(COMPUTE[of](given)).toEqual(gives);
  });
  it('every tag of the document is in a row that names it', () => {
    const tags = [...DOCUMENT.matchAll(/"mister-x\/([a-z-]+)\/1"/g)].map(([, tag]) => tag);
    expect(tags.length).toBe(12);
    const names = [...Object.keys(COMPUTE), 'rng'];
    expect(tags.filter((tag) => tag === undefined || !names.includes(tag))).toEqual([]);
  });
  it('every finding is in the table of findings', () => {
    const table = DOCUMENT.split('## Findings')[1]?.split('\n## ')[0] ?? '';
    const codes = [...table.matchAll(/`([A-Z_0-9]+)`/g)].map(([, code]) => code);
    expect(codes.sort()).toEqual([...FINDING_CODES].sort());
  });
  it('the sealed one opens at its place only', () => {
    const vector = vectors.find(({ of }) => of === 'sealed');
    const given = vector?.given as Given['sealed'] | undefined;
    if (given === undefined) throw new Error('no such vector');
    const sealed = String(vector?.gives);
    expect(unseal(bytes(given.key), 'table-1/1', sealed)).toEqual(given.content);
    expect(unseal(bytes(given.key), 'table-1/2', sealed)).toBeUndefined();
  });
});
