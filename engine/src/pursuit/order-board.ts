import type { Stop } from './board.js';
import type { BoardFile } from './board-file.js';
import { plainText } from './plain-text.js';

/**
 * The one spelling of a board: the same stations and lines, drawn in whatever order, give the same
 * file and so the same id. Faults stay: what is there twice is there twice.
 */
export function orderBoard(file: BoardFile): BoardFile {
  const { missions, tickets } = file;
  return {
    format: file.format,
    game: file.game,
    name: plainText(file.name),
    height: file.height,
    stations: file.stations.map(station).sort((a, b) => a.id - b.id),
    links: byWord(file.links, (lines) =>
      lines.map(line).sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    ),
    starts: byWord(file.starts, ascending),
    ...(missions === undefined
      ? {}
      : {
          missions: byWord(missions, ({ starts, goals }) => ({
            starts: ascending([...new Set(starts)]),
            goals: ascending([...new Set(goals)]),
          })),
        }),
    ...(tickets === undefined ? {} : { tickets: byWord(tickets, (count) => count) }),
  };
}

/** The sum with 0 turns a minus zero into the zero that it is in JSON. */
function station({ id, x, y, name }: Stop): Stop {
  return { id, x: x + 0, y: y + 0, ...(name === undefined ? {} : { name: plainText(name) }) };
}

function line([a, b]: readonly [number, number]): readonly [number, number] {
  return a <= b ? [a, b] : [b, a];
}

function ascending(numbers: readonly number[]): readonly number[] {
  return [...numbers].sort((a, b) => a - b);
}

function byWord<T, U>(
  table: Readonly<Record<string, T>>,
  change: (value: T) => U,
): Readonly<Record<string, U>> {
  return Object.fromEntries(
    Object.keys(table)
      .sort()
      .map((word) => [word, change(table[word] as T)]),
  );
}
