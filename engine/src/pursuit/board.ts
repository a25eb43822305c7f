/** What Scotland Yard and its kin share: a map of numbered stops joined by lines of several transports. */

export type Stop = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** As printed on the board, where stops have names. */
  readonly name?: string;
};

/** Where X may start and must arrive (MX-9). */
export type Mission = { readonly starts: readonly number[]; readonly goals: readonly number[] };

/** Facts transcribed from a printed board (CM-15). Lines are undirected. */
export type BoardData<Transport extends string> = {
  readonly id: string;
  readonly name: string;
  /** Positions on the whole printed board: x from 0 to 1000, y down from the top in the same unit. */
  readonly stations: readonly Stop[];
  readonly links: Readonly<Record<Transport, readonly (readonly [number, number])[]>>;
  /** Start cards by deck. */
  readonly starts: Readonly<Record<string, readonly number[]>>;
  /** By colour, on boards that have missions. */
  readonly missions?: Readonly<Record<string, Mission>>;
  /** How many tickets of each kind the box holds, on boards that have such tickets (`car/footprints`). */
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

/** Compiles data that were checked before (`loadBoard`, `checkBoard`, or the tests of a game's own board). */
export function compileBoard<Transport extends string>(
  data: BoardData<Transport>,
  transports: readonly Transport[],
): Board<Transport> {
  const size = Math.max(...data.stations.map(({ id }) => id)) + 1;
  const known = new Uint8Array(size);
  for (const { id } of data.stations) known[id] = 1;
  const byTransport = Object.fromEntries(
    transports.map((transport) => [transport, adjacency(size, data.links[transport])]),
  ) as Record<Transport, readonly (readonly number[])[]>;
  const all = Array.from({ length: size }, (_, stop) =>
    ascending(new Set(transports.flatMap((transport) => byTransport[transport][stop] ?? NONE))),
  );
  return {
    data,
    has: (stop) => known[stop] === 1,
    neighbours: (stop, transport) => byTransport[transport][stop] ?? NONE,
    around: (stop) => all[stop] ?? NONE,
    joins: (from, to, transport) => (byTransport[transport][from] ?? NONE).includes(to),
  };
}

const NONE: readonly number[] = [];

function adjacency(
  size: number,
  links: readonly (readonly [number, number])[],
): readonly (readonly number[])[] {
  const sets = Array.from({ length: size }, () => new Set<number>());
  for (const [a, b] of links) {
    sets[a]?.add(b);
    sets[b]?.add(a);
  }
  return sets.map(ascending);
}

function ascending(set: ReadonlySet<number>): readonly number[] {
  return [...set].sort((a, b) => a - b);
}
