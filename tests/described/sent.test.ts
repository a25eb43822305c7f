import type { Json } from '@mister-x/engine';
import { games } from '@mister-x/games';
import { BOARD_LIMITS, BOARD_NOTES, type BoardFile, READ_LIMITS } from '@mister-x/games/pursuit/rules';
import { seedOfRun, testRng } from '@mister-x/engine/testing';
import { SERVER_DATA } from '@mister-x/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program, type Schemas } from './bot/program.js';
import { mutationsOf } from './mutations.js';
import { describeGameOf, STDIO } from './referee.js';

/** Schema and parser say the same of options with a board of one's own, and of requests. */

const program = new Program(STDIO);
afterAll(() => program.end());

const seed = seedOfRun();

function boardOf(id: string): BoardFile {
  const board = SERVER_DATA.find(({ game }) => game === id)?.board?.();
  if (board === undefined) throw new Error(`${id} has no boards`);
  return board;
}

/** Options with a board. Their flags go together whichever of them is left out. */
const OPTIONS = {
  'scotland-yard': {
    ...{ variant: 'modern', hunters: 3, split: [1, 1, 1], board: boardOf('scotland-yard') },
    flags: { takeback: 'none', theme: { taxi: 'Cab' }, voluntary_reveal_max: 3 },
  },
  'mister-x-europe': {
    ...{
      variant: 'default',
      devices: 'phones',
      hunters: 2,
      split: [3, 2],
      board: boardOf('mister-x-europe'),
    },
    flags: { takeback: 'none', first_special: { unit: 'round', value: 5 } },
  },
};

const { name: LETTERS, height: HEIGHT } = BOARD_LIMITS;
const many = (count: number, value: unknown): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`w${i}`, value])) as Json;

/** One step to either side of each limit of a board, and texts of every kind. */
const EDGES: readonly (readonly [string, (board: BoardFile) => object])[] = [
  ...[LETTERS, LETTERS + 1].map((length) => named('x'.repeat(length))),
  ...[LETTERS, LETTERS + 1].map((length) => named('🚂'.repeat(length))),
  ...['', ' ', 'Ko\u0308ln', '東京', 'a\u0301\u0301\u0301\u0301'].map(named),
  ...['<', '>', 'a\nb', 'a\0', 'a\u2028', 'a\u202e', '\u200b', '\ue000', '\ud800'].map(named),
  named(`a${'\u0301'.repeat(5)}`),
  ...[HEIGHT.min - 1, HEIGHT.min, HEIGHT.max, HEIGHT.max + 1].map((height) =>
    edge(`height ${height}`, () => ({ height })),
  ),
  ...['Game', 'a', 'a'.repeat(40), 'a'.repeat(41), '7', '<b>'].map((game) => edge(`game ${game}`, () => ({ game }))),
  edge('another format', () => ({ format: 'mister-x-board/3' })),
  ...[0, 1, 1.5, READ_LIMITS.number, READ_LIMITS.number + 1].map((id) =>
    edge(`station ${id}`, ({ stations }) => ({ stations: [...stations, { id, x: 1, y: 1 }] })),
  ),
  ...[-READ_LIMITS.distance, READ_LIMITS.distance, READ_LIMITS.distance + 1].map((x) =>
    edge(`x ${x}`, ({ stations }) => ({ stations: [...stations, { id: 1, x, y: 1 }] })),
  ),
  ...['tram', 'Tram', 'night bus', 'a/b', 'a/b/c', 'a'.repeat(24), 'a'.repeat(25), '__proto__'].map((word) =>
    edge(`lines of ${word}`, ({ edges }) => ({ edges: { ...edges, [word]: [] } })),
  ),
  ...[READ_LIMITS.kinds, READ_LIMITS.kinds + 1].map((count) =>
    edge(`${count} decks`, () => ({ starts: many(count, [1]) })),
  ),
  ...[READ_LIMITS.tickets, READ_LIMITS.tickets + 1].map((count) =>
    edge(`${count} tickets`, () => ({ tickets: many(count, 1) })),
  ),
  ...[-1, 0, 0.5, READ_LIMITS.count, READ_LIMITS.count + 1].map((count) =>
    edge(`so many tickets: ${count}`, () => ({ tickets: { car: count } })),
  ),
  ...[READ_LIMITS.cards, READ_LIMITS.cards + 1].map((count) =>
    edge(`${count} cards`, () => ({ starts: { all: Array(count).fill(1) } })),
  ),
  ...[READ_LIMITS.stations, READ_LIMITS.stations + 1].map((count) =>
    edge(`${count} stations`, () => ({ stations: Array(count).fill({ id: 1, x: 1, y: 1 }) })),
  ),
  ...[READ_LIMITS.lines, READ_LIMITS.lines + 1].map((count) =>
    edge(`${count} lines`, () => ({ edges: { car: Array(count).fill([1, 2]) } })),
  ),
  edge('a line with one end', () => ({ edges: { car: [[1]] } })),
  edge('a line with three', () => ({ edges: { car: [[1, 2, 3]] } })),
  edge('a mission without goals', () => ({ missions: { green: { starts: [1] } } })),
];

function edge(name: string, change: (board: BoardFile) => object) {
  return [name, (board: BoardFile) => ({ ...board, ...change(board) })] as const;
}

