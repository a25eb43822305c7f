import { writeCommonCard } from '@mister-x/engine/cards';
import { commandSheet } from '@mister-x/printing/cards/commands';
import { commandsPages } from '@mister-x/printing/cards/digits';
import { drawStationCards } from '@mister-x/printing/cards/stations';
import { type JobOf, printKit } from '@mister-x/printing/kit';
import { gridPages, UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import { addPage } from '@mister-x/printing/page/document';
import { PAPER_SIZES } from '@mister-x/printing/page/paper';
import { write } from '@mister-x/printing/page/write';
import { fieldChoice, codeField } from '@mister-x/printing/shared/fields';
import { CODE_OPTION } from '@mister-x/printing/shared/options';
import { COMMANDS_SHEET } from '@mister-x/printing/shared/sheets';
import { PRINT_MESSAGES } from '@mister-x/printing/messages';
import type { ExpectedCodes } from './orders.js';

/**
 * A game of dice whose kit is as small as the document allows: it has few of the sheets and options
 * that other kits have, and some of its own. All tests of kits go through it as well.
 */

const TOY_OPTIONS = {
  ...CODE_OPTION,
  dots: {
    kind: 'number',
    least: 1,
    most: 6,
    initial: 3,
    sheets: ['dice'],
    argument: 'number',
    help: 'dots on a die',
  },
  ink: {
    kind: 'choice',
    values: ['red', 'blue'],
    initial: { a4: 'red', letter: 'blue' },
    sheets: null,
    argument: 'colour',
    help: 'the ink',
    elsewhere: 'all ink is black',
  },
} as const;

type ToyJob = JobOf<typeof TOY_OPTIONS>;

const ROOMS = [1, 2, 3];
/** Nothing is taken back, and there is no log. */
const COMMANDS = ['confirm', 'pass'] as const;

export const toyPrintKit = printKit({
  game: 'toy',
  name: (language) => (language === 'de' ? 'Würfeln' : 'Dice'),
  files: 'dice',
  options: TOY_OPTIONS,
  advice: 'The cup is for those who do not trust your hands.',
  examples: ['dice --dots 2 --ink blue'],
  sheets: {
    dice: {
      messages: () => ({ name: 'Dice', text: 'A page for each dot.' }),
      help: 'dice to be cut out',
      tonight: true,
      file: ({ dots }: ToyJob) => [`${dots}`],
    },
    cup: { messages: () => ({ name: 'Cup', text: 'To shake.' }), help: 'a cup', onBoard: true },
    rooms: { messages: () => ({ name: 'Rooms', text: 'To go to.' }), help: 'cards of rooms' },
    commands: COMMANDS_SHEET,
  },
  fields: (language) => [
    codeField(language),
    {
      ...{ kind: 'choice', field: 'ink', label: 'Ink', sheets: null },
      choices: [fieldChoice('Red', { ink: 'red' }), fieldChoice('Blue', { ink: 'blue' })],
    },
  ],
  onScreen: { dots: 6 },
  fault: ({ dots, ink }) =>
    dots === 1 && ink === 'blue' ? { code: 'TOO_BLUE', sentence: 'One blue dot is too few.' } : undefined,
  faults: () => ({ TOO_BLUE: 'One blue dot is too few.' }),
  pages: async () => ({
    dice: ({ dots }) => dots,
    cup: () => 1,
    rooms: ({ paper }) => gridPages(paper, UPRIGHT_CARD, ROOMS.length),
    commands: ({ paper }) => commandsPages(paper, COMMANDS),
  }),
  draw: async () => ({
    dice: (doc, { dots, ink, paper, heading }) => {
      for (let n = 1; n <= dots; n++) {
        addPage(doc, PAPER_SIZES[paper]);
        const box = { x: 20, y: 20, width: 100, height: 10 };
        write(doc, `${heading.game} ${ink} ${n}`, box, { size: 8 });
      }
    },
    cup: (doc, { paper }) => addPage(doc, PAPER_SIZES[paper]),
    rooms: (doc, job) =>
      drawStationCards(
        doc,
        job,
        ROOMS.map((stop) => ({ stop, name: '', tiles: [] })),
      ),
    commands: commandSheet(COMMANDS, (language) => PRINT_MESSAGES[language].commands),
  }),
});

export const TOY_PROOF: ExpectedCodes = {
  game: 'toy',
  codes: {
    rooms: () => ROOMS.map((stop) => writeCommonCard({ kind: 'stop', stop })),
    commands: () => COMMANDS.map((command) => writeCommonCard({ kind: 'command', command })),
  },
};
