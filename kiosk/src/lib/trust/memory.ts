import type { Base64Url, ChainPosition } from '@mister-x/engine/protocol';
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
};

const KEY = 'chains';
/** Matches of past evenings are forgotten after so many newer ones. */
const KEPT = 24;

export function recallKept(table: string): Kept {
  return all().find((kept) => kept.table === table) ?? { table, seen: null, own: {}, noted: [] };
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
  const { table, seen, own, noted } = input as Record<string, unknown>;
  if (typeof table !== 'string') return undefined;
  return { table, seen: parsePosition(seen), own: parseOwn(own), noted: parseNoted(noted) };
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
