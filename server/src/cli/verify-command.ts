import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Command } from 'commander';

type Options = { readonly checkNumber?: string };

/**
 * `mister-x verify FILE`: whether the record of a finished game holds (docs/record.md). Exit codes:
 * 0 it holds, 1 it does not, 2 it cannot be read.
 */
export function addVerify(program: Command, done: (code: number) => void): void {
  const verify: Command = program
    .command('verify')
    .description('check the record of a finished game by replaying it')
    .argument('<file>', 'the record; - reads standard input')
    .option('--check-number <digits>', 'the 20 digits that you noted during the game')
    // Its further groups are excess arguments where nobody put quotes round it.
    .on('option:check-number', () => verify.allowExcessArguments())
    .action(async (file: string, { checkNumber: first }: Options) => {
      const checkNumber = first && [first, ...verify.args.slice(1)].join(' ');
      const { CHECK_NUMBER_DIGITS, digitsIn } = await import('@mister-x/engine/trust/digits');
      const count = checkNumber === undefined ? CHECK_NUMBER_DIGITS : digitsIn(checkNumber).length;
      if (count !== CHECK_NUMBER_DIGITS) {
        process.stderr.write(
          `--check-number takes ${CHECK_NUMBER_DIGITS} digits after the file, and ${count} are given\n`,
        );
        done(2);
        return;
      }
      const { RECORD_BYTES_MAX, verifyRecordBytes } = await import('@mister-x/engine/record');
      let bytes: Uint8Array;
      try {
        const source = file === '-' ? process.stdin : createReadStream(file);
        bytes = await readSome(source, RECORD_BYTES_MAX);
      } catch (error) {
        process.stderr.write(`${file} cannot be read: ${reasonOf(error)}\n`);
        done(2);
        return;
      }
      const { games } = await import('@mister-x/games');
      const { outcomeSentencesOf, verifyReport } = await import('./verify-report.js');
      const given = checkNumber === undefined ? {} : { checkNumber };
      const verification = verifyRecordBytes(bytes, games, { now: Date.now(), ...given });
      process.stdout.write(verifyReport(verification, await outcomeSentencesOf(verification.record?.genesis.game)));
      done({ valid: 0, 'consistent-in-itself': 0, invalid: 1, unreadable: 2 }[verification.verdict]);
    });
}

async function readSome(source: Readable, most: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    // The verifier refuses it.
    if (length > most) break;
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
      return 'this account may not read it';
    default:
      return (error as Error).message;
  }
}
