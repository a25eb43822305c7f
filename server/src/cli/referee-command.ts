import type { Command } from 'commander';

/** `mister-x referee --stdio`, for programs that play through the referee. */
export function addReferee(program: Command, done: (code: number) => void): void {
  program
    .command('referee')
    .description('referee games for another program: one JSON object per line, in and out')
    .requiredOption('--stdio', 'read requests from standard input (docs/protocol.md)')
    .action(async () => {
      const { describers } = await import('../games/manifest.js');
      const { refereeStdio } = await import('../referee/stdio.js');
      await refereeStdio(process.stdin, process.stdout, await describers());
      done(0);
    });
}