function named(name: string) {
  return edge(`the name ${JSON.stringify(name)}`, () => ({ name }));
}

/** Boards that are read, and cannot be played on, are no fault of the shape. */
function isOfShape(fault: { readonly code: string; readonly cause?: string }): boolean {
  if (fault.code === 'BOARD_DATA_INVALID') {
    return BOARD_NOTES.some((note) => fault.cause?.startsWith(note));
  }
  return fault.code !== 'CONFIG_INCONSISTENT';
}

describe.each(Object.entries(OPTIONS))('options of %s', (game, options) => {
  let schemas: Schemas;
  beforeAll(async () => {
    ({ schemas } = await describeGameOf(program, game));
  });

  /** Whether the options, as they come over a wire, have the right shape: schema and parser must agree. */
  function check(input: unknown): boolean {
    const value = JSON.parse(JSON.stringify(input));
    const parsed = games.get(game)?.parseOptions(value);
    if (parsed === undefined) throw new Error(`no game ${game}`);
    const good = parsed.ok || isOfShape(parsed.error);
    const fault = schemas.fault('options', value);
    expect({ seed, value, good: fault === undefined }, fault).toEqual({ seed, value, good });
    return good;
  }

  it('are the same to schema and parser', () => {
    expect(games.get(game)?.parseOptions(options)).toMatchObject({ ok: true });
    expect(check(options)).toBe(true);
    const rng = testRng(seed);
    const counts = { good: 0, bad: 0 };
    for (let i = 0; i < 400; i++) {
      for (const { value } of mutationsOf(options, rng)) counts[check(value) ? 'good' : 'bad']++;
    }
    expect(counts.bad).toBeGreaterThan(400);
    expect(counts.good).toBeGreaterThan(10);
  });

  it.each(EDGES)('are the same at the edges of a board: %s', (_name, change) => {
    check({ ...options, board: change(options.board) });
  });
});

describe('requests', () => {
  const seat = 'h1';
  const match = 'nobody';
  const REQUESTS: readonly object[] = [
    { do: 'games', id: 1 },
    { do: 'describe', id: 'a', game: 'chess' },
    { do: 'describe', match },
    { do: 'new', id: null, game: 'scotland-yard', options: { hunters: 3 } },
    { do: 'new', game: 'chess', match, seed: '0f'.repeat(32) },
    { do: 'legal', match, seat, limit: 3 },
    { do: 'sample', match, seat },
    { do: 'act', match, seat, action: { type: 'travel', legs: [] } },
    { do: 'command', match, seat, command: { kind: 'answer-takeback', agree: true } },
    { do: 'command', match, seat, command: { kind: 'abandon' } },
    { do: 'view', match, viewer: 'table' },
    { do: 'history', match, viewer: 'table', from: 2 },
    { do: 'outcome', match },
    { do: 'timers', match },
    { do: 'expire', match, timer: 'deal' },
    { do: 'forget', match },
  ];
  const AT_EDGES: readonly object[] = [
    ...[200, 201].map((length) => ({ do: 'games', id: 'x'.repeat(length) })),
    ...[1.5, -1, true, []].map((id) => ({ do: 'games', id })),
    ...['', 'x', 'x'.repeat(64), 'x'.repeat(65), '🚕'.repeat(64), '🚕'.repeat(65)].map((name) => ({
      do: 'outcome',
      match: name,
    })),
    ...['', 'x'.repeat(32), 'x'.repeat(33)].map((viewer) => ({ do: 'view', match, viewer })),
    ...[0, 1, 1.5, 100_000, 100_001].map((limit) => ({ do: 'legal', match, seat, limit })),
    ...[-1, 0, 0.5].map((from) => ({ do: 'history', match, viewer: 'x', from })),
    ...['0F', '0f0', '', 'zz'].map((digits) => ({
      ...{ do: 'new', game: 'chess', seed: digits.repeat(32) },
    })),
    { do: 'describe' },
    { do: 'describe', game: 'chess', match },
    { do: 'command', match, seat, command: { kind: 'takeback-timeout' } },
    { do: 'command', match, seat, command: { kind: 'answer-concede' } },
    { do: 'nothing' },
    {},
    [],
  ];
  let schemas: Schemas;
  beforeAll(async () => {
    ({ schemas } = await describeGameOf(program, 'scotland-yard'));
  });

  /** No request here reaches a match, so that nothing but its own shape is `MALFORMED`, or its name unknown. */
  async function check(value: unknown): Promise<boolean> {
    const { error } = await program.reply(value as object);
    const good = !['MALFORMED', 'UNKNOWN_REQUEST'].includes(error?.code ?? '');
    const fault = schemas.fault('request', value);
    expect({ seed, value, good: fault === undefined }, fault).toEqual({ seed, value, good });
    return good;
  }

  it('are the same to schema and parser', async () => {
    const rng = testRng(seed);
    let bad = 0;
    for (const request of REQUESTS) {
      expect(await check(request)).toBe(true);
      for (let i = 0; i < 12; i++) {
        for (const { value } of mutationsOf(request, rng)) if (!(await check(value))) bad++;
      }
    }
    expect(bad).toBeGreaterThan(200);
  });

  it('are the same at the edges', async () => {
    for (const value of AT_EDGES) await check(value);
  });
});
