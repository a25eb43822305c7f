import type { Base64Url, ChainPosition, Share } from '@mister-x/engine/protocol';
import { recall, remember } from '../store.js';

/** A head of the chain as people note its words: that of a round, or of the finished game. */
export type NotedHead = ChainPosition & { readonly when: number | 'end' };

/** What a device keeps of a match, so that nobody can tell it another past. */
export type Kept = {
  readonly table: string;
  /** The last position of the chain that it saw. */
  readonly seen: ChainPosition | null;
  /** Commitments to the moves that this phone sent itself, by window. */
  readonly own: Readonly<Record<string, Base64Url>>;
  readonly noted: readonly NotedHead[];
  /** The server's commitment to its part of the seed, as this device saw it first. */
  readonly seedCommitment: Base64Url | null;
  /** What this phone gave to the seed before the game was started. */
  readonly seedShare: Share | null;
};

const KEY = 'chains';
/** Matches of past evenings are forgotten after so many newer ones. */
const KEPT = 24;

export function recallKept(table: string): Kept {
  return all().find((kept) => kept.table === table) ?? forgetKept(table);
}

/** Nothing kept of the match. */
export function forgetKept(table: string): Kept {
  return { table, seen: null, own: {}, noted: [], seedCommitment: null, seedShare: null };
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
  const { table, seen, own, noted, seedCommitment, seedShare } = input as Record<string, unknown>;
  if (typeof table !== 'string') return undefined;
  return {
    table,
    seen: parsePosition(seen),
    own: parseOwn(own),
    noted: parseNoted(noted),
    seedCommitment: typeof seedCommitment === 'string' ? seedCommitment : null,
    seedShare: parseShare(seedShare),
  };
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

function parseNoted(input: unknown): readonly NotedHead[] {
  if (!Array.isArray(input)) return [];
  return input.flatMap((entry: unknown): readonly NotedHead[] => {
    const position = parsePosition(entry);
    if (position === null) return [];
    const { when } = entry as Record<string, unknown>;
    return when === 'end' || typeof when === 'number' ? [{ when, ...position }] : [];
  });
}

function parseShare(input: unknown): Share | null {
  if (typeof input !== 'object' || input === null) return null;
  const { seat, share } = input as Record<string, unknown>;
  return typeof seat === 'string' && typeof share === 'string' ? { seat, share } : null;
}
