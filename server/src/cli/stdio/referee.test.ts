import { beforeEach, describe, expect, it } from 'vitest';
import { Referee, type Reply } from './referee.js';
import { guessDescribed } from './testing/guess-describer.js';

const SEED = 'ab'.repeat(32);
let referee: Referee;
const ask = (request: unknown): Reply => referee.answer(JSON.stringify(request));
const result = (request: unknown): unknown => {
  const reply = ask(request);
  return 'result' in reply ? reply.result : reply;
};
const code = (line: string): unknown => {
  const reply = referee.answer(line);
  return 'error' in reply ? reply.error.code : reply;
};
const refused = (request: unknown): unknown => code(JSON.stringify(request));
const open = (more: object = {}): unknown =>
  result({ do: 'new', game: 'guess', options: { tries: 2 }, seed: SEED, ...more });
const act = (seat: string, type: string, number?: number): object => ({
  do: 'act',
  match: 'm1',
  seat,
  action: { type, number },
});

beforeEach(() => {
  referee = new Referee([guessDescribed]);
});

describe('a match', () => {
  it('is opened with its seats, options and seed', () => {
    expect(open()).toEqual({
      match: 'm1',
      seed: SEED,
      options: { tries: 2 },
      seats: [
        { seat: 'keeper', role: 'keeper', secret: true },
        { seat: 'guesser', role: 'guesser', secret: false },
      ],
      toAct: ['keeper'],
      canAct: ['keeper'],
      outcome: null,
    });
  });

  it('is played to its end', () => {
    open();
    expect(result(act('keeper', 'hide', 7))).toEqual({
      notices: {
        table: [{ kind: 'game', notice: { type: 'hidden' } }],
        keeper: [{ kind: 'game', notice: { type: 'hidden', number: 7 } }],
        guesser: [{ kind: 'game', notice: { type: 'hidden' } }],
      },
      toAct: ['guesser'],
      canAct: ['guesser'],
      outcome: null,
    });
    result(act('guesser', 'guess', 3));
    expect(result(act('guesser', 'guess', 7))).toMatchObject({
      toAct: [],
      outcome: { code: 'GUESSED', winners: ['guesser'] },
    });
    expect(result({ do: 'legal', match: 'm1', seat: 'guesser' })).toEqual({
      actions: [],
      all: true,
      commands: [],
      omitted: [],
    });
    expect(refused({ do: 'command', match: 'm1', seat: 'keeper', command: { kind: 'concede' } })).toBe('GAME_OVER');
  });

  it('shows and tells each viewer no more than is his', () => {
    open();
    result(act('keeper', 'hide', 7));
    const hidden = (viewer: string): unknown => result({ do: 'view', match: 'm1', viewer });
    expect(hidden('keeper')).toMatchObject({ game: { hidden: 7 } });
    expect(hidden('guesser')).toMatchObject({ game: { hidden: null } });
    const history = (viewer: string): unknown => result({ do: 'history', match: 'm1', viewer });
    expect(history('table')).toEqual({
      notices: [{ kind: 'game', notice: { type: 'hidden' } }],
      next: 1,
    });
    expect(JSON.stringify(history('keeper'))).toContain('7');
    expect(result({ do: 'history', match: 'm1', viewer: 'table', from: 1 })).toEqual({
      notices: [],
      next: 1,
    });
  });

  it('lists legal actions up to a limit, and samples one', () => {
    open();
    const legal = result({ do: 'legal', match: 'm1', seat: 'keeper', limit: 2 });
    expect(legal).toEqual({
      actions: [
        { type: 'hide', number: 1 },
        { type: 'hide', number: 2 },
      ],
      all: false,
      commands: [],
      omitted: [],
    });
    expect(result({ do: 'sample', match: 'm1', seat: 'keeper' })).toMatchObject({
      action: { type: 'hide' },
      command: null,
    });
    expect(result({ do: 'sample', match: 'm1', seat: 'guesser' })).toEqual({
      action: null,
      command: null,
    });
  });

  it('tells its timers and acts when one is said to have run out', () => {
    open();
    expect(result({ do: 'timers', match: 'm1' })).toEqual({ timers: [] });
    result(act('keeper', 'hide', 7));
    expect(result({ do: 'timers', match: 'm1' })).toEqual({
      timers: [{ id: 'hint', ms: 5000, shown: false, action: { type: 'hint' } }],
    });
    const told = [{ kind: 'game', notice: { type: 'hinted' } }];
    expect(result({ do: 'expire', match: 'm1', timer: 'hint' })).toMatchObject({
      notices: { table: told, keeper: told, guesser: told },
    });
    expect(refused({ do: 'expire', match: 'm1', timer: 'lunch' })).toBe('TIMER_UNKNOWN');
  });

  it('draws the same chance from the same seed and commands, refusals in between or not', () => {
    const play = (match: string, disturb: boolean): unknown => {
      open({ match });
      result({ ...act('keeper', 'hide', 7), match });
      if (disturb) refused({ ...act('keeper', 'hide', 7), match });
      return result({ do: 'expire', match, timer: 'hint' });
    };
    expect(play('a', false)).toEqual(play('b', true));
  });

  it('changes nothing when it refuses', () => {
    open();
    const before = JSON.stringify(result({ do: 'view', match: 'm1', viewer: 'keeper' }));
    expect(refused(act('guesser', 'guess', 7))).toBe('NOT_YOUR_TURN');
    expect(refused(act('keeper', 'hide', 99))).toBe('MALFORMED');
    expect(JSON.stringify(result({ do: 'view', match: 'm1', viewer: 'keeper' }))).toBe(before);
  });

  it('can be abandoned from the seat of the referee', () => {
    open();
    const command = { kind: 'abandon' };
    expect(refused({ do: 'command', match: 'm1', seat: 'keeper', command })).toBe('NOT_YOUR_TURN');
    expect(result({ do: 'command', match: 'm1', seat: 'referee', command })).toMatchObject({
      outcome: { code: 'ABANDONED' },
    });
  });
});

