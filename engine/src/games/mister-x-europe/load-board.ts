import { type BoardFault, loadBoard } from '../../pursuit/load-board.js';
import { err, ok, type Result } from '../../result.js';
import { cityColour, DECK, type EuropeBoard } from './boards.js';
import { KINDS, TRANSPORTS, type Transport } from './types.js';

/** Checks data of unknown origin: lines, colours, start cards, missions, tickets (MX-1, MX-2, MX-8, MX-9). */
export function loadEuropeBoard(input: unknown): Result<EuropeBoard, BoardFault> {
  const loaded = loadBoard<Transport>(input, {
    transports: TRANSPORTS,
    everywhere: 'car',
    decks: [DECK],
  });
  if (!loaded.ok) return loaded;
  const causes = [...colourFaults(loaded.value), ...materialFaults(loaded.value)];
  return causes.length > 0 ? err({ code: 'BOARD_DATA_INVALID', causes }) : ok(loaded.value);
}

function colourFaults(board: EuropeBoard): readonly string[] {
  return board.data.stations
    .filter(({ id }) => cityColour(board, id) === undefined)
    .map(({ id }) => `no colour fits the lines of ${id}`);
}

function materialFaults(board: EuropeBoard): readonly string[] {
  const { missions, tickets, starts } = board.data;
  const causes: string[] = [];
  if ((starts[DECK] ?? []).length < 5) causes.push('fewer than five start cards');
  const named = Object.entries(missions ?? {});
  if (named.length === 0) causes.push('missions are missing');
  for (const [name, mission] of named) {
    if (mission.starts.length === 0 || mission.goals.length === 0) causes.push(`mission ${name}`);
    for (const stop of [...mission.starts, ...mission.goals]) {
      if (!board.has(stop)) causes.push(`mission ${name}: no stop ${stop}`);
    }
  }
  const counts = Object.entries(tickets ?? {});
  if (counts.length === 0) causes.push('tickets are missing');
  for (const [kind, count] of counts) {
    if (!(KINDS as readonly string[]).includes(kind)) causes.push(`unknown ticket ${kind}`);
    if (!Number.isInteger(count) || count < 0) causes.push(`tickets ${kind}: ${count}`);
  }
  return causes;
}
