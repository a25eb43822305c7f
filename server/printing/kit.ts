import { err, type Json, ok, type Result } from '@mister-x/engine';
import type {
  Language,
  Paper,
  PrintField,
  PrintKitInfo,
  PrintOptions,
  PrintOrder,
  SheetMessages,
} from '@mister-x/engine/protocol';
import { areOptions, initialOptions, type OptionSpecs, type OptionsOf } from './options.js';
import type { PdfDocument, PrintedPdf } from './page/document.js';

/** An order as the press gets it: with the file of the board or the pack that it names, where it names one. */
export type PrintJob = PrintOrder & { readonly file?: Json };

/** What is to be drawn, apart from the options of its kit. */
export type Job<File = unknown> = {
  readonly sheet: string;
  readonly language: Language;
  readonly paper: Paper;
  /** The custom board or pack, in the place of the game's own. */
  readonly file?: File;
  /** Whose cards these are and which, as headings say it. */
  readonly heading: { readonly game: string; readonly sheet: string };
};
export type JobOf<Options extends OptionSpecs, File = unknown> = Job<File> & OptionsOf<Options>;

/** A custom board or pack as the kit of its game reads it. */
export type CustomFileSpec<File> = {
  /** `undefined` for what is no such file, or cannot be played with. */
  readonly read: (input: Json) => File | undefined;
  readonly nameOf: (file: File) => string;
  /** What is wrong with one that was refused, by the game's codes, as sentences of the command line. */
  readonly faults?: Readonly<Record<string, (names: string) => string>>;
};

/**
 * Draws one sheet: adds its pages with `addPage` and draws on them in millimetres. It neither ends
 * the document nor touches what is outside it, and the same job gives the same pages.
 */
export type DrawSheet<J> = (doc: PdfDocument, job: J) => void;

export type SheetSpec<J> = {
  /** What it is, as the command line's list says it. */
  readonly help: string;
  readonly messages: (language: Language) => SheetMessages;
  /** What it is called where a custom board or pack is chosen, where that is something else. */
  readonly custom?: (language: Language) => SheetMessages;
  /** An evening needs it. */
  readonly tonight?: true;
  /** It differs from board to board or from pack to pack; all else serves every one. */
  readonly onBoard?: true;
  /** What its file is called behind the name of the sheet, where the paper alone does not tell. */
  readonly file?: (job: J) => readonly string[];
  /** With `all` it is made once with each of these. */
  readonly all?: readonly PrintOptions[];
  /** What the command line writes beside the print; `undefined`: nothing. */
  readonly beside?: (job: J) => Promise<AccompanyingFile | undefined>;
};

/** A file that belongs to a print and is not printed. */
export type AccompanyingFile = {
  /** In the place of `pdf` in the name of the print. */
  readonly ending: string;
  readonly text: string;
};

export type OrderFault = {
  readonly code: string;
  /** For the command line; a screen has words of its own (`KitSpec.faults`). */
  readonly sentence: string;
};

/** What can be printed for one game: all that wire, command line and screens know of it. */
export type KitSpec<Sheet extends string, Options extends OptionSpecs, File> = {
  readonly game: string;
  readonly name: (language: Language) => string;
  /** How the names of its files begin. */
  readonly files: string;
  readonly options: Options;
  /** What the command line says below the list of its sheets: which of them to choose. */
  readonly advice: string;
  /** What people write behind `print`, for the command line's help; the game is added to it. */
  readonly examples: readonly string[];
  /** In the order in which they are offered. */
  readonly sheets: Readonly<Record<Sheet, SheetSpec<JobOf<Options, File>>>>;
  /** What a screen asks, in this order. */
  readonly fields: (language: Language) => readonly PrintField[];
  /** Options that a screen sets otherwise at first. */
  readonly onScreen: PrintOptions;
  /** For a game for which people may bring something along. */
  readonly custom?: CustomFileSpec<File>;
  /** What options that are right one by one cannot be together. */
  readonly fault: (job: JobOf<Options, File>) => OrderFault | undefined;
  /** Its codes, in the words of a screen on which people can come by them. */
  readonly faults: (language: Language) => Readonly<Record<string, string>>;
  /** How many pages a sheet takes. Nothing of what draws is loaded for it. */
  readonly pages: () => Promise<Readonly<Record<Sheet, (job: JobOf<Options, File>) => number>>>;
  /** Loaded only where something is printed: fonts and barcodes are large. */
  readonly draw: () => Promise<Readonly<Record<Sheet, DrawSheet<JobOf<Options, File>>>>>;
};

export type KitSheet = {
  readonly sheet: string;
  readonly help: string;
  readonly tonight: boolean;
  readonly all: readonly PrintOptions[];
};

/** An order that can be printed. */
export type PreparedPrint = {
  readonly fileName: string;
  readonly pages: () => Promise<number>;
  readonly print: () => Promise<PrintedPdf>;
  readonly beside: () => Promise<AccompanyingFile | undefined>;
};

