import { type BoardFile, type BoardSpec, sortedBoardFile, READ_LIMITS } from '@mister-x/games/pursuit/rules';

type AdoptedBoard = {
  readonly board: BoardFile;
  /** Lines, cards, places and counts left out, and stations given another number. */
  readonly mended: number;
};

/**
 * Takes out of a board from elsewhere what the studio has no tool for, so that every fault that is left can
 * be mended by hand: kinds that the game does not know, and whatever belongs to stations that do not exist.
 * Of stations with the same number the first keeps it, and its lines.
 */
export function adoptBoard(file: BoardFile, spec: BoardSpec): AdoptedBoard {
  const stations = withAllowedNumbers(file.stations);
  const exists = new Set(stations.map(({ id }) => id));
  const edges = pick(file.edges, spec.transports, (lines) => lines.filter(([a, b]) => exists.has(a) && exists.has(b)));
  const decks = spec.decks.map(({ deck }) => deck);
  const there = (ids: readonly number[]) => ids.filter((id) => exists.has(id));
  const starts = pick(file.starts, decks, there);
  const missions = pick(file.missions ?? {}, spec.missions, ({ starts, goals }) => ({
    starts: there(starts),
    goals: there(goals),
  }));
  const tickets = pick(file.tickets ?? {}, spec.tickets, (count) => count);
  const { missions: _, tickets: __, ...bare } = file;
  const board: BoardFile = {
    ...bare,
    stations,
    edges,
    starts,
    ...(file.missions === undefined ? {} : { missions }),
    ...(file.tickets === undefined ? {} : { tickets }),
  };
  const moved = stations.filter(({ id }, i) => id !== file.stations[i]?.id).length;
  return {
    board: sortedBoardFile(board),
    mended: moved + countOfParts(file) - countOfParts(board),
  };
}

/** Numbers that are taken twice give way to the lowest that are free. */
function withAllowedNumbers(stations: BoardFile['stations']): BoardFile['stations'] {
  const all = new Set(stations.map(({ id }) => id));
  const taken = new Set<number>();
  let spare = 1;
  return stations.map((station) => {
    let { id } = station;
    if (taken.has(id)) {
      while (all.has(spare) && spare < READ_LIMITS.number) spare++;
      id = spare;
      all.add(id);
    }
    taken.add(id);
    return id === station.id ? station : { ...station, id };
  });
}

function pick<T, U>(
  record: Readonly<Record<string, T>>,
  known: readonly string[],
  keep: (value: T) => U,
): Readonly<Record<string, U>> {
  const entries = Object.entries(record).filter(([key]) => known.includes(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, keep(value)]));
}

function countOfParts({ edges, starts, missions = {}, tickets = {} }: BoardFile): number {
  const lists = [
    ...Object.values(edges),
    ...Object.values(starts),
    ...Object.values(missions).flatMap((mission) => [mission.starts, mission.goals]),
  ];
  return lists.reduce((sum, list) => sum + list.length, Object.keys(tickets).length);
}
