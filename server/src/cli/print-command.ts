import {
  LANGUAGES,
  type Language,
  PAPERS,
  type Paper,
  type PrintOptions,
} from '@mister-x/engine/protocol';
import { Argument, type Command, Option } from 'commander';
import { KITS, type PrintKits } from '@mister-x/games/printing';
import { printExamples, sheetList } from './print-help.js';
import { chosenFor, flagOf, optionsOf, ordersOf } from './print-options.js';

/** What is written beside the options of a kit. */
type Written = {
  readonly game?: string;
  readonly board?: string;
  readonly out?: string;
  readonly paper: Paper;
  readonly language: Language;
};

/**
 * `mister-x print SHEET`: cards, labels and posters as PDF files (docs/printing.md). Exit codes: 0
 * written, 1 could not be written, 2 not understood.
 */
export function addPrint(
  program: Command,
  done: (code: number) => void,
  kits: PrintKits = KITS,
): void {
  const [usual = ''] = kits.keys();
  const sheets = [...kits.values()].flatMap((kit) => kit.sheets.map(({ sheet }) => sheet));
  const command = program
    .command('print')
    .description('make cards with codes, labels, a poster … as PDF files')
    .addArgument(
      new Argument('[sheet]', 'what to make; leave it out for a list').choices([
        'tonight',
        ...new Set(sheets),
        'all',
      ]),
    )
    .addOption(
      new Option('--game <game>', `whose cards (default: "${usual}")`).choices([...kits.keys()]),
    )
    .option('--board <file>', 'a board or box of your own, as the studio exports it')
    .option('--out <place>', 'the file or folder; - is standard output')
    .addOption(
      new Option('--paper <size>', 'the paper in the printer').choices(PAPERS).default('a4'),
    )
    .addOption(
      new Option('--language <language>', 'the language of the cards')
        .choices(LANGUAGES)
        .default('en'),
    );
  for (const [id, spec] of optionsOf(kits)) command.addOption(flagOf(id, spec));
  command
    .addHelpText('after', printExamples(kits))
    .showHelpAfterError('(mister-x print --help lists sheets and options)')
    .action(async (sheet: string | undefined, written: Written & PrintOptions) => {
      const { game: named, board: path, out, paper, language, ...options } = written;
      if (sheet === undefined) {
        process.stdout.write(await sheetList(kits, named ?? usual));
        return;
      }
      const { printFiles, readFileOf } = await import('./print-files.js');
      const custom = path === undefined ? undefined : await readFileOf(kits, path);
      if (custom?.ok === false) return done(fail(custom.error));
      const game = custom?.value.game ?? named ?? usual;
      if (named !== undefined && named !== game) return done(fail(`This file is for ${game}.`));
      const chosen = chosenFor(kits, game, options);
      if ('sentence' in chosen) return done(fail(chosen.sentence));
      const order = { game, paper, language, options: chosen.chosen };
      const on = custom === undefined ? {} : { file: custom.value.file };
      const jobs = ordersOf(kits, sheet, order).map((each) => ({ ...each, ...on }));
      done(await printFiles(kits, jobs, out));
    });
}

function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}