describe('matches side by side', () => {
  it('are told apart by name', () => {
    expect(open()).toMatchObject({ match: 'm1' });
    expect(open({ match: 'm2' })).toMatchObject({ match: 'm2' });
    expect(open()).toMatchObject({ match: 'm3' });
    result(act('keeper', 'hide', 7));
    const standing = (seat: string) => ({ toAct: [seat], canAct: [seat], outcome: null });
    expect(result({ do: 'outcome', match: 'm2' })).toEqual(standing('keeper'));
    expect(result({ do: 'outcome', match: 'm1' })).toEqual(standing('guesser'));
    expect(open({ match: 'm1' })).toMatchObject({ error: { code: 'MATCH_EXISTS' } });
  });

  it('are gone when forgotten', () => {
    open();
    expect(result({ do: 'forget', match: 'm1' })).toBeNull();
    expect(refused({ do: 'outcome', match: 'm1' })).toBe('MATCH_UNKNOWN');
  });
});

describe('an id', () => {
  it.each([['text'], [17], [null]])('%j comes back', (id) => {
    expect(ask({ id, do: 'outcome', match: 'none' })).toMatchObject({ id });
    expect(ask({ id, do: 'games' })).toMatchObject({ id });
    expect(ask({ id, do: 'nonsense' })).toMatchObject({ id });
  });
  it('is absent where none was given', () => {
    expect(ask({ do: 'games' })).not.toHaveProperty('id');
  });
});

describe('rubbish', () => {
  it.each([
    ['no JSON', 'hello', 'NOT_JSON'],
    ['half an object', '{"do":"ga', 'NOT_JSON'],
    ['a number', '1', 'MALFORMED'],
    ['null', 'null', 'MALFORMED'],
    ['a list', '[]', 'MALFORMED'],
    ['an empty object', '{}', 'MALFORMED'],
    ['an unknown request', '{"do":"dance"}', 'UNKNOWN_REQUEST'],
    ['an unknown request with unknown members', '{"do":"later","to":[1]}', 'UNKNOWN_REQUEST'],
    ['an unknown request with an id that is none', '{"id":{},"do":"Games"}', 'UNKNOWN_REQUEST'],
    ['a request without a name', '{"do":""}', 'UNKNOWN_REQUEST'],
    ['a request named as a method', '{"do":"constructor"}', 'UNKNOWN_REQUEST'],
    ['a name that is no text', '{"do":["games"]}', 'MALFORMED'],
    ['an unknown field', '{"do":"games","now":true}', 'MALFORMED'],
    ['an id that is an object', '{"id":{},"do":"games"}', 'MALFORMED'],
    ['a prototype', '{"do":"outcome","match":"__proto__"}', 'MATCH_UNKNOWN'],
    ['an unknown game', '{"do":"new","game":"chess"}', 'GAME_UNKNOWN'],
    ['a game named as a method', '{"do":"new","game":"constructor"}', 'GAME_UNKNOWN'],
    ['options the game refuses', '{"do":"new","game":"guess","options":{"tries":-1}}', 'MALFORMED'],
    ['a short seed', '{"do":"new","game":"guess","seed":"abc"}', 'MALFORMED'],
    ['deep nesting', `${'['.repeat(100_000)}`, 'MALFORMED'],
    ['deep nesting in an action', `{"do":"act","action":${'{"a":'.repeat(50)}1`, 'MALFORMED'],
  ])('%s is answered with a code', (_, line, expected) => {
    expect(code(line)).toBe(expected);
  });

  it('does not count brackets in a text as nesting', () => {
    expect(refused({ do: 'outcome', match: '[{"'.repeat(20) })).toBe('MATCH_UNKNOWN');
  });

  it.each(['view', 'history'])('%s of a stranger is refused', (what) => {
    open();
    expect(refused({ do: what, match: 'm1', viewer: 'stranger' })).toBe('SEAT_UNKNOWN');
    expect(refused({ do: what, match: 'm1', viewer: 'referee' })).toBe('SEAT_UNKNOWN');
  });
  it('acting for a stranger is refused', () => {
    open();
    expect(refused(act('stranger', 'hide', 1))).toBe('SEAT_UNKNOWN');
    expect(refused(act('table', 'hide', 1))).toBe('SEAT_UNKNOWN');
  });
});

it('answers even to a bug in a game, and goes on', () => {
  open();
  expect(refused(act('keeper', 'explode'))).toBe('INTERNAL');
  expect(result(act('keeper', 'hide', 7))).toMatchObject({ toAct: ['guesser'] });
});

it('lists its games with their closed codes', () => {
  expect(result({ do: 'games' })).toEqual({
    games: [
      {
        id: 'guess',
        version: 1,
        seats: { min: 2, max: 2 },
        variants: ['plain'],
        codes: ['MALFORMED', 'NOT_YOUR_TURN', 'TAKEBACK_DISABLED'],
        outcomes: ['GUESSED', 'KEPT', 'ABANDONED'],
      },
    ],
  });
});

it('describes a game in which nothing travels with the same members as others, empty', () => {
  expect(result({ do: 'describe', game: 'guess' })).toMatchObject({
    transports: [],
    tickets: [],
    specials: [],
  });
});
