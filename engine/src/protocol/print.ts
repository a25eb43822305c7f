import type { Language } from './table.js';

/** What the printing kit makes. */
export const PRINT_SHEETS = [
  /** Ticket cards: the full supply, or one pawn's. */
  'tickets',
  /** One card for each type of ticket, for all to share. */
  'types',
  /** Labels for the tickets out of the box. */
  'labels',
  'stations',
  'starts',
  'commands',
  /** Ten digits on one sheet, in the place of station cards. */
  'digits',
  /** Where Mister X's missions begin and end, on one page. */
  'missions',
  /** Mister X's paper log, for when the power fails. */
  'log',
  'poster',
] as const;
export type PrintSheet = (typeof PRINT_SHEETS)[number];

/**
 * Enough for an evening, on few pages, of what a game has: shared tickets, digits instead of 199
 * stations, commands, missions, the log.
 */
export const TONIGHT_SHEETS: readonly PrintSheet[] = [
  'types',
  'commands',
  'digits',
  'missions',
  'log',
];

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export const SYMBOLOGIES = ['qr', 'datamatrix', 'code128'] as const;
export type Symbology = (typeof SYMBOLOGIES)[number];

/** Label sheets as shops sell them; sizes are in the printing kit. */
export const LABEL_FORMATS = [
  'avery-l4731',
  'avery-l7651',
  'avery-l7160',
  'avery-5160',
  'avery-5167',
] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

export const POSTER_SIZES = ['a0', 'a1', 'a2', 'a3'] as const;
export type PosterSize = (typeof POSTER_SIZES)[number];

export type PrintOrder = {
  readonly game: string;
  readonly sheet: PrintSheet;
  readonly language: Language;
  readonly paper: Paper;
  readonly code: Symbology;
  /** Pawns of detectives, 3 to 5; the supply of SY-1 is that of five. */
  readonly detectives: number;
  /** One pawn's tickets only. */
  readonly pawn: string | null;
  readonly edition: 'first' | 'later';
  /** Id of a board that people brought along, in the place of the game's own. */
  readonly board?: string;
  readonly label: LabelFormat;
  /** Where this printer puts things, in millimetres to the right and down, −20 to 20. */
  readonly offset: { readonly right: number; readonly down: number };
  readonly poster: PosterSize;
  /** The poster on sheets of `paper` with cut marks, instead of one page. */
  readonly tiled: boolean;
};
