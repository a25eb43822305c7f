import { type Command, InvalidArgumentError, Option } from 'commander';
import { MANIFEST } from '../games/manifest.js';
import type { ArenaWritten } from './arena-run.js';

const EXAMPLES = `
Examples:
  npx mister-x arena easy medium random
  npx mister-x arena medium "python3 docs/examples/player.py" --games 20
  npx mister-x arena easy mine=./my-player --log evening.jsonl --seed 1000

docs/players.md says how to write a player, and what log and JSON contain.
`;

/**
 * `mister-x arena A B …`: computers and programs play against one another (docs/players.md). Exit codes: 0 all
 * games were played, 1 not all, 2 not understood.
 */
export function addArena(program: Command, done: (code: number) => void): void {
  const usual = MANIFEST.find(({ arena }) => arena !== undefined)?.game;
  program
    .command('arena')
    .description('let computers and programs play against one another')
    .argument('<contestants...>', 'easy, medium, hard, random, or "COMMAND" or NAME="COMMAND"')
    .addOption(new Option('--game <game>', 'what they play').default(usual))
    .option('--variant <variant>', 'by which rules (default: the usual ones)')
    .addOption(number('--players <n>', 'seats at the table (default: as many as there are)', 1))
    .option('--options <json>', 'more options of the game (docs/protocol.md)')
    .addOption(number('--games <n>', 'games for each cell of the table', 1).default(100))
    .addOption(number('--seed <n>', 'the first seed; each deal has its own', 0).default(0))
    .addOption(number('--jobs <n>', 'games at a time (default: one for each core)', 1))
    .addOption(
      number('--iterations <n>', 'how much a computer that searches may think', 1).default(1_000),
    )
    .addOption(number('--ms <n>', 'how long it may think, in milliseconds', 1))
    .addOption(number('--answer-ms <n>', 'how long a program may take to answer', 1).default(5_000))
    .addOption(number('--steps <n>', 'a game that is longer is a draw', 1).default(5_000))
    .option('--json', 'print the results as JSON')
    .option('--log <file>', 'write down every game; continue if the file is there')
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('(mister-x arena --help lists all options)')
    .action(async (contestants: readonly string[], written: ArenaWritten) => {
      const { runArena } = await import('./arena-run.js');
      done(await runArena(contestants, written));
    });
}

function number(flags: string, help: string, least: number): Option {
  return new Option(flags, help).argParser((text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || !Number.isSafeInteger(value)) {
      throw new InvalidArgumentError(`Write a whole number from ${least} on.`);
    }
    return value;
  });
}
