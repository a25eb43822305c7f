import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LINE_CHARACTERS_MAX } from '@mister-x/server/cli/stdio';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COMPUTER_WORDS } from './contestants.js';
import { ACTIONS_MAX, PLAYER_PROTOCOL } from './program-chair.js';
import { FORFEIT_WORDS } from './result.js';
import { ArenaTable } from './table.js';
import { programIn } from './testing/programs.js';
import { tournament } from './testing/tournaments.js';

type Said = { readonly seat: string; readonly action?: unknown };

const text = readFileSync(new URL('../../docs/players.md', import.meta.url), 'utf8');
const [, session = ''] = /```player\n([\s\S]*?)```/.exec(text) ?? [];
const lines = session.split('\n').filter((line) => line !== '');
const PLAYERS = 3;
const SEED = 7;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mister-x-arena-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the process that has `seat` reads and answers where both sides take the first action listed. */
async function sessionOf(seat: string): Promise<readonly string[]> {
  const does = `
    const { appendFileSync } = await import('node:fs');
    globalThis.file ??= ${JSON.stringify(`${folder}/`)} + message.seat;
    const answer = actions && JSON.stringify({ action: actions[0] });
    appendFileSync(file, '> ' + line + '\\n' + (answer ? '< ' + answer + '\\n' : ''));
    if (answer) console.log(answer);`;
  const command = programIn(folder, 'first', does);
  const table = new ArenaTable(tournament([{ name: 'mine', command }], {}, PLAYERS), () => {});
  await table.play({ row: 'mine', column: 'mine', seed: SEED, swapped: false });
  await table.close();
  return readFileSync(join(folder, seat), 'utf8').trim().split('\n');
}

it('the game of labs/docs/players.md goes as it is written there, but for lines that are left out', async () => {
  const { seat }: Said = JSON.parse(lines[0]?.slice(2) ?? '');
  let rest = await sessionOf(seat);
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const at = rest.findIndex((real) => isLike(real, line));
    expect(at, `not found: ${line}`).toBeGreaterThanOrEqual(0);
    rest = rest.slice(at + 1);
  }
});

/** Whether a line goes the same way and has all that the documented one has. */
function isLike(real: string, documented: string): boolean {
  if (real[0] !== documented[0]) return false;
  const matcher = expect.objectContaining(containing(JSON.parse(documented.slice(2))) as object);
  return (matcher as { asymmetricMatch(value: unknown): boolean }).asymmetricMatch(JSON.parse(real.slice(2)));
}

function containing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nested);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, nested(each)]));
}

function nested(value: unknown): unknown {
  const inner = containing(value);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? expect.objectContaining(inner as object) : inner;
}

it('labs/docs/players.md names every level, reason and limit', () => {
  for (const word of COMPUTER_WORDS) expect(text).toContain(`| \`${word}\` `);
  for (const reason of Object.keys(FORFEIT_WORDS)) expect(text).toContain(`| \`${reason}\` `);
  for (const limit of [LINE_CHARACTERS_MAX, ACTIONS_MAX]) expect(text).toContain(limit.toLocaleString('en'));
  expect(text).toContain(`\`${PLAYER_PROTOCOL}\``);
});
