import { COMPUTERS } from '@mister-x/games/computers';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { type ArenaArguments, runArena } from './run.js';

const EXAMPLES = `
Examples:
  npm run arena -- easy medium random
  npm run arena -- medium "python3 labs/docs/player.py" --games 20
  npm run arena -- easy mine=./my-player --log evening.jsonl --seed 1000

labs/docs/players.md says how to write a player, and what log and JSON contain.
`;

/**
 * `npm run arena -- A B …`: computers and programs play against one another (labs/docs/players.md).
 * @returns the exit code: 0 all games were played, 1 not all, 2 not understood
 */
export async function main(args: readonly string[]): Promise<number> {
  let code = 0;
  const program = new Command('npm run arena --')
    .description('let computers and programs play against one another')
    .argument('<contestants...>', 'easy, medium, hard, random, or "COMMAND" or NAME="COMMAND"')
    .addOption(new Option('--game <game>', 'what they play').default(COMPUTERS[0]?.game.id))
    .option('--variant <variant>', 'by which rules (default: the usual ones)')
    .addOption(number('--players <n>', 'seats at the table (default: as many as there are)', 1))
    .option('--options <json>', 'more options of the game (docs/protocol.md)')
    .addOption(number('--games <n>', 'games for each cell of the table', 1).default(100))
    .addOption(number('--seed <n>', 'the first seed; each deal has its own', 0).default(0))
    .addOption(number('--jobs <n>', 'games at a time (default: one for each core)', 1))
    .addOption(number('--iterations <n>', 'how much a computer that searches may think', 1).default(1_000))
    .addOption(number('--ms <n>', 'how long it may think, in milliseconds', 1))
    .addOption(number('--answer-ms <n>', 'how long a program may take to answer', 1).default(5_000))
    .addOption(number('--steps <n>', 'a game that is longer is a draw', 1).default(5_000))
    .option('--json', 'print the results as JSON')
    .option('--log <file>', 'write down every game; continue if the file is there')
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('(npm run arena -- --help lists all options)')
    .exitOverride()
    .action(async (contestants: readonly string[], written: ArenaArguments) => {
      code = await runArena(contestants, written);
    });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
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
