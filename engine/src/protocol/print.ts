import type { Json } from '../core/json.js';
import type { Language } from '../language.js';

/**
 * Printing, as the wire knows it: sheets and options by their ids. What they are is the kit's of
 * each game (`games/<game>/print`), which describes itself to anyone who asks (`print:kits`).
 */

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** By option; what is left out is as the kit has it at first. */
export type PrintOptions = { readonly [option: string]: Json };

export type PrintOrder = {
  readonly game: string;
  readonly sheet: string;
  /** Of what is printed. */
  readonly language: Language;
  readonly paper: Paper;
  /** Id of a custom board or pack, in the place of the game's own. */
  readonly board?: string;
  readonly options: PrintOptions;
};

/** Sheets of one game that are to be counted before they are made. */
export type PrintCount = Omit<PrintOrder, 'sheet' | 'language'> & {
  readonly sheets: readonly string[];
};

/** How many pages a sheet takes; 0 with the reason why it cannot be made (`PrintKitInfo.faults`). */
export type SheetCount = { readonly pages: number; readonly fault: string | null };

/** What can be printed for a game, in the words of one language. */
export type PrintKitInfo = {
  readonly game: string;
  readonly name: string;
  readonly sheets: readonly PrintSheetInfo[];
  /** What a screen asks, in this order. */
  readonly fields: readonly PrintField[];
  /** All options as a screen sets them at first, on each paper. */
  readonly first: Readonly<Record<Paper, PrintOptions>>;
  /** Why a sheet cannot be made, by `SheetCount.fault`. */
  readonly faults: Readonly<Record<string, string>>;
};

export type SheetMessages = { readonly name: string; readonly text: string };

export type PrintSheetInfo = SheetMessages & {
  readonly sheet: string;
  /** An evening needs it; the others are nice to have. */
  readonly tonight: boolean;
  /** What it is called where a custom board or pack is chosen, where that is something else. */
  readonly custom: SheetMessages | null;
};

/** Something that is asked only where one of `sheets` is to be printed; `null`: always. */
type PrintFieldBase = {
  readonly field: string;
  readonly label: string;
  readonly sheets: readonly string[] | null;
};

export type PrintField = PrintFieldBase &
  (
    | { readonly kind: 'choice'; readonly choices: readonly PrintFieldChoice[] }
    /** The game's own boards, or its pack; behind them come the custom ones. */
    | { readonly kind: 'board'; readonly choices: readonly PrintFieldChoice[] }
    /** Where a printer puts things, in millimetres, from -`most` to `most`. */
    | {
        readonly kind: 'shift';
        readonly option: string;
        readonly most: number;
        readonly text: string;
      }
  );

export type PrintFieldChoice = {
  readonly name: string;
  /** More about it, empty for nothing. */
  readonly text: string;
  /** The options that are set by choosing it. */
  readonly set: PrintOptions;
  /** Offered only where each of these options has one of these values. */
  readonly where: { readonly [option: string]: readonly Json[] };
};

/** To the right and down, in millimetres. */
export type PrintShift = { readonly right: number; readonly down: number };
