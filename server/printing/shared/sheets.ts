import type { Language, SheetMessages } from '@mister-x/engine/protocol';
import type { Job, SheetSpec } from '../kit.js';
import { PRINT_MESSAGES, type PrintMessages } from '../messages/index.js';
import type { LabelFormat, PosterSize } from './options.js';

/** Sheets that every game may take into its kit; a game says otherwise what is otherwise there. */

const sheetMessages =
  (sheet: keyof PrintMessages['sheets']) =>
  (language: Language): SheetMessages =>
    PRINT_MESSAGES[language].sheets[sheet];

export const TYPES_SHEET = {
  messages: sheetMessages('types'),
  help: 'one card for each kind of ticket, for all to share',
  tonight: true,
} satisfies SheetSpec<Job>;

export const LABELS_SHEET = {
  messages: sheetMessages('labels'),
  help: 'stickers with codes for the tickets from the box',
  file: ({ label }) => [label],
} satisfies SheetSpec<Job & { readonly label: LabelFormat }>;

export const STATIONS_SHEET = {
  messages: sheetMessages('stations'),
  help: 'a card for each station',
  onBoard: true,
} satisfies SheetSpec<Job>;

export const STARTS_SHEET = {
  messages: sheetMessages('starts'),
  help: 'start cards, drawn face down',
  onBoard: true,
} satisfies SheetSpec<Job>;

export const COMMANDS_SHEET = {
  messages: sheetMessages('commands'),
  help: 'confirm, cancel, pass …',
  tonight: true,
} satisfies SheetSpec<Job>;

/** Ten digits on one sheet, in the place of station cards. */
export const DIGITS_SHEET = {
  messages: sheetMessages('digits'),
  help: 'one page of digits, instead of the station cards',
  tonight: true,
} satisfies SheetSpec<Job>;

/** Of all sheets, the poster is made for a copy shop and for this printer. */
export const POSTER_SHEET = {
  custom: (language) => PRINT_MESSAGES[language].map,
  onBoard: true,
  file: ({ poster, tiled, paper }) => (tiled ? [poster, paper] : [poster]),
  all: [{ tiled: false }, { tiled: true }],
} satisfies Omit<SheetSpec<Job & { readonly poster: PosterSize; readonly tiled: boolean }>, 'messages' | 'help'>;
