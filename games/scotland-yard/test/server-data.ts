import { FLAG_CHOICES, londonBoard, PHASES, PRESETS, TICKETS, TRANSPORTS, writeYardCard } from '../rules/index.js';
import { CODES_OF_COMMON_SHEETS, type ServerTestData, starts } from '../../test/server-test-data.js';
import type { BoardFile } from '../../pursuit/rules/index.js';
import { GRID } from '../../test/grid.js';

const PRINTED_COPIES = {
  taxi: [10, 4],
  bus: [8, 3],
  underground: [4, 3],
  black: [0, 5],
  double: [0, 2],
};

export function ticketCodes(): readonly string[] {
  return (['d1', 'd2', 'd3', 'd4', 'd5', 'x'] as const).flatMap((owner) =>
    (Object.keys(PRINTED_COPIES) as (keyof typeof PRINTED_COPIES)[]).flatMap((piece) =>
      Array.from({ length: PRINTED_COPIES[piece][owner === 'x' ? 1 : 0] ?? 0 }, (_, i) =>
        writeYardCard({ kind: 'ticket', owner, piece, serial: i + 1 }),
      ),
    ),
  );
}

/** Written down here from the rules, not taken from what draws. */
const expectedCodes = {
  ...CODES_OF_COMMON_SHEETS,
  tickets: ticketCodes,
  labels: ticketCodes,
  types: () =>
    (['taxi', 'bus', 'underground', 'black', 'double'] as const).map((piece) =>
      writeYardCard({ kind: 'ticket', owner: null, piece, serial: 0 }),
    ),
  starts: () => Object.values(londonBoard('first').data.starts).flatMap(starts),
};

export const serverData: ServerTestData = {
  game: 'scotland-yard',
  dealt: { hunters: 5, flags: { start_source: 'server' } },
  board: village,
  codes: expectedCodes,
  lists: {
    phases: PHASES,
    tickets: TICKETS,
    transports: TRANSPORTS,
    flags: Object.keys(PRESETS.modern),
    choices: FLAG_CHOICES,
    presets: PRESETS,
  },
};

/** A board of 25 stations, as the studio would send it; each name is another board. */
export function village(name = 'Village'): BoardFile {
  const { height, stations, near, far } = GRID;
  return {
    format: 'mister-x-board/2',
    game: 'scotland-yard',
    name,
    height,
    stations,
    edges: { taxi: near, bus: far, underground: [[3, 23]], ferry: [] },
    starts: { classic18: [1, 5, 7, 9, 13, 17, 19, 21, 25] },
  };
}
