import {
  type BoardSummary,
  type LabelFormat,
  type Language,
  type Paper,
  type PosterSize,
  type PrintOrder,
  type PrintSheet,
  type Symbology,
  TONIGHT_SHEETS,
} from '@mister-x/engine/protocol';
import { PRINTED, type PrintedFacts, type PrintedGame, STATIONS_A_PAGE } from './printed-games.js';

/** What a person chose on the printing page. */
export type PrintChoice = {
  readonly game: PrintedGame;
  readonly sheets: readonly PrintSheet[];
  readonly language: Language;
  readonly paper: Paper;
  readonly code: Symbology;
  readonly detectives: number;
  readonly pawn: string | null;
  readonly edition: PrintOrder['edition'];
  /** One that people brought along, in the place of the game's own. */
  readonly board: BoardSummary | null;
  readonly label: LabelFormat;
  readonly offset: PrintOrder['offset'];
  readonly poster: PosterSize;
  readonly tiled: boolean;
};

const OFFSET_MAX = 20;

export function firstChoice(language: Language, regions: readonly string[]): PrintChoice {
  return {
    game: 'scotland-yard',
    sheets: tonightOf('scotland-yard'),
    language,
    paper: paperOf(regions),
    code: 'qr',
    detectives: 5,
    pawn: null,
    edition: 'later',
    board: null,
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

/** What an evening needs of what the game has. */
export function tonightOf(game: PrintedGame): readonly PrintSheet[] {
  return PRINTED[game].sheets.filter((sheet) => TONIGHT_SHEETS.includes(sheet));
}

export function isTonight({ game, sheets }: PrintChoice): boolean {
  return sheets.join() === tonightOf(game).join();
}

/** Another game has other sheets; what both have stays chosen. */
export function chooseGame(choice: PrintChoice, game: PrintedGame): PrintChoice {
  const sheets = isTonight(choice)
    ? tonightOf(game)
    : PRINTED[game].sheets.filter((sheet) => choice.sheets.includes(sheet));
  return { ...choice, game, sheets, board: game === choice.game ? choice.board : null };
}

/** What can be chosen as a board, by a key for each, the game's own first. */
export function boardKeys(game: PrintedGame, shelf: readonly BoardSummary[]): readonly string[] {
  const brought = shelf.filter((board) => board.game === game).map(({ board }) => board);
  return [...PRINTED[game].ownBoards, ...brought];
}

export function boardKey({ game, edition, board }: PrintChoice): string {
  if (board !== null) return board.board;
  const { ownBoards }: PrintedFacts = PRINTED[game];
  return ownBoards.find((key) => key === edition) ?? ownBoards[0];
}

export function chooseBoard(
  choice: PrintChoice,
  shelf: readonly BoardSummary[],
  key: string,
): PrintChoice {
  const board = shelf.find((each) => each.board === key) ?? null;
  const edition = key === 'first' || key === 'later' ? key : choice.edition;
  return { ...choice, board, edition };
}

/** Added or taken away; the order is that of the list, so that the same choice prints the same. */
export function toggleSheet(choice: PrintChoice, sheet: PrintSheet): PrintChoice {
  const has = choice.sheets.includes(sheet);
  const sheets = PRINTED[choice.game].sheets.filter((each) =>
    each === sheet ? !has : choice.sheets.includes(each),
  );
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
export function pawnsOf({
  game,
  detectives,
}: Pick<PrintChoice, 'game' | 'detectives'>): readonly string[] {
  if (!PRINTED[game].byPawn) return [];
  return ['x', ...Array.from({ length: detectives }, (_, i) => `d${i + 1}`)];
}

/** One order for each sheet. */
export function orders(choice: PrintChoice): readonly PrintOrder[] {
  const { sheets, board, ...rest } = choice;
  const pawn = rest.pawn !== null && pawnsOf(rest).includes(rest.pawn) ? rest.pawn : null;
  const on = board === null ? {} : { board: board.board };
  return sheets.map((sheet) => ({ ...rest, ...on, pawn, sheet }));
}

/** Before anything is printed, and about right; afterwards the pages themselves are counted. */
export function pagesAbout({ game, sheets, label, poster, tiled, board }: PrintChoice): number {
  const { pages, labelPages, posterPages }: PrintedFacts = PRINTED[game];
  const of = (sheet: PrintSheet): number => {
    if (sheet === 'labels') return labelPages[label];
    if (sheet === 'stations' && board !== null) {
      return Math.ceil(board.stations / STATIONS_A_PAGE);
    }
    if (sheet === 'poster') return tiled ? posterPages[poster] : 1;
    return pages[sheet] ?? 0;
  };
  return sheets.reduce((sum, sheet) => sum + of(sheet), 0);
}
