import { err, ok, type Result } from '../result.js';

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

/** Why a board was refused: every fault found, in words for whoever keeps the data. */
export type BoardFault = {
  readonly code: 'BOARD_DATA_INVALID';
  readonly causes: readonly string[];
};

export type BoardRules<Transport extends string> = {
  readonly transports: readonly Transport[];
  /** Stops at every station (SYC-17). */
  readonly everywhere?: Transport;
  readonly decks: readonly string[];
};

/** A validated board with its lines looked up by stop. Immutable; never part of a state. */
export interface Board<Transport extends string> {
  readonly data: BoardData<Transport>;
  has(stop: number): boolean;
  /** Stops one leg away by this transport, ascending. Unknown stops have none. */
  neighbours(stop: number, transport: Transport): readonly number[];
  /** Stops one leg away by any transport, ascending, each once. */
  around(stop: number): readonly number[];
  joins(from: number, to: number, transport: Transport): boolean;
}

/** Checks data of unknown origin and compiles it. */
export function loadBoard<Transport extends string>(
  input: unknown,
  rules: BoardRules<Transport>,
): Result<Board<Transport>, BoardFault> {
  const causes = faultsOf(input, rules);
  if (causes.length > 0) return err({ code: 'BOARD_DATA_INVALID', causes });
  return ok(compile(input as BoardData<Transport>, rules.transports));
}

function compile<Transport extends string>(
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

function faultsOf<Transport extends string>(
  input: unknown,
  rules: BoardRules<Transport>,
): readonly string[] {
  if (!isRecord(input)) return ['the board is no object'];
  const causes: string[] = [];
  if (typeof input.id !== 'string' || input.id === '') causes.push('id is missing');
  if (typeof input.name !== 'string' || input.name === '') causes.push('name is missing');
  const stops = stationFaults(input.stations, causes);
  const served = linkFaults(input.links, rules.transports, stops, causes);
  const { everywhere } = rules;
  if (everywhere !== undefined) {
    for (const stop of stops) {
      if (!served[everywhere]?.has(stop)) causes.push(`no ${everywhere} line at ${stop}`);
    }
  }
  deckFaults(input.starts, rules.decks, stops, causes);
  return causes;
}

function stationFaults(input: unknown, causes: string[]): ReadonlySet<number> {
  const stops = new Set<number>();
  if (!Array.isArray(input) || input.length === 0) {
    causes.push('stations are missing');
    return stops;
  }
  for (const station of input as unknown[]) {
    if (
      !isRecord(station) ||
      !isStopNumber(station.id) ||
      !Number.isFinite(station.x) ||
      !Number.isFinite(station.y)
    ) {
      causes.push(`not a station: ${JSON.stringify(station)}`);
    } else if (stops.has(station.id)) {
      causes.push(`station ${station.id} is there twice`);
    } else {
      stops.add(station.id);
    }
  }
  return stops;
}

function linkFaults<Transport extends string>(
  input: unknown,
  transports: readonly Transport[],
  stops: ReadonlySet<number>,
  causes: string[],
): Partial<Record<Transport, ReadonlySet<number>>> {
  const served: Partial<Record<Transport, Set<number>>> = {};
  if (!isRecord(input)) {
    causes.push('links are missing');
    return served;
  }
  for (const name of Object.keys(input)) {
    if (!(transports as readonly string[]).includes(name)) causes.push(`unknown transport ${name}`);
  }
  for (const transport of transports) {
    const links: unknown = input[transport];
    const ends = new Set<number>();
    served[transport] = ends;
    if (!Array.isArray(links)) {
      causes.push(`links of ${transport} are missing`);
      continue;
    }
    const seen = new Set<string>();
    for (const link of links as unknown[]) {
      const fault = linkFault(link, stops, seen);
      if (fault !== undefined) causes.push(`${transport} ${JSON.stringify(link)}: ${fault}`);
      else for (const end of link as number[]) ends.add(end);
    }
  }
  return served;
}

function linkFault(
  link: unknown,
  stops: ReadonlySet<number>,
  seen: Set<string>,
): string | undefined {
  if (!Array.isArray(link) || link.length !== 2) return 'not a pair of stops';
  const [a, b] = link as [unknown, unknown];
  if (!isStopNumber(a) || !isStopNumber(b) || !stops.has(a) || !stops.has(b)) {
    return 'unknown stop';
  }
  if (a >= b) return 'the smaller number must come first';
  const key = `${a}-${b}`;
  if (seen.has(key)) return 'there twice';
  seen.add(key);
  return undefined;
}

function deckFaults(
  input: unknown,
  decks: readonly string[],
  stops: ReadonlySet<number>,
  causes: string[],
): void {
  if (!isRecord(input)) {
    causes.push('start cards are missing');
    return;
  }
  for (const deck of decks) {
    const cards: unknown = input[deck];
    if (!Array.isArray(cards) || cards.length === 0) {
      causes.push(`deck ${deck} is missing`);
    } else if (new Set(cards).size !== cards.length) {
      causes.push(`deck ${deck} holds a card twice`);
    } else {
      for (const card of cards as unknown[]) {
        if (!isStopNumber(card) || !stops.has(card)) causes.push(`deck ${deck}: no stop ${card}`);
      }
    }
  }
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function isStopNumber(input: unknown): input is number {
  return Number.isInteger(input) && (input as number) > 0 && (input as number) < 10_000;
}
