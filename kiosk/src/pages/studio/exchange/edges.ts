import { err, ok, READ_LIMITS, type Result } from '@mister-x/games/pursuit/rules';
import type { ExchangeCode, ExchangeFault } from './types.js';

/** Edges of a board as rows of three: two stations and a transport. */

export type Edge = { readonly from: number; readonly to: number; readonly transport: string };

type Edges = Readonly<Record<string, readonly (readonly [number, number])[]>>;

/** What is wrong with the ends of a line, by the stations that there are. */
export function edgeFault(
  { from, to }: Pick<Edge, 'from' | 'to'>,
  known: ReadonlySet<number>,
): ExchangeCode | undefined {
  if (!known.has(from) || !known.has(to)) return 'END_UNKNOWN';
  return from === to ? 'LINE_TO_ITSELF' : undefined;
}

/** The smaller number first, ascending, each line once; every transport is there. */
export function edgesByTransport(rows: Iterable<Edge>, transports: readonly string[]): Edges {
  const edges = new Map(transports.map((transport) => [transport, new Map<number, [number, number]>()]));
  for (const { from, to, transport } of rows) {
    const [a, b] = from < to ? [from, to] : [to, from];
    edges.get(transport)?.set(a * (READ_LIMITS.number + 1) + b, [a, b]);
  }
  return Object.fromEntries(
    [...edges].map(([transport, lines]) => [transport, [...lines].sort(([a], [b]) => a - b).map(([, line]) => line)]),
  );
}

export function edgeRows(edges: Edges): readonly Edge[] {
  return Object.entries(edges).flatMap(([transport, lines]) => lines.map(([from, to]) => ({ from, to, transport })));
}

/** The number of a station in words of a file, also as programs for statistics write it (`7.0`). */
export function stationNumber(text: string): number | undefined {
  if (!/^\d{1,4}(\.0+)?$/.test(text)) return undefined;
  const number = Number(text);
  return number >= 1 && number <= READ_LIMITS.number ? number : undefined;
}

/** All of them, or the first fault. */
export function collectResults<T, U>(
  items: readonly T[],
  read: (item: T, index: number) => Result<U, ExchangeFault>,
): Result<readonly U[], ExchangeFault> {
  const values: U[] = [];
  for (const [i, item] of items.entries()) {
    const result = read(item, i);
    if (!result.ok) return err(result.error);
    values.push(result.value);
  }
  return ok(values);
}
