import type { BoardData } from './board.js';
import type { BoardFile, BoardSpec } from './board-file.js';

/**
 * A file as data for `loadBoard`: every transport and every deck is there, be it empty or taken from another.
 * @param id the file's own (`boardId`)
 */
export function toBoardData(file: BoardFile, spec: BoardSpec, id: string): BoardData<string> {
  const { missions, tickets } = file;
  const instead = file.starts[spec.deckInstead] ?? [];
  return {
    id,
    name: file.name,
    stations: file.stations,
    links: Object.fromEntries(spec.transports.map((name) => [name, file.links[name] ?? []])),
    starts: Object.fromEntries(spec.decks.map(({ deck }) => [deck, file.starts[deck] ?? instead])),
    ...(missions === undefined ? {} : { missions }),
    ...(tickets === undefined ? {} : { tickets }),
  };
}
