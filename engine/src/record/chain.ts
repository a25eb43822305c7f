import type { Base64Url } from '../core/bytes.js';
import { digestEntry, firstHead, headsAlong, headAfter, chainStepOf } from '../trust/chain.js';
import { type Finding, finding } from './findings.js';
import type { MatchRecord } from './record.js';

/** One link of the chain: a public entry and the private ones before it. */
type ChainLink = { readonly step: Base64Url; readonly from: number; readonly to: number };

export function linksOf({ entries }: MatchRecord): readonly ChainLink[] {
  const links: ChainLink[] = [];
  let digests: Uint8Array[] = [];
  let from = 0;
  for (const [to, entry] of entries.entries()) {
    digests.push(digestEntry(entry));
    if (!entry.public) continue;
    links.push({ step: chainStepOf(digests), from, to });
    digests = [];
    from = to + 1;
  }
  return links;
}

/** Heads as the genesis and the entries make them, whatever heads the file has. */
export function headsOf({ genesis }: MatchRecord, links: readonly ChainLink[]): readonly Base64Url[] {
  return headsAlong(
    genesis,
    links.map(({ step }) => step),
  );
}

/**
 * Whether the heads of the file are those that its entries make. Each is compared with what its own
 * entries make of the head before it, so that a change shows where it is and nowhere else.
 */
export function checkHeads(record: MatchRecord, links: readonly ChainLink[]): readonly Finding[] {
  const { genesis, heads } = record;
  const found: Finding[] = [];
  const wrong = (link: number, of: string): void => {
    found.push(finding(`heads[${link}]`, 'HEAD', `it is not the head that ${of}`));
  };
  if (heads.length !== links.length + 1) {
    const detail = `the entries make ${links.length + 1} heads, the file has ${heads.length}`;
    found.push(finding('heads', 'HEAD', detail));
  }
  if (heads[0] !== firstHead(genesis).head) wrong(0, 'the genesis makes');
  links.forEach(({ step, from, to }, index) => {
    const [before, head] = [heads[index], heads[index + 1]];
    if (before === undefined || head === undefined || headAfter({ link: index, head: before }, step).head === head)
      return;
    const entries = from === to ? `entries[${to}]` : `entries[${from}] to entries[${to}]`;
    wrong(index + 1, `${entries} and heads[${index}] make`);
  });
  return found;
}
