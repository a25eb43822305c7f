import { existsSync, readdirSync } from 'node:fs';

/**
 * `npm run board:design -- GAME`: makes the data of a board of our own again, by `main.mjs` in the
 * game's folder here. Exit codes: 0 made, 2 there is no such design.
 */

const HERE = new URL('./', import.meta.url);
const designedBoards = readdirSync(HERE).filter((name) => existsSync(new URL(`${name}/main.mjs`, HERE)));
const [game = ''] = process.argv.slice(2);

if (designedBoards.includes(game)) {
  await import(`./${game}/main.mjs`);
} else {
  process.stderr.write(`Name a game whose board is designed here: ${designedBoards.join(', ')}\n`);
  process.exitCode = 2;
}
