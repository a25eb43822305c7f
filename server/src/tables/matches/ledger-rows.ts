import type { ChainProof } from '@mister-x/engine/protocol';
import {
  appendStoredEntry,
  type ChainHead,
  type Genesis,
  headsAlong,
  type Ledger,
  ledgerHash,
  type SeedParts,
} from '@mister-x/engine/trust';
import { BrokenChain } from '../../database/broken-chain.js';
import type { LogRow } from './matches.repository.js';

/** Books rows of a stored log without its secrets, and so checks their chain. Throws `BrokenChain`. */
export function appendRows(ledger: Ledger, rows: readonly LogRow[]): Ledger {
  return rows.reduce((booked, row) => appendRow(booked, row, []), ledger);
}

export function appendRow(ledger: Ledger, row: LogRow, made: Parameters<typeof appendStoredEntry>[2]): Ledger {
  const sequence = ledger.sequence + 1;
  if (row.sequence !== sequence || row.entry.sequence !== sequence) {
    throw new BrokenChain(ledger.match, sequence);
  }
  const next = appendStoredEntry(ledger, row.entry, made);
  if (ledgerHash(next) !== row.hash) throw new BrokenChain(ledger.match, sequence);
  return next;
}

/** What shows a client that the past it saw still stands. */
export function proofOf(genesis: Genesis, ledger: Ledger, seen: ChainHead | null, seed: SeedParts | null): ChainProof {
  const { chainHead, receipts, openings } = ledger;
  return {
    chain: chainHead,
    steps: stepsSince(genesis, ledger, seen),
    receipts: receipts.slice(),
    openings: openings.slice(),
    seed,
  };
}

function stepsSince(genesis: Genesis, { steps }: Ledger, seen: ChainHead | null): ChainProof['steps'] {
  if (seen === null) return [];
  return headsAlong(genesis, steps)[seen.link] === seen.head ? steps.slice(seen.link) : null;
}
