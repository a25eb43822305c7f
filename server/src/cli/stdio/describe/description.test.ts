import { MATCH_CODES } from '@mister-x/engine';
import { games } from '@mister-x/games';
import { describe, expect, it } from 'vitest';
import { describers } from '@mister-x/games/describers';
import { SERVER_DATA } from '@mister-x/games/test/manifest';
import { REFEREE_CODES } from '../codes.js';
import { Referee } from '../referee.js';
import { requestSchema } from '../requests.js';

type Named = Readonly<Record<string, unknown>>;
type Described = Readonly<Record<string, readonly Named[]>> & {
  readonly schemas: Readonly<Record<string, Named>>;
  readonly replies: Readonly<Record<string, string>>;
};

const DESCRIBERS = await describers();
const referee = new Referee(DESCRIBERS);
const reply = (request: object) => referee.answer(JSON.stringify(request));
function ask<T = Described>(request: object): T {
  const answer = reply(request);
  if (!('result' in answer)) throw new Error(JSON.stringify(answer));
  return answer.result as T;
}
const words = (list: readonly Named[] | undefined, name: string) => list?.map((each) => each[name]);

it('every game that is played is described, in the same order', () => {
  expect(SERVER_DATA.map(({ game }) => game)).toEqual(games.ids);
});

describe.each(SERVER_DATA)('the description of $game', ({ game, lists }) => {
  const described = ask({ do: 'describe', game });
  const played = games.get(game);

  it('has every phase, ticket, transport, code and outcome, and no other', () => {
    expect(words(described.phases, 'phase')).toEqual(lists.phases);
    expect(words(described.tickets, 'ticket')).toEqual(lists.tickets ?? []);
    expect(words(described.transports, 'transport')?.toSorted()).toEqual((lists.transports ?? []).toSorted());
    const codes = new Set([...(played?.codes ?? []), ...MATCH_CODES, ...REFEREE_CODES]);
    expect(words(described.codes, 'code')).toEqual([...codes]);
    expect(words(described.outcomes, 'code')?.toSorted()).toEqual(played?.outcomes.toSorted());
  });

  it('has every flag with its values, and what each variant makes of it', () => {
    expect(words(described.flags, 'flag')?.toSorted()).toEqual(lists.flags.toSorted());
    for (const { flag, values, supported, defaults } of described.flags ?? []) {
      const choice = lists.choices.find((each) => each.flag === flag);
      expect([flag, values, supported]).toEqual([flag, choice?.values, choice?.supported]);
      const preset = Object.entries(lists.presets).map(([name, flags]) => [name, flags[String(flag)]]);
      expect([flag, defaults]).toEqual([flag, Object.fromEntries(preset)]);
    }
    expect(words(described.variants, 'variant')).toEqual(played?.variants);
  });

  it('has every type of action and notice that its schemas have', () => {
    expect(words(described.actions, 'type')).toEqual(constants(described.schemas.action, 'type'));
    const notices = constants(described.schemas.gameNotice, 'type').toSorted();
    expect(words(described.notices, 'type')?.toSorted()).toEqual(notices);
    const kinds = constants(described.schemas.notice, 'kind').toSorted();
    expect(words(described.matchNotices, 'kind')?.toSorted()).toEqual(kinds);
    expect(words(described.commands, 'kind')).toEqual(constants(described.schemas.command, 'kind'));
  });

  it('names timers by the flags that set their time, and set-up by actions, timers and flags', () => {
    const [types, flags] = [words(described.actions, 'type'), words(described.flags, 'flag')];
    const timers = words(described.timers, 'id');
    expect(new Set(timers).size).toBe(timers?.length);
    for (const timer of described.timers ?? []) {
      const named = (timer.flags ?? []) as readonly unknown[];
      expect([timer.id, timer.ms === null]).toEqual([timer.id, named.length > 0]);
      expect(flags).toEqual(expect.arrayContaining([...named]));
    }
    for (const { actions = [], timer, when = {} } of described.setUp ?? []) {
      expect(types).toEqual(expect.arrayContaining(actions as unknown[]));
      if (timer !== undefined) expect(timers).toContain(timer);
      expect(flags).toEqual(expect.arrayContaining(Object.keys(when as object)));
    }
  });

  it('says something of everything', () => {
    const lists = ['phases', 'setUp', 'tickets', 'flags', 'actions', 'notices', 'codes', 'outcomes', 'timers'];
    for (const list of lists) {
      for (const { meaning } of described[list] ?? []) expect(meaning).toMatch(/^[A-Z0-9«].{3,}/i);
    }
  });

  it('names roles that seats have, and shapes of all replies', () => {
    const roles = words(described.roles, 'role');
    for (const { actors } of described.phases ?? []) expect(roles).toEqual(expect.arrayContaining(actors as unknown[]));
    for (const { from } of described.actions ?? []) expect(roles).toEqual(expect.arrayContaining(from as unknown[]));
    const names = requestSchema.options.flatMap((option) => [...option.shape.do.values]);
    expect([...Object.keys(described.replies), 'describe'].toSorted()).toEqual(names.toSorted());
    for (const name of Object.values(described.replies)) expect(described.schemas).toHaveProperty([name]);
  });

  it('closes every object of its schemas', () => {
    const open = Object.entries(described.schemas).flatMap(([name, schema]) => openIn(schema, name));
    // Errors carry details of their own.
    expect(open).toEqual(['error']);
  });

  it('is the same each time, and of moderate size', () => {
    const fresh = new Referee(DESCRIBERS).answer(JSON.stringify({ do: 'describe', game }));
    expect(JSON.stringify(fresh)).toBe(JSON.stringify({ result: described }));
    expect(JSON.stringify(fresh).length).toBeLessThan(120_000);
  });
});

it('wants a game or a match', () => {
  const code = (request: object) => {
    const answer = reply({ do: 'describe', ...request });
    return 'error' in answer ? answer.error.code : answer;
  };
  expect(code({})).toBe('MALFORMED');
  expect(code({ game: games.ids[0], match: 'a' })).toBe('MALFORMED');
  expect(code({ game: 'chess' })).toBe('GAME_UNKNOWN');
  expect(code({ match: 'none' })).toBe('MATCH_UNKNOWN');
});

/** What a member of a union's objects may be: each has one word, or several that look alike. */
function constants(schema: Named | undefined, member: string): readonly unknown[] {
  const { oneOf = [] } = schema ?? {};
  return (oneOf as readonly Named[]).flatMap((each) => {
    const { [member]: named } = each.properties as Readonly<Record<string, Named>>;
    const words = named?.enum ?? [named?.const];
    return words as readonly unknown[];
  });
}

/** Where objects take members that nobody named. */
function openIn(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, additionalProperties } = schema as Named;
  const open = type === 'object' && (additionalProperties ?? true) === true;
  const empty = type === 'object' && JSON.stringify(additionalProperties) === '{}';
  return [
    ...(open || empty ? [path] : []),
    ...Object.entries(schema).flatMap(([name, part]) => openIn(part, `${path}.${name}`)),
  ];
}
