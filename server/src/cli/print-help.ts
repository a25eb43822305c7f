import type { PrintSheet } from '@mister-x/engine/protocol';
import { PRINTABLE } from '../print/games.js';

/** A sheet, or a name for several of them. */
export type Choice = PrintSheet | 'tonight' | 'all';

type Sheets = Readonly<Partial<Record<Choice, string>>>;

const YARD: Sheets = {
  tonight: 'all that you need: types, commands, digits, log (5 pages)',
  tickets: 'a card for every ticket of every pawn, with its code',
  types: 'one card for each kind of ticket, for all to share',
  labels: 'stickers with codes for the tickets from the box',
  stations: 'a card for each of the 199 stations',
  starts: 'start cards, to be drawn face down',
  commands: 'confirm, cancel, double move, pass …',
  digits: 'one page of digits, instead of the station cards',
  log: 'Mister X’s travel log on paper, for when the power fails',
  poster: 'the network of London',
  all: 'every sheet of this list (about 46 pages)',
};

const EUROPE: Sheets = {
  tonight: 'all that you need: types, commands, digits, missions (4 pages)',
  tickets: 'all 120 two-part tickets, each with its code',
  types: 'one card for each kind of ticket, for all to share',
  labels: 'stickers with codes for the tickets from the box',
  stations: 'a card for each of the 199 cities',
  starts: 'the 15 start cards, to be drawn face down',
  commands: 'confirm, cancel, double move, pass …',
  digits: 'one page of digits, instead of the station cards',
  missions: 'where each mission begins and ends, on one page',
  poster: 'the map of Europe',
  all: 'every sheet of this list (about 48 pages)',
};

const GAMES: Readonly<Record<string, Sheets>> = {
  'scotland-yard': YARD,
  'mister-x-europe': EUROPE,
};

export const PRINT_EXAMPLES = `
Examples:
  npx mister-x print tonight                all that you need, on 5 pages
  npx mister-x print tickets --paper letter --language de
  npx mister-x print labels --label avery-l7651 --offset 1.5,-0.5
  npx mister-x print poster --poster a2 --tiled
  npx mister-x print tonight --game mister-x-europe
  npx mister-x print poster --board my-board.json

Print at actual size (100 %), not "fit to page". For more, see docs/printing.md.
`;

/** What there is to print, for somebody who does not know yet. */
export function sheetList(game: string): string {
  const rows = Object.entries(GAMES[game] ?? {}).map(
    ([sheet, what]) => `  ${sheet.padEnd(10)}${what}`,
  );
  const other = [...PRINTABLE.keys()].filter((each) => each !== game);
  const choice = game === 'scotland-yard' ? '' : ` --game ${game}`;
  return `What can be printed for ${PRINTABLE.get(game)?.name ?? game}:

${rows.join('\n')}

Begin with this: it makes all you need to play with a scanner.

    npx mister-x print tonight${choice}

tonight and all go into the folder mister-x-kit. With tickets or labels each
ticket has its own card. Stations are quicker than digits if somebody sorts
them.

Another game: npx mister-x print --game ${other.join(', ')}

npx mister-x print --help lists papers, languages and kinds of codes.
`;
}
