import {
  LABEL_FORMATS,
  LANGUAGES,
  type LabelFormat,
  type Language,
  PAPERS,
  type Paper,
  POSTER_SIZES,
  type PosterSize,
  PRINT_SHEETS,
  type PrintOrder,
  SYMBOLOGIES,
  type Symbology,
  TONIGHT_SHEETS,
} from '@mister-x/engine/protocol';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { onBoard, PRINTABLE } from '../print/games.js';
import { type Choice, PRINT_EXAMPLES, sheetList } from './print-help.js';

const USUAL_GAME = 'scotland-yard';

export type PrintOptions = {
  readonly game?: string;
  readonly board?: string;
  readonly out?: string;
  readonly paper: Paper;
  readonly language: Language;
  readonly code: Symbology;
  readonly detectives: number;
  readonly pawn?: string;
  readonly edition: 'first' | 'later';
  readonly label?: LabelFormat;
  readonly offset: PrintOrder['offset'];
  readonly poster: PosterSize;
  readonly tiled: boolean;
};

/**
 * `mister-x print SHEET`: cards, labels and posters as PDF files (docs/printing.md). Exit codes: 0
 * written, 1 could not be written, 2 not understood.
 */
export function addPrint(program: Command, done: (code: number) => void): void {
  program
    .command('print')
    .description('make cards with codes, labels, a poster … as PDF files')
    .addArgument(
      new Argument('[sheet]', 'what to make; leave it out for a list').choices([
        'tonight',
        ...PRINT_SHEETS,
        'all',
      ]),
    )
    .addOption(
      new Option('--game <game>', `whose cards (default: "${USUAL_GAME}")`).choices([
        ...PRINTABLE.keys(),
      ]),
    )
    .option('--board <file>', 'a board of your own, as the studio exports it')
    .option('--out <place>', 'the file or folder; - is standard output')
    .addOption(
      new Option('--paper <size>', 'the paper in the printer').choices(PAPERS).default('a4'),
    )
    .addOption(
      new Option('--language <language>', 'the language of the cards')
        .choices(LANGUAGES)
        .default('en'),
    )
    .addOption(
      new Option(
        '--code <kind>',
        'what the scanner reads; code128 for scanners that read bars only',
      )
        .choices(SYMBOLOGIES)
        .default('qr'),
    )
    .addOption(
      new Option('--detectives <number>', 'how many detectives, 3 to 5')
        .default(5)
        .argParser(parseDetectives),
    )
    .option('--pawn <pawn>', 'tickets of one pawn only: d1 to d5, or x')
    .addOption(
      new Option('--edition <edition>', 'the board; the first one has a taxi from 13 to 14')
        .choices(['first', 'later'])
        .default('later'),
    )
    .addOption(
      new Option(
        '--label <format>',
        'the label sheet (default: "avery-l7160", or avery-5160 for Letter)',
      ).choices(LABEL_FORMATS),
    )
    .addOption(
      new Option('--offset <right,down>', 'move the print on labels, in millimetres')
        .default({ right: 0, down: 0 }, '0,0')
        .argParser(parseOffset),
    )
    .addOption(
      new Option('--poster <size>', 'the size of the poster').choices(POSTER_SIZES).default('a2'),
    )
    .option('--tiled', 'the poster on several sheets of your paper', false)
    .addHelpText('after', PRINT_EXAMPLES)
    .showHelpAfterError('(mister-x print --help lists sheets and options)')
    .action(async (sheet: Choice | undefined, options: PrintOptions) => {
      if (sheet === undefined) {
        process.stdout.write(sheetList(options.game ?? USUAL_GAME));
        return;
      }
      // Loaded only here: fonts and barcodes are large.
      const { printFiles } = await import('./print-files.js');
      const { readBoard } = await import('./print-board.js');
      const board = options.board === undefined ? undefined : await readBoard(options.board);
      if (board?.ok === false) return done(fail(board.error));
      const file = board?.value;
      const game = file?.game ?? options.game ?? USUAL_GAME;
      if (options.game !== undefined && options.game !== game) {
        return done(fail(`This board is for ${game}.`));
      }
      const orders = ordersOf(sheet, { ...options, game });
      const jobs = orders.map((order) => (file === undefined ? order : onBoard(order, file)));
      done(await printFiles(jobs, options.out));
    });
}

function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

/** With `all`, the poster is made for a copy shop and for this printer. */
function ordersOf(
  sheet: Choice,
  options: PrintOptions & { readonly game: string },
): readonly PrintOrder[] {
  const { out: _, board: __, pawn = null, ...rest } = options;
  const usual: LabelFormat = options.paper === 'a4' ? 'avery-l7160' : 'avery-5160';
  const order = { ...rest, pawn, label: options.label ?? usual };
  const all = PRINTABLE.get(options.game)?.sheets ?? [];
  if (sheet === 'tonight') {
    const needed = TONIGHT_SHEETS.filter((each) => all.includes(each));
    return needed.map((each) => ({ ...order, sheet: each }));
  }
  if (sheet !== 'all') return [{ ...order, sheet }];
  const poster = { ...order, sheet: 'poster' as const };
  const others = all.filter((each) => each !== 'poster');
  return [
    ...others.map((each) => ({ ...order, sheet: each })),
    { ...poster, tiled: false },
    { ...poster, tiled: true },
  ];
}

function parseDetectives(text: string): number {
  if (!/^[345]$/.test(text)) throw new InvalidArgumentError('There are 3 to 5 of them.');
  return Number(text);
}

const OFFSET_MAX = 20;

function parseOffset(text: string): PrintOrder['offset'] {
  const match = /^([+-]?\d+(?:\.\d+)?),([+-]?\d+(?:\.\d+)?)$/.exec(text.replaceAll(' ', ''));
  const right = Number(match?.[1]);
  const down = Number(match?.[2]);
  if (!(Math.abs(right) <= OFFSET_MAX && Math.abs(down) <= OFFSET_MAX)) {
    throw new InvalidArgumentError('Write two numbers from -20 to 20, such as 1.5,-0.5.');
  }
  return { right, down };
}
