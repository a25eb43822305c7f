import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRecord } from '@mister-x/engine/testing';
import { scotlandYardKit } from '@mister-x/games/scotland-yard/test/kit';
import { checkNumberOf, groupDigits } from '@mister-x/engine/trust';
import { describe, expect, it } from 'vitest';
import { COMMAND } from '../processes/referee-process.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';

const flags = { limit: { unit: 'round', count: 1 }, log_slots: 22, reveal_slots: [1] };
const record = makeRecord(scotlandYardKit, {
  options: { variant: 'modern', hunters: 3, flags },
  seed: 1,
});
const text = JSON.stringify(record);
const last = record.heads.length - 1;
const numberOf = (link: number): string => groupDigits(checkNumberOf(record.heads[link] ?? ''));

type ProgramResult = {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
};

function verify(args: readonly string[], input: string | Buffer = ''): ProgramResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, 'verify', ...args], {
    input,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, errors: stderr };
}

const misread = (number: string): string => `${(Number(number[0]) + 1) % 10}${number.slice(1)}`;

describe('mister-x verify', () => {
  it('says with 0 that a file holds', () =>
    inTemporaryFolder(async (folder) => {
      const file = join(folder, 'record.json');
      await writeFile(file, text);
      const { code, out, errors } = verify([file]);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(out).toContain(`scotland-yard, table ${record.genesis.match}, 2026-01-02\n`);
      expect(out).toContain(`\nNumber   ${numberOf(last)} (after the last step)\n`);
      expect(out).toContain('\nCONSISTENT IN ITSELF\n');
    }));

  it.each([
    [numberOf(1), 0, `VERIFIED up to step 1 of ${last}\n`],
    [numberOf(last), 0, 'VERIFIED\n'],
    [` ${numberOf(last).replaceAll(' ', ' - ')}.`, 0, 'VERIFIED\n'],
    ['1234 5678 9012 3456 7890', 1, 'NOT VALID: 1 finding\n  CHECK_NUMBER at heads\n'],
    [misread(numberOf(last)), 1, 'NOT VALID: 1 finding\n  CHECK_NUMBER_NEAR at heads\n'],
  ])('holds standard input against the check number "%s"', (number, exit, said) => {
    const { code, out, errors } = verify(['-', '--check-number', number], text);
    expect({ code, errors }).toEqual({ code: exit, errors: '' });
    expect(out).toContain(`\n${said}`);
  });

  it('says with 1 what is wrong where', () => {
    const forged = { ...record, outcome: { ...record.outcome, code: 'CAUGHT' } };
    const { code, out } = verify(['-'], JSON.stringify(forged));
    expect(code).toBe(1);
    expect(out).toContain('\nNOT VALID: 1 finding\n  OUTCOME at outcome\n    the game ended');
  });

  it.each<readonly [string, string | Buffer, string]>([
    ['nothing', '', 'NOT_JSON\n    it is empty'],
    ['the half of a record', text.slice(0, 2_000), 'NOT_JSON\n'],
    ['a program', Buffer.from('7f454c4602010100ff', 'hex'), 'NOT_UTF8\n'],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), 'NOT_UTF8\n    it is UTF-16 text'],
    ['endless lists', `[${'[],'.repeat(2_500_000)}`, 'TOO_LARGE\n    more parts than a record has'],
    ['deep lists', '['.repeat(1_000_000), 'TOO_DEEP\n    deeper than 64'],
    ['other JSON', '{"name":"mister-x"}', 'FORMAT at format\n    it says no format'],
    ['a later version', text.replace('record/2', 'record/3'), 'it says mister-x-record/3;'],
    ['another shape', text.replace('"seed":', '"sead":'), 'SHAPE at seed\n'],
    ['another game', text.replace('scotland-yard', 'chess'), 'GAME_UNKNOWN at genesis.game\n'],
  ])('says with 2 that it cannot read %s', (_what, input, said) => {
    const { code, out, errors } = verify(['-'], input);
    expect({ code, errors }).toEqual({ code: 2, errors: '' });
    expect(out).toContain('NOT A RECORD that this program can read\n  ');
    expect(out).toContain(said);
  });

  it('reads a file with a byte order mark and the line ends of Windows', () => {
    const lines = JSON.stringify(record, null, 2).replaceAll('\n', '\r\n');
    expect(verify(['-'], `\ufeff${lines}`).code).toBe(0);
  });

  it('takes the groups of a check number without quotes', () => {
    const { code, out } = verify(['-', '--check-number', ...numberOf(last).split(' ')], text);
    expect(out).toContain('VERIFIED\n');
    expect(code).toBe(0);
  });

  it.each([
    [[], "missing required argument 'file'"],
    [['a.json', 'b.json'], 'too many arguments'],
    [['a.json', '--check-numbers', '1'], "unknown option '--check-numbers'"],
    [['a.json', '--check-number', ''], '--check-number takes 20 digits after the file, and 0 are given\n'],
    [['a.json', '--check-number', '1234 5678'], '--check-number takes 20 digits after the file, and 8 are given\n'],
    [['a.json', '--check-number', 'zoo zoo'], '--check-number takes 20 digits after the file, and 0 are given\n'],
    [['none.json'], 'none.json cannot be read: there is no such file'],
    [['.'], '. cannot be read: it is a folder'],
  ])('says with 2 what is wrong with %j', (args, sentence) => {
    const { code, out, errors } = verify(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(errors).toContain(sentence);
    expect(errors).not.toMatch(/^\s+at |node:internal/m);
  });
});
