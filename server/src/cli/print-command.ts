import { LANGUAGES, type Language, PAPERS, type Paper, type PrintOptions } from '@mister-x/engine/protocol';
import { Argument, type Command, Option } from 'commander';
import { PRINT_KITS, type PrintKits, preparePrint } from '@mister-x/games/printing';
import { optionsForGame, flagOf, printOptionSpecs, ordersOf } from './print-options.js';

/** What is written beside the options of a kit. */
type PrintArguments = {
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
export function addPrint(program: Command, done: (code: number) => void, kits: PrintKits = PRINT_KITS): void {
  const [usual = ''] = kits.keys();
  const sheets = [...kits.values()].flatMap((kit) => kit.sheets.map(({ sheet }) => sheet));
  const command = program
    .command('print')
    .description('make cards with codes, labels, a poster … as PDF files')
    .addArgument(
      new Argument('[sheet]', 'what to make; leave it out for a list').choices(['tonight', ...new Set(sheets), 'all']),
    )
    .addOption(new Option('--game <game>', `whose cards (default: "${usual}")`).choices([...kits.keys()]))
    .option('--board <file>', 'a board or box of your own, as the studio exports it')
    .option('--out <place>', 'the file or folder; - is standard output')
    .addOption(new Option('--paper <size>', 'the paper in the printer').choices(PAPERS).default('a4'))
    .addOption(new Option('--language <language>', 'the language of the cards').choices(LANGUAGES).default('en'));
  for (const [id, spec] of printOptionSpecs(kits)) command.addOption(flagOf(id, spec));
  command
    .addHelpText('after', printExamples(kits))
    .showHelpAfterError('(mister-x print --help lists sheets and options)')
    .action(async (sheet: string | undefined, written: PrintArguments & PrintOptions) => {
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
      const chosen = optionsForGame(kits, game, options);
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

/** How long the name of a sheet is, with the space behind it. */
const NAME_COLUMN_WIDTH = 10;
/** How long an example is, before what it does. */
const EXAMPLE_COLUMN_WIDTH = 23;
const TERMINAL_WIDTH = 80;
const COMMAND = 'npx mister-x print';

function printExamples(kits: PrintKits): string {
  const [usual, ...others] = kits.values();
  const rows = [
    `${'tonight'.padEnd(EXAMPLE_COLUMN_WIDTH)}all you need for an evening`,
    ...(usual?.examples ?? []),
    ...others.flatMap(({ game, examples }) => ['tonight', ...examples].map((example) => `${example} --game ${game}`)),
  ];
  return `
Examples:
${rows.map((row) => `  ${COMMAND} ${row}`).join('\n')}

Print at actual size (100 %), not "fit to page". For more, see docs/printing.md.
`;
}

/** What there is to print, for someone who does not know yet. */
async function sheetList(kits: PrintKits, game: string): Promise<string> {
  const [usual] = kits.keys();
  const kit = kits.get(game);
  const sheets = kit?.sheets ?? [];
  const tonight = sheets.filter((each) => each.tonight).map(({ sheet }) => sheet);
  const rows = [
    ['tonight', `all you need: ${tonight.join(', ')} (${await pagesOf(kits, game, 'tonight')} pages)`],
    ...sheets.map(({ sheet, help }) => [sheet, help]),
    ['all', `every sheet of this list (${await pagesOf(kits, game, 'all')} pages)`],
  ].map(([name = '', what]) => `  ${name.padEnd(NAME_COLUMN_WIDTH)}${what}`);
  const others = [...kits.keys()].filter((each) => each !== game);
  const choice = game === usual ? '' : ` --game ${game}`;
  return `What can be printed for ${kit?.name ?? game}:

${rows.join('\n')}

Start with this. It makes all you need for an evening:

    ${COMMAND} tonight${choice}

${wrapText(`The sheets of tonight and all go into the folder mister-x-kit. ${kit?.advice ?? ''}`)}

Another game: ${COMMAND} --game ${others.join(', ')}

For papers, languages and kinds of codes: ${COMMAND} --help
`;
}

function wrapText(text: string): string {
  const lines: string[] = [];
  for (const word of text.trim().split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= TERMINAL_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** On A4, with nothing chosen otherwise. */
async function pagesOf(kits: PrintKits, game: string, choice: 'tonight' | 'all'): Promise<number> {
  let sum = 0;
  for (const order of ordersOf(kits, choice, { game, paper: 'a4', language: 'en', options: {} })) {
    const prepared = preparePrint(order, kits);
    if (prepared.ok) sum += await prepared.value.pages();
  }
  return sum;
}
