import { type PrintKits, prepare } from '@mister-x/games/printing';
import { ordersOf } from './print-options.js';

/** How long the name of a sheet is, with the space behind it. */
const NAME = 10;
/** How long an example is, before what it does. */
const EXAMPLE = 23;
const WIDTH = 80;
const COMMAND = 'npx mister-x print';

export function printExamples(kits: PrintKits): string {
  const [usual, ...others] = kits.values();
  const rows = [
    `${'tonight'.padEnd(EXAMPLE)}all you need for an evening`,
    ...(usual?.examples ?? []),
    ...others.flatMap(({ game, examples }) =>
      ['tonight', ...examples].map((example) => `${example} --game ${game}`),
    ),
  ];
  return `
Examples:
${rows.map((row) => `  ${COMMAND} ${row}`).join('\n')}

Print at actual size (100 %), not "fit to page". For more, see docs/printing.md.
`;
}

/** What there is to print, for someone who does not know yet. */
export async function sheetList(kits: PrintKits, game: string): Promise<string> {
  const [usual] = kits.keys();
  const kit = kits.get(game);
  const sheets = kit?.sheets ?? [];
  const tonight = sheets.filter((each) => each.tonight).map(({ sheet }) => sheet);
  const rows = [
    [
      'tonight',
      `all you need: ${tonight.join(', ')} (${await pagesOf(kits, game, 'tonight')} pages)`,
    ],
    ...sheets.map(({ sheet, help }) => [sheet, help]),
    ['all', `every sheet of this list (${await pagesOf(kits, game, 'all')} pages)`],
  ].map(([name = '', what]) => `  ${name.padEnd(NAME)}${what}`);
  const others = [...kits.keys()].filter((each) => each !== game);
  const choice = game === usual ? '' : ` --game ${game}`;
  return `What can be printed for ${kit?.name ?? game}:

${rows.join('\n')}

Start with this. It makes all you need for an evening:

    ${COMMAND} tonight${choice}

${wrapped(`The sheets of tonight and all go into the folder mister-x-kit. ${kit?.advice ?? ''}`)}

Another game: ${COMMAND} --game ${others.join(', ')}

For papers, languages and kinds of codes: ${COMMAND} --help
`;
}

function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.trim().split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** On A4, with nothing chosen otherwise. */
async function pagesOf(kits: PrintKits, game: string, choice: 'tonight' | 'all'): Promise<number> {
  let sum = 0;
  for (const order of ordersOf(kits, choice, { game, paper: 'a4', language: 'en', options: {} })) {
    const prepared = prepare(order, kits);
    if (prepared.ok) sum += await prepared.value.pages();
  }
  return sum;
}
