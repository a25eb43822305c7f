import type { Language, PrintField } from '@mister-x/engine/protocol';
import { type OrderFault, printKit } from '@mister-x/printing/kit';
import { labelFault } from '@mister-x/printing/page/label-formats';
import {
  fieldChoice,
  boardField,
  codeField,
  labelFaults,
  labelFields,
  posterField,
} from '@mister-x/printing/shared/fields';
import {
  DIGITS_SHEET,
  LABELS_SHEET,
  POSTER_SHEET,
  STARTS_SHEET,
  STATIONS_SHEET,
  TYPES_SHEET,
} from '@mister-x/printing/shared/sheets';
import { PRINT_ADVICE, COMMANDS_SHEET, CUSTOM_BOARD } from '../../pursuit/print/sheets.js';
import { DETECTIVE_COUNTS, pawnsOf, YARD_OPTIONS, type YardJob } from './options.js';
import { YARD_WORDS } from './words.js';

/** What can be printed for Scotland Yard. */
export const yardKit = printKit({
  game: 'scotland-yard',
  name: (language) => YARD_WORDS[language].game,
  // The usual game's files are called by the programme's name alone.
  files: 'mister-x',
  options: YARD_OPTIONS,
  advice: PRINT_ADVICE,
  examples: [
    'tickets --paper letter --language de',
    'labels --label avery-l7651 --offset 1.5,-0.5',
    'poster --poster a2 --tiled',
    'poster --board my-board.json',
  ],
  sheets: {
    tickets: {
      messages: (language) => YARD_WORDS[language].sheets.tickets,
      help: 'a card for every ticket of every pawn, with its code',
      file: ({ pawn, paper }: YardJob) => [...listOfOneOrNone(pawn), paper],
    },
    types: TYPES_SHEET,
    labels: {
      ...LABELS_SHEET,
      file: ({ pawn, label }: YardJob) => [...listOfOneOrNone(pawn), label],
    },
    stations: { ...STATIONS_SHEET, help: 'a card for each of the 199 stations' },
    starts: STARTS_SHEET,
    commands: COMMANDS_SHEET,
    digits: DIGITS_SHEET,
    log: {
      messages: (language) => YARD_WORDS[language].sheets.log,
      help: 'Mister X’s travel log on paper, for when the power fails',
      tonight: true,
    },
    poster: {
      ...POSTER_SHEET,
      messages: (language) => YARD_WORDS[language].sheets.poster,
      help: 'the network of London',
    },
  },
  fields: (language) => [
    codeField(language),
    ...pawnFields(language),
    boardField(language, YARD_OPTIONS.edition.sheets, [
      fieldChoice(YARD_WORDS[language].boards.later, { edition: 'later' }),
      fieldChoice(YARD_WORDS[language].boards.first, { edition: 'first' }),
    ]),
    ...labelFields(language),
    posterField(language),
  ],
  onScreen: { tiled: true },
  custom: CUSTOM_BOARD,
  fault,
  faults: labelFaults,
  pages: async () => (await import('./pages.js')).yardPages,
  draw: async () => (await import('./draw.js')).yardDraw,
});

const listOfOneOrNone = (pawn: string | null): readonly string[] => (pawn === null ? [] : [pawn]);

/** How many detectives there are, and of them whose tickets. */
function pawnFields(language: Language): readonly PrintField[] {
  const { ask } = YARD_WORDS[language];
  const { least, most } = DETECTIVE_COUNTS;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const { sheets } = YARD_OPTIONS.pawn;
  const hunters = Array.from({ length: most }, (_, i) => ({
    ...fieldChoice(ask.detective(i + 1), { pawn: `d${i + 1}` }),
    where: { detectives: counts.filter((count) => count > i) },
  }));
  const choices = [fieldChoice(ask.everybody, { pawn: null }), fieldChoice(ask.misterX, { pawn: 'x' }), ...hunters];
  return [
    {
      ...{ kind: 'choice', field: 'detectives', label: ask.detectives, sheets },
      choices: counts.map((detectives) => fieldChoice(`${detectives}`, { detectives })),
    },
    { kind: 'choice', field: 'pawn', label: ask.pawn, sheets, choices },
  ];
}

function fault(job: YardJob): OrderFault | undefined {
  const { pawn, detectives, sheet } = job;
  if (pawn !== null && !pawnsOf(job).includes(pawn)) {
    const sentence = `There is no pawn ${pawn}. Use d1 to d${detectives}, or x.`;
    return { code: 'PAWN_UNKNOWN', sentence };
  }
  return sheet === 'labels' ? labelFault(job) : undefined;
}
