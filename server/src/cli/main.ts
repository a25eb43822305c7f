import { Command, CommanderError } from 'commander';
import type { ServerConfig } from './config.js';
import { PACKAGE_VERSION } from '../runtime/installation.js';
import { addPrint } from './print-command.js';
import { addServe } from './serve-command.js';
import { addVerify } from './verify-command.js';

/**
 * The command line. Expected failures are sentences on standard error, never stack traces.
 * @param args what the person wrote after `mister-x`
 * @param change what no option says, for tests and benchmarks
 * @returns the exit code: 0 done, 1 could not, 2 not understood
 */
export async function main(args: readonly string[], change: Partial<ServerConfig> = {}): Promise<number> {
  let code = 0;
  const done = (result: number): void => {
    code = result;
  };
  const program = new Command('mister-x')
    .description('The trusted referee for hidden-move board games played on a real board.')
    .version(PACKAGE_VERSION)
    .showHelpAfterError('(mister-x --help lists all commands)')
    .exitOverride();
  addServe(program, done, change);
  addReferee(program, done);
  addVerify(program, done);
  addPrint(program, done);
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
}

/** `mister-x referee --stdio`, for programs that play through the referee. */
function addReferee(program: Command, done: (code: number) => void): void {
  program
    .command('referee')
    .description('referee games for another program: one JSON object per line, in and out')
    .requiredOption('--stdio', 'read requests from standard input (docs/protocol.md)')
    .option('--open', 'for tests: show everything and set positions up; records say so')
    .action(async ({ open = false }: { readonly open?: boolean }) => {
      const { describers } = await import('@mister-x/games/describers');
      const { refereeStdio } = await import('./stdio/stdio.js');
      await refereeStdio(process.stdin, process.stdout, await describers(), open);
      done(0);
    });
}
