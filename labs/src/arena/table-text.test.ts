import { expect, it } from 'vitest';
import { type Report, reportJson } from './report.js';
import type { GameResult } from './result.js';
import { conductOf, standingsOf } from './standings.js';
import { tableText } from './table-text.js';
import { result, tournament } from './testing/tournaments.js';

const nameOf = (role: string) => `the ${role}s`;

function report(names: readonly string[], results: readonly GameResult[], changed: Partial<Report> = {}): Report {
  return {
    title: 'Hide and Seek',
    tournament: tournament(names.map((name) => ({ name, command: name }))),
    range: { games: 2, from: 7 },
    seating: { kind: 'roles', row: 'hider', column: 'seeker' },
    players: 3,
    expected: results.length,
    played: results.length,
    standings: standingsOf(results),
    conduct: names.map((name) => conductOf(name, results)),
    faults: [],
    ...changed,
  };
}

const anna = { row: 'anna', column: 'anna' };
const annaBob = { row: 'anna', column: 'bob' };
const bobAnna = { row: 'bob', column: 'anna' };
const bob = { row: 'bob', column: 'bob' };

it('shows role against role', () => {
  const games = [anna, annaBob, bobAnna, bob].flatMap((pair) => [
    result({ ...pair, seed: 7, winner: 'column' }),
    result({
      ...pair,
      seed: 8,
      winner: pair === bob ? 'draw' : pair.row === 'anna' ? 'row' : 'column',
    }),
  ]);
  expect(tableText(report(['anna', 'bob'], games), nameOf)).toBe(`Hide and Seek, 3 players; 2 games a cell, seeds 7 to 8

How often the seekers won, in percent (95 % interval)
Rows play the hiders, columns the seekers.

              anna         bob
anna     50 (9–91)   50 (9–91)
bob   100 (34–100)  75 (20–97)

      games  ms a move  forfeits
anna      6         11  none
bob       6         11  none

1 draw, each counted as half a win.
`);
});

it('shows forfeits, and the first of each program in full', () => {
  const forfeit = { side: 'column', seat: 's', reason: 'TOO_SLOW', detail: 'no answer' } as const;
  const lost = result({ ...annaBob, seed: 7, winner: 'row', end: null, forfeit });
  const games = [lost, result({ ...lost, seed: 8 }), result({ ...bobAnna, seed: 7 })];
  const text = tableText(report(['anna', 'bob'], games, { expected: 8, faults: [lost] }), nameOf);
  expect(text).toContain('Stopped after 3 of 8 games.\n');
  expect(text).toContain('bob       3         14  2 (2 too slow)\n');
  expect(text).toContain('\nThe first forfeit of bob: anna against bob, seed 7, seat s\n  no answer\n');
  expect(text).toMatch(/^anna +– +0 \(0–66\)\*$/m);
  expect(text).toMatch(/^bob +0 \(0–79\) +–$/m);
  expect(text).toContain('\n* Some games were forfeited.\n');
});

it('shows of a forfeit nothing that drives a terminal', () => {
  const detail = 'not {"action":…}: \x1b[2J\x1b]0;hi\x07oh\u202e';
  const forfeit = { side: 'column', seat: 's', reason: 'NO_ANSWER', detail } as const;
  const lost = result({ ...annaBob, winner: 'row', end: null, forfeit });
  const text = tableText(report(['anna', 'bob'], [lost], { faults: [lost] }), nameOf);
  expect(text).toContain('\n  not {"action":…}: oh\n');
});

it('claims no certainty that there is not', () => {
  const games = (won: number, all: number) =>
    Array.from({ length: all }, (_, seed) => result({ ...anna, seed, winner: seed < won ? 'column' : 'row' }));
  const shown = (won: number, all: number) => tableText(report(['anna'], games(won, all)), nameOf).split('\n')[6];
  expect(shown(1000, 1000)).toBe('anna  100 (>99–100)');
  expect(shown(999, 1000)).toBe('anna  >99 (99–>99)');
  expect(shown(5, 1000)).toBe('anna  1 (<1–1)');
  expect(shown(1, 1000)).toBe('anna  <1 (<1–1)');
  expect(shown(1, 4000)).toBe('anna  <1 (<1)');
  expect(shown(0, 1000)).toBe('anna  0 (0–<1)');
});

it('mirrors the table where seats are shared', () => {
  const games = [
    result({ ...annaBob, winner: 'row' }),
    result({ ...annaBob, winner: 'draw', end: null, swapped: true }),
  ];
  const text = tableText(report(['anna', 'bob'], games, { seating: { kind: 'shared' } }), nameOf);
  expect(text).toContain('2 games a cell, seed 7\n');
  expect(text).toContain(`
           anna         bob
anna          –  75 (20–97)
bob   25 (3–80)           –
`);
  expect(text).toContain('1 draw (1 not over after 5,000 steps), each counted as half a win.\n');
});

it('puts intervals below shares where contestants are many', () => {
  const names = ['ann', 'bob', 'cyd', 'dee', 'eva', 'fay'];
  const games = names.flatMap((row) => names.map((column) => result({ row, column, winner: 'column' })));
  const lines = tableText(report(names, games), nameOf).split('\n');
  expect(lines).toContain('ann       100       100       100       100       100       100');
  expect(lines).toContain('     (21–100)  (21–100)  (21–100)  (21–100)  (21–100)  (21–100)');
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
  const forfeit = { side: 'row', seat: 's', reason: 'ENDED', detail: 'it ended' } as const;
  const marked = games.map((game) => (game.row === 'bob' ? { ...game, forfeit } : game));
  expect(tableText(report(names, marked), nameOf).split('\n').slice(5, 9)).toEqual([
    '           ann        bob        cyd        dee        eva        fay',
    'ann       100        100        100        100        100        100',
    '     (21–100)   (21–100)   (21–100)   (21–100)   (21–100)   (21–100)',
    'bob       100*       100*       100*       100*       100*       100*',
  ]);
});

it('tells programs the same', () => {
  const games = [result({ ...annaBob, winner: 'column' }), result({ ...annaBob, seed: 1 })];
  expect(reportJson(report(['anna', 'bob'], games))).toMatchObject({
    format: 'mister-x-arena/1',
    counted: 'column',
    cells: [{ ...annaBob, games: 2, won: { row: 1, column: 1 }, draws: 0, share: 0.5, ends: { DONE: 2 } }],
    contestants: [
      { name: 'anna', games: 2, moves: 10, ms: 20, forfeits: {} },
      { name: 'bob', games: 2, moves: 10, ms: 200, forfeits: {} },
    ],
  });
});
