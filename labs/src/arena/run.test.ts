import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@mister-x/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdTournament, type TournamentOptions } from './run.js';
import { programIn } from './testing/programs.js';
import { FIRST_GAME, tournament } from './testing/tournaments.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mister-x-arena-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const hold = (command: string, manner: Partial<TournamentOptions>, games = 20) =>
  holdTournament(
    FIRST_GAME,
    'A game',
    tournament([
      { name: 'mine', command },
      { name: 'random', computer: 'random' },
    ]),
    { games, from: 0 },
    {
      ...{ jobs: 2, log: undefined, said: () => {}, progress: () => {} },
      stop: new AbortController().signal,
      ...manner,
    },
  );

it('that is stopped ends at once, with its log whole and what was played so far', async () => {
  const log = join(folder, 'log.jsonl');
  const stop = new AbortController();
  const command = programIn(folder, 'mine', `if (actions) say({ action: actions[0] });`);
  const progress = (played: number) => {
    if (played === 3) stop.abort();
  };
  const report = unwrap(await hold(command, { log, stop: stop.signal, progress }));
  expect(report).toMatchObject({ expected: 80, played: 3 });
  const lines = readFileSync(log, 'utf8').split('\n');
  expect(lines).toHaveLength(1 + 3 + 1);
  expect(report.conduct.flatMap(({ forfeits }) => Object.keys(forfeits))).toEqual([]);
});

it('that is stopped does not wait for a program that hangs', async () => {
  const stop = new AbortController();
  // It hangs in its first game, and neither answers nor ends.
  const hangs = `if (actions) { console.error('hangs'); for (;;); }`;
  const said = () => stop.abort();
  const held = await hold(programIn(folder, 'mine', hangs), { stop: stop.signal, said });
  expect(unwrap(held)).toMatchObject({ played: 0 });
});

it('passes on what programs write on their standard error', async () => {
  const told: string[] = [];
  const does = `if (actions) { console.error('oh'); process.exit(1); }`;
  const said = (name: string, line: string) => told.push(`${name}: ${line}`);
  const report = unwrap(await hold(programIn(folder, 'mine', does), { said }, 1));
  expect(report.conduct[0]).toMatchObject({ name: 'mine', forfeits: { ENDED: 3 } });
  expect(told).toContain('mine: oh');
});

it('passes on the beginning of a very long line', async () => {
  const told: string[] = [];
  const does = `if (actions) { console.error('ho'.repeat(5000)); process.exit(1); }`;
  const said = (_: string, line: string) => told.push(line);
  await hold(programIn(folder, 'mine', does), { said }, 1);
  expect(new Set(told)).toEqual(new Set([`${'ho'.repeat(100)}…`]));
});
