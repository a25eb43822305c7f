import type { Base64Url, ChainProof } from '@mister-x/engine/protocol';
import {
  append,
  type ChainPosition,
  extendsTo,
  firstPosition,
  follow,
  type Genesis,
  type Ledger,
  openLedger,
  rowHash,
  type SeedParts,
} from '@mister-x/engine/trust';
import { BrokenChain } from './broken-chain.js';
import type { LogRow } from './matches.repository.js';

/** Books a stored log without its secrets, and so checks its chain. Throws `BrokenChain`. */
export function checkedBooks(genesis: Genesis, rows: readonly LogRow[]): Ledger {
  let ledger = openLedger(genesis);
  for (const row of rows) {
    ledger = appendRow(ledger, row, []);
  }
  return ledger;
}

export function appendRow(ledger: Ledger, row: LogRow, made: Parameters<typeof append>[2]): Ledger {
  const sequence = ledger.sequence + 1;
  if (row.sequence !== sequence || row.entry.sequence !== sequence) {
    throw new BrokenChain(ledger.match, sequence);
  }
  const next = append(ledger, row.entry, made);
  if (rowHash(next) !== row.hash) throw new BrokenChain(ledger.match, sequence);
  return next;
}

/** What shows a device that the past it saw still stands. */
export function proofOf(
  genesis: Genesis,
  ledger: Ledger,
  seen: ChainPosition | null,
  seed: SeedParts | null,
): ChainProof {
  const { position, receipts, openings } = ledger;
  return { chain: position, steps: stepsSince(genesis, ledger, seen), receipts, openings, seed };
}

/** Of the whole chain, the genesis first. */
export function headsOf(genesis: Genesis, steps: readonly Base64Url[]): readonly Base64Url[] {
  let position = firstPosition(genesis);
  const heads = [position.head];
  for (const step of steps) {
    const next = follow(position, step);
    if (next === undefined) throw new Error('a step of our own is none');
    position = next;
    heads.push(position.head);
  }
  return heads;
}

function stepsSince(
  genesis: Genesis,
  { position, steps }: Ledger,
  seen: ChainPosition | null,
): ChainProof['steps'] {
  if (seen === null) return [];
  if (seen.link > position.link) return null;
  let there: ChainPosition | undefined = firstPosition(genesis);
  for (const step of steps.slice(0, seen.link)) there = there && follow(there, step);
  if (there === undefined || there.head !== seen.head) return null;
  const since = steps.slice(seen.link);
  return extendsTo(seen, since, position) ? since : null;
}
