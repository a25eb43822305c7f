import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LINE_CHARACTERS_MAX } from '@mister-x/server/cli/stdio';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Contestant } from './contestants.js';
import type { GameResult } from './result.js';
import { ArenaTable } from './table.js';
import { programIn } from './testing/programs.js';
import { FIRST_GAME, tournament, withoutTimes } from './testing/tournaments.js';
import { type Fixture, planOf, type Tournament } from './tournament.js';

const FIRST = `if (message.do === 'choose') say({ action: actions[0] });`;

let folder = '';
let said: string[] = [];
const tables: ArenaTable[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mister-x-arena-'));
  said = [];
});
afterEach(async () => {
  await Promise.all(tables.splice(0).map((table) => table.close()));
  rmSync(folder, { recursive: true });
});

function tableOf(does: string, changed: Partial<Tournament> = {}): ArenaTable {
  const contestants: readonly Contestant[] = [
    { name: 'mine', command: programIn(folder, 'mine', does) },
    { name: 'easy', computer: 'easy' },
    { name: 'random', computer: 'random' },
  ];
  const table = new ArenaTable(tournament(contestants, changed), (name, line) => {
    said.push(`${name}: ${line}`);
  });
  tables.push(table);
  return table;
}

const fixture = (row: string, column: string, seed = 1): Fixture => ({
  ...{ row, column, seed },
  swapped: false,
});

async function played(table: ArenaTable, ...fixtures: readonly Fixture[]): Promise<GameResult[]> {
  const results: GameResult[] = [];
  for (const each of fixtures) results.push(await table.play(each));
  return results;
}

describe('a program', () => {
  it('plays game after game, on either side, and its games are the same each time', async () => {
    const fixtures = [fixture('mine', 'easy'), fixture('easy', 'mine'), fixture('mine', 'mine')];
    const results = await played(tableOf(FIRST), ...fixtures, ...fixtures);
    const told = results.map(withoutTimes);
    expect(told.slice(0, 3)).toEqual(told.slice(3));
    for (const { forfeit, end, thought } of results) {
      expect(forfeit).toBeNull();
      expect(FIRST_GAME.outcomes).toContain(end);
      expect(thought.row.moves).toBeGreaterThan(0);
    }
  });

  it.each([
    ['ends', `if (message.do === 'choose') process.exit(3);`, 'ENDED', 'by itself (3)'],
    ['says nothing', '', 'TOO_SLOW', 'no answer within 1000 ms'],
    ['says what is no JSON', `if (actions) console.log('yes');`, 'NO_ANSWER', 'yes'],
    ['says JSON that is no answer', `if (actions) say({ move: 1 });`, 'NO_ANSWER', '{"move":1}'],
    [
      'answers twice',
      `const answer = JSON.stringify({ action: actions?.[0] }) + '\\n';
       if (actions) process.stdout.write(answer + answer);`,
      'NO_ANSWER',
      'it was not asked',
    ],
    [
      'never ends its line',
      `if (actions) console.log('x'.repeat(${LINE_CHARACTERS_MAX + 1}));`,
      'NO_ANSWER',
      'too long',
    ],
    ['sends an action of no shape', `if (actions) say({ action: 7 });`, 'ILLEGAL', 'MALFORMED'],
    [
      'sends an action again that was good before',
      `globalThis.once ??= actions?.[0]; if (actions) say({ action: globalThis.once });`,
      'ILLEGAL',
      ': {"type":',
    ],
    [
      'does not move',
      `if (actions) say({ action: null });`,
      'NO_MOVE',
      'it had to move and it answered {"action":null}',
    ],
  ])('that %s loses', async (_, does, reason, detail) => {
    // A program that answers has the time that a busy computer takes.
    const table = tableOf(does, { answerMs: reason === 'TOO_SLOW' ? 100 : 600_000 });
    const [result] = await played(table, fixture('mine', 'random'));
    expect(result).toMatchObject({
      winner: 'column',
      end: null,
      forfeit: { reason, side: 'row', detail: expect.stringContaining(detail) },
    });
  });

  it('that cannot be started loses', async () => {
    const table = new ArenaTable(
      tournament([
        { name: 'none', command: join(folder, 'no-such-program') },
        { name: 'easy', computer: 'easy' },
      ]),
      () => {},
    );
    tables.push(table);
    const [result] = await played(table, fixture('none', 'easy'));
    expect(result?.forfeit).toMatchObject({ reason: 'ENDED' });
  });

  it('is started again after it lost so', async () => {
    const does = `globalThis.began ??= (console.error('begins'), true); if (actions) process.exit(1);`;
    const table = tableOf(does);
    const results = await played(table, fixture('mine', 'easy', 1), fixture('mine', 'easy', 2));
    expect(results.map(({ forfeit }) => forfeit?.reason)).toEqual(['ENDED', 'ENDED']);
    await expect.poll(() => said).toEqual(['mine: begins', 'mine: begins']);
  });

  it('hears nothing that its seats are not told', async () => {
    const heard = join(folder, 'heard.jsonl');
    const does = `(await import('node:fs')).appendFileSync(${JSON.stringify(heard)}, line + '\\n'); ${FIRST}`;
    const table = tableOf(does);
    await played(table, fixture('easy', 'mine'));
    const lines = readFileSync(heard, 'utf8').trim().split('\n');
    const mine = planOf(FIRST_GAME, tournament([])).slice(1);
    for (const line of lines.map((each) => JSON.parse(each))) {
      expect(mine.map(({ seat }) => seat)).toContain(line.seat);
      // What is the secret seat's own is nothing for anybody else.
      if (line.view !== undefined) expect(line.view.game.own).toBeNull();
    }
  });
});

describe('a game', () => {
  it('that takes too many steps is a draw', async () => {
    const [result] = await played(tableOf('', { mostSteps: 3 }), fixture('easy', 'random'));
    expect(result).toMatchObject({ winner: 'draw', end: null, forfeit: null, steps: 3 });
  });

  it('depends on its seed', async () => {
    const fixtures = [1, 2, 3].map((seed) => fixture('random', 'easy', seed));
    const results = await played(tableOf(''), ...fixtures);
    expect(new Set(results.map(({ steps }) => steps)).size).toBeGreaterThan(1);
  });
});
