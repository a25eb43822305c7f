import type { BoardFile, BoardSpec, Mission, Stop } from './board-file.js';

/** What pursuits play on: numbered stops joined by lines of several transports. */

/** What a board says, with every transport and every deck that its game knows. */
export type BoardData<Transport extends string> = {
  /** Of a board that comes with the game its name there, of any other `boardId`. */
  readonly id: string;
  readonly name: string;
  readonly stations: readonly Stop[];
  readonly edges: Readonly<Record<Transport, readonly (readonly [number, number])[]>>;
  readonly starts: Readonly<Record<string, readonly number[]>>;
  readonly missions?: Readonly<Record<string, Mission>>;
  readonly tickets?: Readonly<Record<string, number>>;
};

/** A board with its lines looked up by stop. Immutable; never part of a state. */
export interface Board<Transport extends string> {
  readonly data: BoardData<Transport>;
  has(stop: number): boolean;
  /** Stops one leg away by this transport, ascending. Unknown stops have none. */
  neighbours(stop: number, transport: Transport): readonly number[];
  /** Stops one leg away by any transport, ascending, each once. */
  around(stop: number): readonly number[];
  joins(from: number, to: number, transport: Transport): boolean;
}

/**
 * Compiles a file that was checked before: by the referee (`readBoardChoice`), or by the tests of the
 * game that it comes with, which hold it against the same check.
 */
export function compileBoard<Transport extends string>(
  file: BoardFile,
  spec: BoardSpec<Transport>,
  id: string,
): Board<Transport> {
  const { transports } = spec;
  const data = boardDataOf(file, spec, id);
  const size = Math.max(...data.stations.map((stop) => stop.id)) + 1;
  const known = new Uint8Array(size);
  for (const stop of data.stations) known[stop.id] = 1;
  const byTransport = recordByName(transports, (transport) => adjacency(size, data.edges[transport]));
  const all = Array.from({ length: size }, (_, stop) =>
    sortedAscending(new Set(transports.flatMap((transport) => byTransport[transport][stop] ?? NONE))),
  );
  return {
    data,
    has: (stop) => known[stop] === 1,
    neighbours: (stop, transport) => byTransport[transport][stop] ?? NONE,
    around: (stop) => all[stop] ?? NONE,
    joins: (from, to, transport) => (byTransport[transport][from] ?? NONE).includes(to),
  };
}

/**
 * Compiles files for pages. The file must be the board of this id, as the caller that fetched it has made sure:
 * then the referee has checked it, and nothing is hashed or checked here again.
 */
export function boardCompilerOf<Transport extends string>(
  spec: BoardSpec<Transport>,
): (file: BoardFile, id: string) => Board<Transport> {
  return oncePerFile((file, id: string) => compileBoard(file, spec, id));
}

/** Anyone who holds the same file gets the same thing made of it. */
export function oncePerFile<Rest extends readonly unknown[], T extends NonNullable<unknown>>(
  make: (file: BoardFile, ...rest: Rest) => T,
): (file: BoardFile, ...rest: Rest) => T {
  const known = new WeakMap<BoardFile, T>();
  return (file, ...rest) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const made = make(file, ...rest);
    known.set(file, made);
    return made;
  };
}

const NONE: readonly never[] = [];

/** A transport that is left out has no lines; a deck that is left out holds the cards of another. */
function boardDataOf<Transport extends string>(
  { name, stations, edges, starts, missions, tickets }: BoardFile,
  { transports, decks, deckInstead }: BoardSpec<Transport>,
  id: string,
): BoardData<Transport> {
  const instead = starts[deckInstead] ?? NONE;
  return {
    id,
    name,
    stations,
    edges: recordByName(transports, (transport) => edges[transport] ?? NONE),
    starts: Object.fromEntries(decks.map(({ deck }) => [deck, starts[deck] ?? instead])),
    ...(missions === undefined ? {} : { missions }),
    ...(tickets === undefined ? {} : { tickets }),
  };
}

function recordByName<Name extends string, T>(
  names: readonly Name[],
  value: (name: Name) => T,
): Readonly<Record<Name, T>> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, T>;
}

function adjacency(size: number, edges: readonly (readonly [number, number])[]): readonly (readonly number[])[] {
  const sets = Array.from({ length: size }, () => new Set<number>());
  for (const [a, b] of edges) {
    sets[a]?.add(b);
    sets[b]?.add(a);
  }
  return sets.map(sortedAscending);
}

function sortedAscending(set: ReadonlySet<number>): readonly number[] {
  return [...set].sort((a, b) => a - b);
}
