import { type PrintKits, prepare } from '../print/kits.js';
import { ordersOf } from './print-orders.js';

/** How long the name of a sheet is, with the space behind it. */
const NAME = 10;

export function printExamples(kits: PrintKits): string {
  const [, ...others] = kits.keys();
  const other = others.map((game) => `  npx mister-x print tonight --game ${game}\n`);
  return `
Examples:
  npx mister-x print tonight                all you need for an evening
  npx mister-x print tickets --paper letter --language de
  npx mister-x print labels --label avery-l7651 --offset 1.5,-0.5
  npx mister-x print poster --poster a2 --tiled
${other.join('')}  npx mister-x print poster --board my-board.json

Print at actual size (100 %), not "fit to page". For more, see docs/printing.md.
`;
}

/** What there is to print, for somebody who does not know yet. */
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

Start with this. It makes all you need to play with a scanner:

    npx mister-x print tonight${choice}

The sheets of tonight and all go into the folder mister-x-kit. With tickets or
labels, each ticket has its own code. Station cards are quicker than digits if
somebody keeps them sorted.

Another game: npx mister-x print --game ${others.join(', ')}

For papers, languages and kinds of codes: npx mister-x print --help
`;
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
