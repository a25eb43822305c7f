import {
  europeBoard,
  FLAG_CHOICES,
  TICKET_KINDS,
  PHASES,
  PRESETS,
  TRANSPORTS,
  writeEuropeCard,
} from '../rules/index.js';
import { CODES_OF_COMMON_SHEETS, type ServerTestData, starts } from '../../test/server-test-data.js';
import { province } from './province.js';

/** The box as the board's data count it, written down once more: fifteen, ten and five of each symbol. */
const TICKETS_PER_KIND = { car: 15, train: 10, plane: 5 } as const;

export function ticketCodes(): readonly string[] {
  return (['car', 'train', 'plane'] as const).flatMap((transport) =>
    (['footprints', 'silhouette', 'magnifier', 'beacon'] as const).flatMap((symbol) =>
      Array.from({ length: TICKETS_PER_KIND[transport] }, (_, i) =>
        writeEuropeCard({ kind: 'ticket', ticket: `${transport}/${symbol}`, serial: i + 1 }),
      ),
    ),
  );
}

const expectedCodes = {
  ...CODES_OF_COMMON_SHEETS,
  tickets: ticketCodes,
  labels: ticketCodes,
  types: () => TICKET_KINDS.map((ticket) => writeEuropeCard({ kind: 'ticket', ticket, serial: 0 })),
  starts: () => Object.values(europeBoard().data.starts).flatMap(starts),
};

export const serverData: ServerTestData = {
  game: 'mister-x-europe',
  dealt: { hunters: 5, flags: { start_source: 'server', hand_source: 'server' } },
  board: province,
  codes: expectedCodes,
  lists: {
    phases: PHASES,
    tickets: TICKET_KINDS,
    transports: TRANSPORTS,
    flags: Object.keys(PRESETS.default),
    choices: FLAG_CHOICES,
    presets: PRESETS,
  },
};
