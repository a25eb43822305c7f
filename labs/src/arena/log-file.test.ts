import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@mister-x/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLog } from './log-file.js';
import { result, tournament } from './testing/tournaments.js';

const TOURNAMENT = tournament([{ name: 'anna', computer: 'easy' }]);
const GAMES = [result({ seed: 0 }), result({ seed: 1, winner: 'draw', end: null })];

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mister-x-arena-'));
  file = join(folder, 'log.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

function written(): string {
  const log = unwrap(openLog(file, TOURNAMENT));
  for (const game of GAMES) log.add(game);
  log.close();
  return readFileSync(file, 'utf8');
}

function played() {
  const log = unwrap(openLog(file, TOURNAMENT));
  log.close();
  return log.played;
}

it('has a line that names the tournament, and one for each game', () => {
  const lines = written().split('\n');
  expect(lines).toHaveLength(4);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    format: 'mister-x-arena/1',
    tournament: TOURNAMENT,
  });
  expect(played()).toEqual(GAMES);
});

it('cuts off a line that was being written, and goes on behind it', () => {
  const whole = written();
  appendFileSync(file, '{"row":"anna","column":"ö');
  expect(played()).toEqual(GAMES);
  expect(readFileSync(file, 'utf8')).toBe(whole);
});

it('begins again where its first line was being written', () => {
  const [header = ''] = written().split('\n');
  writeFileSync(file, header.slice(0, 30));
  expect(played()).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(`${header}\n`);
});

it.each([
  ['another tournament', (text: string) => text.replace('easy', 'medium')],
  ['something else', () => 'Dear diary'],
  ['something else of several lines', () => 'Dear\ndiary\n'],
])('leaves the file of %s alone, and says so', (_, change) => {
  const text = change(written());
  writeFileSync(file, text);
  expect(openLog(file, TOURNAMENT)).toMatchObject({
    error: expect.stringContaining('is not a log of this tournament'),
  });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('says which line is no game', () => {
  written();
  appendFileSync(file, '{"row":"anna"}\n');
  expect(openLog(file, TOURNAMENT)).toMatchObject({ error: `Line 4 of ${file} is not a game.` });
});

it('says that it cannot be written', () => {
  expect(openLog(folder, TOURNAMENT)).toMatchObject({
    error: expect.stringContaining('cannot be used as a log'),
  });
});
