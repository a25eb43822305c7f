import type { Base64Url, ChainPosition } from '@mister-x/engine/protocol';
import { recall, remember } from '../store.js';

/** What a device keeps of a match, so that nobody can tell it another past. */
export type Kept = {
  readonly table: string;
  /** The last position of the chain that it saw. */
  readonly seen: ChainPosition | null;
  /** Commitments to the moves that this phone sent itself, by window. */
  readonly own: Readonly<Record<string, Base64Url>>;
};

const KEY = 'chains';
/** Matches of past evenings are forgotten after so many newer ones. */
const KEPT = 24;

export function recallKept(table: string): Kept {
  return all().find((kept) => kept.table === table) ?? { table, seen: null, own: {} };
}

export function rememberKept(kept: Kept): void {
  remember(KEY, [kept, ...all().filter(({ table }) => table !== kept.table)].slice(0, KEPT));
}

function all(): readonly Kept[] {
  const stored = recall(KEY);
  return Array.isArray(stored) ? stored.flatMap((entry) => parse(entry) ?? []) : [];
}

function parse(input: unknown): Kept | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { table, seen, own } = input as Record<string, unknown>;
  if (typeof table !== 'string') return undefined;
  return { table, seen: parsePosition(seen), own: parseOwn(own) };
}

function parsePosition(input: unknown): ChainPosition | null {
  if (typeof input !== 'object' || input === null) return null;
  const { link, head } = input as Record<string, unknown>;
  return Number.isInteger(link) && typeof head === 'string' ? { link: link as number, head } : null;
}

function parseOwn(input: unknown): Record<string, Base64Url> {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(
    Object.entries(input).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
