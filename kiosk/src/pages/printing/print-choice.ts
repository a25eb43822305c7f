import type {
  BoardSummary,
  Language,
  Paper,
  PrintCount,
  PrintField,
  PrintFieldChoice,
  PrintKitInfo,
  PrintOptions,
  PrintOrder,
  PrintSheetInfo,
  PrintShift,
  SheetMessages,
} from '@mister-x/engine/protocol';

/** What a person chose on the printing page. */
export type PrintChoice = {
  readonly game: string;
  readonly sheets: readonly string[];
  readonly paper: Paper;
  /** Of the kits that were looked at; what another game has as well stays chosen. */
  readonly options: PrintOptions;
  /** A custom one, in the place of the game's own. */
  readonly board: BoardSummary | null;
};

export function firstChoice(kit: PrintKitInfo, regions: readonly string[]): PrintChoice {
  const paper = paperOf(regions);
  const { game, first } = kit;
  return { game, sheets: essentialSheetsOf(kit), paper, options: first[paper], board: null };
}

/** Countries whose shops sell Letter; all others have A4. */
const REGIONS_OF_LETTER_PAPER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'PA', 'PR', 'SV', 'VE'];

/** @param regions the browser's languages, best first */
export function paperOf(regions: readonly string[]): Paper {
  for (const tag of regions) {
    const region = /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(tag)?.[1];
    if (region !== undefined) return REGIONS_OF_LETTER_PAPER.includes(region.toUpperCase()) ? 'letter' : 'a4';
  }
  return 'a4';
}

/** What an evening needs of what the game has. */
export function essentialSheetsOf({ sheets }: PrintKitInfo): readonly string[] {
  return sheets.filter(({ tonight }) => tonight).map(({ sheet }) => sheet);
}

export function isEssentialSheetsChosen(kit: PrintKitInfo, { sheets }: PrintChoice): boolean {
  return sheets.join() === essentialSheetsOf(kit).join();
}

/** Another game has other sheets; what both have stays chosen. */
export function chooseGame(choice: PrintChoice, from: PrintKitInfo, to: PrintKitInfo): PrintChoice {
  const sheets = isEssentialSheetsChosen(from, choice) ? essentialSheetsOf(to) : inKitOrder(to, choice.sheets);
  const options = { ...to.first[choice.paper], ...choice.options };
  const board = to.game === choice.game ? choice.board : null;
  return { ...choice, game: to.game, sheets, options, board };
}

/** Added or taken away; the order is that of the list, so that the same choice prints the same. */
export function toggleSheet(kit: PrintKitInfo, choice: PrintChoice, sheet: string): PrintChoice {
  const others = choice.sheets.filter((each) => each !== sheet);
  const chosen = others.length < choice.sheets.length ? others : [...others, sheet];
  return { ...choice, sheets: inKitOrder(kit, chosen) };
}

function inKitOrder({ sheets }: PrintKitInfo, chosen: readonly string[]): readonly string[] {
  return sheets.map(({ sheet }) => sheet).filter((sheet) => chosen.includes(sheet));
}

/** What a sheet is called, on a custom board as well. */
export function sheetMessagesOf(sheet: PrintSheetInfo, { board }: PrintChoice): SheetMessages {
  return board === null ? sheet : (sheet.custom ?? sheet);
}

/** What is asked about the sheets that are chosen. */
export function fieldsOf(
  kit: PrintKitInfo,
  { sheets }: PrintChoice,
  shelf: readonly BoardSummary[],
): readonly PrintField[] {
  return kit.fields.filter((field) => {
    const concerns = field.sheets?.some((sheet) => sheets.includes(sheet)) ?? true;
    if (field.kind !== 'board') return concerns;
    return boardsOf(kit, shelf).length > 0 || (concerns && field.choices.length > 1);
  });
}

/** Custom boards for this game. */
export function boardsOf({ game }: PrintKitInfo, shelf: readonly BoardSummary[]): readonly BoardSummary[] {
  return shelf.filter((board) => board.game === game);
}

type ChoiceField = Extract<PrintField, { readonly choices: unknown }>;

/** The answers that a field has as the other options are. */
export function answersOf({ choices }: ChoiceField, options: PrintOptions): readonly PrintFieldChoice[] {
  return choices.filter(({ where }) =>
    Object.entries(where).every(([option, values]) => values.some((value) => value === options[option])),
  );
}

/** The answer that is chosen: the first one, where what was chosen is not to be had. */
export function answerOf(field: ChoiceField, options: PrintOptions): PrintFieldChoice | undefined {
  const answers = answersOf(field, options);
  const isSet = ({ set }: PrintFieldChoice): boolean =>
    Object.entries(set).every(([option, value]) => options[option] === value);
  return answers.find(isSet) ?? answers[0];
}

export function shiftOf({ option }: Extract<PrintField, { kind: 'shift' }>, options: PrintOptions): PrintShift {
  const shift = options[option];
  if (typeof shift !== 'object' || shift === null || !('right' in shift)) return NO_SHIFT;
  const { right, down } = shift;
  return typeof right === 'number' && typeof down === 'number' ? { right, down } : NO_SHIFT;
}

const NO_SHIFT: PrintShift = { right: 0, down: 0 };

export function moveShift({ right, down }: PrintShift, by: PrintShift, most: number): PrintShift {
  const within = (mm: number) => Math.min(most, Math.max(-most, mm));
  return { right: within(right + by.right), down: within(down + by.down) };
}

/** This kit's own options, with the answers that are chosen. */
function optionsOf(kit: PrintKitInfo, { options, paper }: PrintChoice): PrintOptions {
  const own = Object.keys(kit.first[paper]).map((option) => [option, options[option] ?? null]);
  let all: PrintOptions = Object.fromEntries(own);
  for (const field of kit.fields) {
    if ('choices' in field) all = { ...all, ...answerOf(field, all)?.set };
  }
  return all;
}

/** What all sheets of a choice are to be counted with. */
export function printCountOf(kit: PrintKitInfo, choice: PrintChoice): PrintCount {
  const { game, sheets, paper, board } = choice;
  const on = board === null ? {} : { board: board.board };
  return { game, sheets, paper, ...on, options: optionsOf(kit, choice) };
}

/** One order for each sheet. */
export function printOrdersOf(kit: PrintKitInfo, choice: PrintChoice, language: Language): readonly PrintOrder[] {
  const { sheets, ...rest } = printCountOf(kit, choice);
  return sheets.map((sheet) => ({ ...rest, language, sheet }));
}
