import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';

/**
 * `npm run board:design -- GAME`: makes the data of a board of our own again, by `main.mjs` in the
 * game's folder here. Exit codes: 0 made, 2 there is no such design.
 */

const SCRIPTS = join(ROOT, 'scripts');
const designed = readdirSync(SCRIPTS).filter((name) => existsSync(join(SCRIPTS, name, 'main.mjs')));
const [game = ''] = process.argv.slice(2);

if (designed.includes(game)) {
  await import(`./${game}/main.mjs`);
} else {
  process.stderr.write(`Name a game whose board is designed here: ${designed.join(', ')}\n`);
  process.exitCode = 2;
}
