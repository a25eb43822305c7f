import type { BoardFile } from '@mister-x/games/pursuit/rules';

/**
 * What a station looked like when someone compared it with the printed board, by number. A station counts as
 * proof-read while it still looks so: whatever changes it takes the mark away, and undoing that gives
 * it back.
 */
export type ProofreadStations = Readonly<Record<string, string>>;

/** Neighbours of a station by one transport, ascending. */
export function neighbours({ edges }: Pick<BoardFile, 'edges'>, id: number, transport: string): readonly number[] {
  const found: number[] = [];
  for (const [a, b] of edges[transport] ?? []) {
    if (a === id) found.push(b);
    else if (b === id) found.push(a);
  }
  return found.sort((a, b) => a - b);
}

/** All that a proof-reader reads of a station. */
export function linesTextOf({ edges }: Pick<BoardFile, 'edges'>, id: number): string {
  return readingOf(edges, (transport) => neighbours({ edges }, id, transport));
}

export function markProofread(proofs: ProofreadStations, board: BoardFile, id: number): ProofreadStations {
  return { ...proofs, [id]: linesTextOf(board, id) };
}

export function isProofread(proofs: ProofreadStations, board: BoardFile, id: number): boolean {
  return proofs[id] === linesTextOf(board, id);
}

export function stationsNotProofread(proofs: ProofreadStations, { stations, edges }: BoardFile): readonly number[] {
  const near = (id: number) => (transport: string) => neighboursByStation(edges[transport] ?? []).get(id) ?? [];
  return stations.map(({ id }) => id).filter((id) => proofs[id] !== readingOf(edges, near(id)));
}

/** The first station after `id` that nobody has read, from the beginning again if need be. */
export function nextStationToProofread(proofs: ProofreadStations, board: BoardFile, id: number): number | undefined {
  const left = stationsNotProofread(proofs, board);
  return left.find((each) => each > id) ?? left.find((each) => each !== id) ?? left[0];
}

function readingOf(edges: BoardFile['edges'], near: (transport: string) => readonly number[]): string {
  return Object.keys(edges)
    .sort()
    .flatMap((transport) => {
      const ids = near(transport);
      return ids.length === 0 ? [] : [`${transport} ${ids.join(' ')}`];
    })
    .join('; ');
}

type Lines = BoardFile['edges'][string];
const known = new WeakMap<Lines, ReadonlyMap<number, readonly number[]>>();

/** Neighbours of all stations, ascending; worked out once for each list of lines. */
function neighboursByStation(lines: Lines): ReadonlyMap<number, readonly number[]> {
  const before = known.get(lines);
  if (before !== undefined) return before;
  const found = new Map<number, number[]>();
  const put = (from: number, to: number) => {
    const list = found.get(from);
    if (list === undefined) found.set(from, [to]);
    else list.push(to);
  };
  for (const [a, b] of lines) {
    put(a, b);
    put(b, a);
  }
  for (const list of found.values()) list.sort((a, b) => a - b);
  known.set(lines, found);
  return found;
}