/** A kit whose types are closed over: it takes any order, and says which it cannot print. */
export type PrintKit = {
  readonly game: string;
  readonly name: string;
  readonly options: OptionSpecs;
  readonly advice: string;
  readonly examples: readonly string[];
  readonly sheets: readonly KitSheet[];
  readonly describe: (language: Language) => PrintKitInfo;
  /** What is wrong with a file that was refused, as a sentence; its code, where there is none. */
  readonly reason: (fault: { readonly code: string; readonly names: readonly string[] }) => string;
  readonly prepare: (order: PrintJob) => Result<PreparedPrint, OrderFault>;
};

export function printKit<Sheet extends string, const Options extends OptionSpecs, File>(
  spec: KitSpec<Sheet, Options, File>,
): PrintKit {
  const { game, options, sheets, advice, examples } = spec;
  const names = Object.keys(sheets).filter((name): name is Sheet => Object.hasOwn(sheets, name));

  const nameOf = (file: File) => spec.custom?.nameOf(file) ?? '';
  const jobOf = (
    order: PrintJob,
    chosen: OptionsOf<Options>,
    sheet: Sheet,
    read: File | undefined,
  ): JobOf<Options, File> => {
    const { messages, custom = messages, onBoard } = sheets[sheet];
    const { language, paper } = order;
    const file = onBoard === true ? read : undefined;
    const own = { game: spec.name(language), sheet: messages(language).name };
    // Cards of several boards or packs look alike: their pages say whose they are.
    const heading = file === undefined ? own : { game: `${own.game} · ${nameOf(file)}`, sheet: custom(language).name };
    const on = file === undefined ? {} : { file };
    return { ...chosen, sheet, language, paper, heading, ...on };
  };

  return {
    game,
    options,
    advice,
    examples,
    name: spec.name('en'),
    reason: ({ code, names: of }) => spec.custom?.faults?.[code]?.(of.join(', ')) ?? code,
    sheets: names.map((sheet) => {
      const { help, tonight = false, all = [{}] } = sheets[sheet];
      return { sheet, help, tonight, all };
    }),
    describe: (language) => ({
      game,
      name: spec.name(language),
      sheets: names.map((sheet) => {
        const { messages, custom, tonight = false } = sheets[sheet];
        return { sheet, ...messages(language), tonight, custom: custom?.(language) ?? null };
      }),
      fields: spec.fields(language),
      first: {
        a4: { ...initialOptions(options, 'a4'), ...spec.onScreen },
        letter: { ...initialOptions(options, 'letter'), ...spec.onScreen },
      },
      faults: spec.faults(language),
    }),
    prepare: (order) => {
      const sheet = names.find((name) => name === order.sheet);
      if (sheet === undefined) return err(unknownSheet(spec.name('en'), order.sheet, names));
      const chosen = { ...initialOptions(options, order.paper), ...order.options };
      if (!areOptions(options, chosen)) return err(OPTIONS_WRONG);
      const file = order.file === undefined ? undefined : spec.custom?.read(order.file);
      if (order.file !== undefined && file === undefined) return err(FILE_WRONG);
      const job = jobOf(order, chosen, sheet, file);
      const fault = spec.fault(job);
      if (fault !== undefined) return err(fault);
      const more = sheets[sheet].file?.(job) ?? [job.paper];
      return ok({
        fileName: fileName([
          spec.files,
          // So that it does not take the place of the game's own.
          ...(job.file === undefined ? [] : [fileNameOf(nameOf(job.file))]),
          sheet,
          ...more,
        ]),
        pages: async () => (await spec.pages())[sheet](job),
        print: async () => {
          const { finishPdf, newDocument } = await import('./page/document.js');
          const draw = (await spec.draw())[sheet];
          const { heading, language } = job;
          const doc = newDocument({ title: `${heading.game} · ${heading.sheet}`, language });
          draw(doc, job);
          return finishPdf(doc);
        },
        beside: async () => sheets[sheet].beside?.(job),
      });
    },
  };
}

/** A screen offers nothing of the kind, and the command line has looked at each of them. */
const OPTIONS_WRONG: OrderFault = {
  code: 'OPTIONS_WRONG',
  sentence: 'These options do not go together.',
};

/** Screens name what lies on the shelf, and the command line has read the file. */
const FILE_WRONG: OrderFault = {
  code: 'FILE_WRONG',
  sentence: 'This file is not for this game.',
};

function unknownSheet(name: string, sheet: string, known: readonly string[]): OrderFault {
  return {
    code: 'SHEET_UNKNOWN',
    sentence: `${name} has no sheet ${sheet}. Choose one of: ${known.join(', ')}.`,
  };
}

/** `mister-x-tickets-d1-a4.pdf`: what it is and for which paper, in letters that every disk takes. */
function fileName(parts: readonly string[]): string {
  return `${parts.join('-')}.pdf`;
}

/** A name in small Latin letters and digits; `board` where it has none. */
function fileNameOf(name: string): string {
  const messages = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  return messages?.join('-').slice(0, 30).replace(/-$/, '') ?? 'board';
}
