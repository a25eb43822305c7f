import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPUTERS } from '@mister-x/games/computers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from './main.js';

const EXAMPLE = fileURLToPath(new URL('../../docs/player.py', import.meta.url));
const GAMES = COMPUTERS.map(({ game }) => game.id);
const PYTHON = spawnSync('python3', ['--version']).status === 0;

let out = '';
let errors = '';
let folder = '';
beforeEach(() => {
  out = '';
  errors = '';
  folder = mkdtempSync(join(tmpdir(), 'mister-x-arena-'));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Runs the command and gives what it printed; times differ from run to run and are left out. */
async function arena(...args: readonly string[]) {
  out = '';
  expect(await main([...args, '--json'])).toBe(0);
  const { cells, contestants, ...rest } = JSON.parse(out);
  return {
    ...rest,
    cells,
    contestants: contestants.map(({ ms: _, ...contestant }: { readonly ms: number }) => contestant),
  };
}

describe('npm run arena', () => {
  it.each(GAMES)('plays %s, with the same result on one thread as on two', async (game) => {
    const args = ['easy', 'random', '--game', game, '--games', '2', '--players', '4', '--steps', '300'];
    const report = await arena(...args, '--jobs', '1');
    expect(report).toMatchObject({ played: report.expected, tournament: { game } });
    expect(report.cells.length).toBeGreaterThan(0);
    for (const cell of report.cells) expect(cell.games).toBe(2);
    expect(await arena(...args, '--jobs', '2')).toEqual(report);
  });

  it('prints a table', async () => {
    expect(await main(['easy', 'random', '--games', '1', '--seed', '5'])).toBe(0);
    expect(out).toContain('1 game a cell, seed 5\n');
    expect(out).toMatch(/^ +easy +random$/m);
    expect(out).toMatch(/^easy +\d+ \(\d+–\d+\) +\d+ \(\d+–\d+\)$/m);
    expect(errors).toBe('');
  });

  it('goes on where a log ends, and adds to it', async () => {
    const log = join(folder, 'log.jsonl');
    const args = ['easy', 'random', '--players', '4', '--log', log];
    await arena(...args, '--games', '2');
    const whole = readFileSync(log, 'utf8');
    const lines = whole.split('\n');
    expect(lines).toHaveLength(1 + 4 * 2 + 1);
    // Games that are kept say so: nobody plays a game of this length.
    const kept = lines.slice(0, 4).map((line) => line.replace(/"steps":\d+/, '"steps":1'));
    writeFileSync(log, `${kept.join('\n')}\n{"row":"ea`);
    const report = await arena(...args, '--games', '3');
    expect(report).toMatchObject({ played: 12, expected: 12 });
    const after = readFileSync(log, 'utf8');
    expect(after.startsWith(`${kept.join('\n')}\n`)).toBe(true);
    expect(after.split('\n')).toHaveLength(1 + 4 * 3 + 1);
    expect(await arena('easy', 'random', '--players', '4', '--games', '3')).toEqual(report);
  });

  it('refuses the log of another tournament', async () => {
    const log = join(folder, 'log.jsonl');
    await arena('easy', '--games', '1', '--log', log);
    expect(await main(['random', '--games', '1', '--log', log])).toBe(2);
    expect(errors).toContain('is not a log of this tournament');
  });

  it.skipIf(!PYTHON)('seats the example of the documents (skipped without python3)', async () => {
    const command = `mine=python3 "${EXAMPLE}"`;
    for (const game of GAMES) {
      const report = await arena(
        ...[command, 'random', '--game', game, '--games', '1', '--players', '4'],
        ...['--steps', '200'],
      );
      expect(report.contestants).toMatchObject([
        { name: 'mine', forfeits: {} },
        { name: 'random', forfeits: {} },
      ]);
    }
  });

  it('passes on some lines that a program writes, as plain text', async () => {
    const file = join(folder, 'talks.mjs');
    writeFileSync(file, `for (let i = 1; i < 30; i += 1) console.error('\\x1b[31mline ' + i);`);
    const command = `mine="${process.execPath}" "${file}"`;
    expect(await main([command, '--games', '2'])).toBe(0);
    expect(errors).toMatch(/^(mine: line \d+\n){20}mine: … \(more is left out\)\n$/);
  });

  it('has an example of thirty lines', () => {
    expect(readFileSync(EXAMPLE, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });

  it('has a help within 80 columns', async () => {
    expect(await main(['--help'])).toBe(0);
    for (const part of ['--game', '--players', '--iterations', '--answer-ms', '--log', 'Examples:']) {
      expect(out).toContain(part);
    }
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });
});

describe('what is not understood', () => {
  it.each([
    ['nobody', [], 'missing required argument'],
    ['a level that was mistyped', ['meduim'], 'There is no contestant meduim'],
    ['a game that there is not', ['easy', '--game', 'chess'], 'There is no game chess'],
    ['a variant that there is not', ['easy', '--variant', 'my-own'], 'has no variant my-own; there are '],
    ['too many players', ['easy', '--players', '99'], 'players.'],
    ['options that are no JSON', ['easy', '--options', '{'], '--options takes a JSON object'],
    ['options that are no object', ['easy', '--options', '[]'], '--options takes a JSON object'],
    ['options of no game', ['easy', '--options', '{"a":1}'], '(a: unknown member)'],
    ['no games', ['easy', '--games', '0'], 'Write a whole number from 1 on.'],
    ['half a seed', ['easy', '--seed', '0.5'], 'Write a whole number from 0 on.'],
    ['a folder as a log', ['easy', '--log', tmpdir()], 'cannot be used as a log'],
  ])('%s is refused with 2 and a sentence', async (_, args, sentence) => {
    expect(await main(args)).toBe(2);
    expect(errors).toContain(sentence);
  });

  it('a table at which real cards are drawn', async () => {
    const flags = JSON.stringify({ flags: { hand_source: 'registered' } });
    const told = [];
    for (const game of GAMES) {
      errors = '';
      expect(await main(['easy', 'random', '--game', game, '--options', flags])).toBe(2);
      told.push(errors);
    }
    // One game has such a flag; to the others it means nothing, which they say.
    const real = told.filter((text) => text.includes('would have to draw real cards for it'));
    expect(real).toHaveLength(1);
  });

  it('a level that nobody plays at', async () => {
    const last = GAMES.at(-1) ?? '';
    expect(await main(['easy', 'hard', '--game', last])).toBe(2);
    expect(errors).toMatch(/no computer plays \w+ at the level hard; there are .* and random\.\n$/);
  });

  it('one contestant alone where seats are shared', async () => {
    const last = GAMES.at(-1) ?? '';
    expect(await main(['easy', '--game', last])).toBe(2);
    expect(errors).toContain('name at least two');
  });
});
