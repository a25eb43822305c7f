import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Verification } from '@mister-x/engine/record';
import type { Command } from 'commander';

/** `mister-x verify FILE`: whether the record of a finished game holds (docs/record.md). */
export function addVerify(program: Command, done: (code: number) => void): void {
  program
    .command('verify')
    .description('check the record of a finished game by playing it again')
    .argument('<file>', 'the record; - reads standard input')
    .option('--head <words>', 'the six words that somebody wrote down during the game')
    .action(async (file: string, { head }: { readonly head?: string }) => {
      let content: string;
      try {
        content = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8'));
      } catch (error) {
        process.stderr.write(`The file cannot be read: ${String((error as Error).message)}\n`);
        done(2);
        return;
      }
      const { games } = await import('@mister-x/engine/games');
      const { verifyRecordText } = await import('@mister-x/engine/record');
      const options = { now: Date.now(), ...(head === undefined ? {} : { headWords: head }) };
      const verification = verifyRecordText(content, games, options);
      process.stdout.write(report(verification));
      done(
        { valid: 0, 'consistent-in-itself': 0, invalid: 1, unreadable: 2 }[verification.verdict],
      );
    });
}

const SHOWN = 20;

function report({ verdict, findings, record, proven }: Verification): string {
  const lines: string[] = [];
  if (record !== undefined) {
    const { genesis, entries, outcome } = record;
    lines.push(
      `${genesis.game}, table ${genesis.match}: ${entries.length} entries, ended ${outcome.code}`,
    );
  }
  lines.push(`Verdict: ${verdict}`);
  if (verdict === 'consistent-in-itself') {
    lines.push('Give the words of somebody who was there with --head to know it is this game.');
  }
  if (proven !== undefined) {
    lines.push(
      `The words are those of link ${proven.link} of ${proven.of}: they prove the game so far.`,
    );
  }
  for (const { where, code, detail } of findings.slice(0, SHOWN)) {
    lines.push(`- ${code}${where === '' ? '' : ` at ${where}`}: ${detail}`);
  }
  if (findings.length > SHOWN) lines.push(`and ${findings.length - SHOWN} more`);
  return `${lines.join('\n')}\n`;
}
