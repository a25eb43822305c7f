import {
  type LabelFormat,
  type Language,
  type Paper,
  type PosterSize,
  type PrintOrder,
  type PrintSheet,
  type Symbology,
  TONIGHT_SHEETS,
} from '@mister-x/engine/protocol';

/** What a person chose on the printing page. */
export type PrintChoice = {
  readonly sheets: readonly PrintSheet[];
  readonly language: Language;
  readonly paper: Paper;
  readonly code: Symbology;
  readonly detectives: number;
  readonly pawn: string | null;
  readonly edition: PrintOrder['edition'];
  readonly label: LabelFormat;
  readonly offset: PrintOrder['offset'];
  readonly poster: PosterSize;
  readonly tiled: boolean;
};

export const TONIGHT: readonly PrintSheet[] = TONIGHT_SHEETS;
const OFFSET_MAX = 20;

export function firstChoice(language: Language, regions: readonly string[]): PrintChoice {
  return {
    sheets: TONIGHT,
    language,
    paper: paperOf(regions),
    code: 'qr',
    detectives: 5,
    pawn: null,
    edition: 'later',
    label: paperOf(regions) === 'letter' ? 'avery-5160' : 'avery-l7160',
    offset: { right: 0, down: 0 },
    poster: 'a2',
    tiled: true,
  };
}

/** Countries whose shops sell Letter; all others have A4. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'PA', 'PR', 'SV', 'VE'];

/** @param regions the browser's languages, best first */
export function paperOf(regions: readonly string[]): Paper {
  for (const tag of regions) {
    const region = /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(tag)?.[1];
    if (region !== undefined) return LETTER.includes(region.toUpperCase()) ? 'letter' : 'a4';
  }
  return 'a4';
}

/** Added or taken away; the order is that of the list, so that the same choice prints the same. */
export function toggleSheet(
  choice: PrintChoice,
  sheet: PrintSheet,
  all: readonly PrintSheet[],
): PrintChoice {
  const has = choice.sheets.includes(sheet);
  const sheets = all.filter((each) => (each === sheet ? !has : choice.sheets.includes(each)));
  return { ...choice, sheets };
}

export function moveOffset(
  { right, down }: PrintOrder['offset'],
  byRight: number,
  byDown: number,
): PrintOrder['offset'] {
  const within = (mm: number) => Math.min(OFFSET_MAX, Math.max(-OFFSET_MAX, mm));
  return { right: within(right + byRight), down: within(down + byDown) };
}

/** Pawns whose tickets can be printed alone. */
export function pawnsOf({ detectives }: Pick<PrintChoice, 'detectives'>): readonly string[] {
  return ['x', ...Array.from({ length: detectives }, (_, i) => `d${i + 1}`)];
}

/** One order for each sheet. */
export function orders(choice: PrintChoice, game: string): readonly PrintOrder[] {
  const { sheets, ...rest } = choice;
  const pawn = rest.pawn !== null && pawnsOf(rest).includes(rest.pawn) ? rest.pawn : null;
  return sheets.map((sheet) => ({ ...rest, pawn, game, sheet }));
}

/** How many pages a sheet takes, as the printing kit lays them out on A4 for five detectives. */
const PAGES: Readonly<Record<Exclude<PrintSheet, 'poster' | 'labels'>, number>> = {
  tickets: 8,
  types: 1,
  stations: 13,
  starts: 3,
  commands: 1,
  digits: 1,
  log: 2,
};
const LABEL_PAGES: Readonly<Record<LabelFormat, number>> = {
  'avery-l4731': 1,
  'avery-l7651': 3,
  'avery-l7160': 7,
  'avery-5160': 5,
  'avery-5167': 2,
};
const POSTER_PAGES: Readonly<Record<PosterSize, number>> = { a3: 5, a2: 9, a1: 16, a0: 26 };

/** Before anything is printed, and about right; afterwards the pages themselves are counted. */
export function pagesAbout({ sheets, label, poster, tiled }: PrintChoice): number {
  const of = (sheet: PrintSheet): number => {
    if (sheet === 'labels') return LABEL_PAGES[label];
    if (sheet === 'poster') return tiled ? POSTER_PAGES[poster] : 1;
    return PAGES[sheet];
  };
  return sheets.reduce((sum, sheet) => sum + of(sheet), 0);
}
