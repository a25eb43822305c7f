import type { BoardFile } from '@mister-x/engine/pursuit';

/**
 * What a station looked like when somebody compared it with the printed board, by number. A station counts as
 * proof-read while it still looks so: whatever changes it takes the mark away, and undoing that gives
 * it back.
 */
export type Proofs = Readonly<Record<string, string>>;

/** Neighbours of every station by transport, ascending. */
export type Around = ReadonlyMap<number, Readonly<Record<string, readonly number[]>>>;

const known = new WeakMap<BoardFile['links'], Around>();

/** Worked out once for each set of lines. */
export function around({ links }: Pick<BoardFile, 'links'>): Around {
  const before = known.get(links);
  if (before !== undefined) return before;
  const found = new Map<number, Record<string, number[]>>();
  const put = (transport: string, from: number, to: number) => {
    const lists = found.get(from) ?? {};
    found.set(from, lists);
    const list = lists[transport] ?? [];
    list.push(to);
    lists[transport] = list;
  };
  for (const [transport, lines] of Object.entries(links)) {
    for (const [a, b] of lines) {
      put(transport, a, b);
      put(transport, b, a);
    }
  }
  for (const lists of found.values()) {
    for (const list of Object.values(lists)) list.sort((a, b) => a - b);
  }
  known.set(links, found);
  return found;
}

export function neighbours(board: BoardFile, id: number, transport: string): readonly number[] {
  return around(board).get(id)?.[transport] ?? [];
}

/** All that a proof-reader reads of a station. */
export function reading(board: BoardFile, id: number): string {
  const lists = around(board).get(id) ?? {};
  return Object.keys(lists)
    .sort()
    .map((transport) => `${transport} ${(lists[transport] ?? []).join(' ')}`)
    .join('; ');
}

export function markRead(proofs: Proofs, board: BoardFile, id: number): Proofs {
  return { ...proofs, [id]: reading(board, id) };
}

export function isRead(proofs: Proofs, board: BoardFile, id: number): boolean {
  return proofs[id] === reading(board, id);
}

export function unread(proofs: Proofs, board: BoardFile): readonly number[] {
  return board.stations.map(({ id }) => id).filter((id) => !isRead(proofs, board, id));
}

/** The first station after `id` that nobody has read, from the beginning again if need be. */
export function nextUnread(proofs: Proofs, board: BoardFile, id: number): number | undefined {
  const left = unread(proofs, board);
  return left.find((each) => each > id) ?? left.find((each) => each !== id) ?? left[0];
}
