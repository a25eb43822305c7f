import { parseArgs } from 'node:util';
import { prepare } from '../scripts/lib/prepare.mjs';
import { logError } from '../scripts/lib/log.mjs';
import { drawSeed, parseSeed } from '../scripts/lib/options.mjs';
import { endWithNpm } from '../server/bin/left-alone.mjs';

/**
 * `npm run census -- GAME --games 10000 --seed 4711`: plays whole games by chance and says how often each flag
 * value, card, code and outcome was met. Exit codes: 0 all that its players can meet was met, 1 something was
 * not, or a game went wrong, 2 it cannot be played so.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, seed: { type: 'string' } },
});

/** @param {string} asked */
async function censusOf(asked) {
  const { ALL_GAME_TEST_DATA } = await import('@mister-x/games/test/manifest');
  const counted = ALL_GAME_TEST_DATA.filter(({ census }) => census !== undefined);
  const found = counted.find(({ kit }) => kit.game.id === asked);
  if (found?.census !== undefined) return found.census;
  logError(`Name a game: ${counted.map(({ kit }) => kit.game.id).join(', ')}`);
  return undefined;
}

async function main() {
  const games = Number(values.games ?? 300);
  const seed = values.seed === undefined ? drawSeed() : parseSeed(values.seed);
  if (!Number.isInteger(games) || games < 1 || seed === undefined) {
    logError('--games and --seed are whole numbers from 1 on.');
    return 2;
  }
  if (!(await prepare(['code']))) return 2;
  const take = await censusOf(positionals[0] ?? '');
  if (take === undefined) return 2;
  const began = performance.now();
  const { counts, unmet, elsewhere, notes } = take(games, seed);
  const seconds = (performance.now() - began) / 1000;
  for (const [title, count] of Object.entries(counts)) {
    console.log(`\n${title}`);
    const width = Math.max(...[...count.keys()].map((name) => name.length));
    for (const [name, times] of count) {
      console.log(`  ${name.padEnd(width)} ${String(times).padStart(9)}`);
    }
  }
  console.log(`\n${games} games, seed ${seed}: ${seconds.toFixed(1)} s; ${notes}`);
  console.log(
    unmet.length === 0 ? 'Everything that these players can meet was met.' : `Never met: ${unmet.join(', ')}`,
  );
  if (elsewhere.length > 0) {
    console.log(`They never stop a game or leave it, so they cannot meet ${elsewhere.join(', ')}.`);
  }
  return unmet.length === 0 ? 0 : 1;
}

endWithNpm();
process.exitCode = await main();
