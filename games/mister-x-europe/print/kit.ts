import { printKit } from '@mister-x/printing/kit';
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
import { EUROPE_OPTIONS } from './options.js';
import { EUROPE_WORDS } from './words.js';

/** What can be printed for Mister X across Europe. */
export const europeKit = printKit({
  game: 'mister-x-europe',
  name: (language) => EUROPE_WORDS[language].game,
  files: 'mister-x-europe',
  options: EUROPE_OPTIONS,
  advice: PRINT_ADVICE,
  examples: ['missions --language de', 'poster --poster a2 --tiled'],
  sheets: {
    tickets: {
      messages: (language) => EUROPE_WORDS[language].sheets.tickets,
      // How many tickets of each kind there are is the board's (MX-13).
      custom: (language) => EUROPE_WORDS[language].sheets.ticketsOnBoard,
      help: 'all 120 two-part tickets, each with its code',
      onBoard: true,
    },
    types: TYPES_SHEET,
    labels: { ...LABELS_SHEET, onBoard: true },
    stations: {
      ...STATIONS_SHEET,
      messages: (language) => EUROPE_WORDS[language].sheets.stations,
      help: 'a card for each of the 199 cities',
    },
    starts: { ...STARTS_SHEET, help: 'the 15 start cards, drawn face down' },
    commands: COMMANDS_SHEET,
    digits: DIGITS_SHEET,
    missions: {
      messages: (language) => EUROPE_WORDS[language].sheets.missions,
      help: 'where each mission begins and ends, on one page',
      tonight: true,
      onBoard: true,
    },
    poster: {
      ...POSTER_SHEET,
      messages: (language) => EUROPE_WORDS[language].sheets.poster,
      help: 'the map of Europe',
    },
  },
  fields: (language) => [
    codeField(language),
    boardField(language, [], [fieldChoice(EUROPE_WORDS[language].board, {})]),
    ...labelFields(language),
    posterField(language),
  ],
  onScreen: { tiled: true },
  custom: CUSTOM_BOARD,
  fault: (job) => (job.sheet === 'labels' ? labelFault(job) : undefined),
  faults: labelFaults,
  pages: async () => (await import('./pages.js')).europePages,
  draw: async () => (await import('./draw.js')).europeDraw,
});
