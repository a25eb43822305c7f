import type { Json } from '@mister-x/engine';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { describe, expect, it } from 'vitest';
import { describers } from '@mister-x/games/describers';
import { numberDrawOfRun } from '@mister-x/engine/testing/draws';
import { SERVER_DATA } from '@mister-x/games/test/manifest';
import { Referee } from './referee.js';

/** Whatever stands in one place of a position: the referee goes on from there, or says what is wrong with it. */

const DESCRIBERS = await describers();
const draw = numberDrawOfRun();
const seed = Math.floor(draw(2 ** 32))
  .toString(16)
  .padStart(64, '0');
/** So many commands lead into the midst of a game. */
const PLAYED = 40;
const BAD: readonly Json[] = [0.5, -1, 1e9, '', 'nothing', null, [], {}];
/** One of so many changes is tried; always that of a whole member, and what every game refuses. */
const ONE_OF = byExtent({ quick: 8, all: 1 });

type Answer = { readonly error?: { readonly code: string }; readonly result?: unknown };
type Begun = Standing & { readonly seats: readonly { readonly seat: string }[] };
type Standing = { readonly canAct: readonly string[]; readonly outcome: unknown };
type Placed = { readonly position: Json };
type Path = readonly string[];

const referee = new Referee(DESCRIBERS, () => seed, true);
const answer = (request: object) => referee.answer(JSON.stringify(request)) as Answer;

function ask<Result>(request: object): Result {
  const { error, result } = answer(request);
  expect([request, error]).toEqual([request, undefined]);
  return result as Result;
}

describe.each(SERVER_DATA)('$game', ({ game, dealt: options }) => {
  it('takes or refuses every change of a position', () => {
    const { seats, position } = played(game, options);
    const began = (at: Json) => answer({ do: 'new', game, options, seed, match: 'changed', position: at }).error;
    expect(began(position)).toBeUndefined();
    expect(unanswered(seats)).toEqual([]);

    for (const path of placesOf(position)) {
      for (const bad of BAD) {
        const isRefused = isRefusedAt(path, partAt(position, path), bad);
        if (path.length > 1 && !isRefused && draw(ONE_OF) >= 1) continue;
        const error = began(changedAt(position, path, bad));
        const faults = error === undefined && !isRefused ? unanswered(seats) : [error?.code];
        expect([path.join('.'), bad, faults]).toEqual([
          path.join('.'),
          bad,
          error === undefined && !isRefused ? [] : ['POSITION_INVALID'],
        ]);
      }
    }
  });
});

/** No game has a part of a thing, such a phase or such a round. */
function isRefusedAt(path: Path, part: Json, bad: Json): boolean {
  if (bad === 0.5) return typeof part === 'number';
  const name = path.at(-1);
  if (name === 'phase') return typeof bad === 'string';
  return name === 'round' && (bad === -1 || bad === 1e9);
}

/** A position of a game that is not over, after some commands by chance. */
function played(game: string, options: unknown) {
  const match = `${game}-played`;
  const begun = ask<Begun>({ do: 'new', game, options, seed, match });
  let standing: Standing = begun;
  let { position } = ask<Placed>({ do: 'position', match });
  for (let done = 0; done < PLAYED && standing.outcome === null; done++) {
    ({ position } = ask<Placed>({ do: 'position', match }));
    const [seat] = standing.canAct;
    if (seat === undefined) {
      const { timers } = ask<{ timers: { id: string }[] }>({ do: 'timers', match });
      standing = ask({ do: 'expire', match, timer: timers[0]?.id });
      continue;
    }
    const { action, command } = ask<{ action: Json; command: Json }>({ do: 'sample', match, seat });
    const sent = command === null ? { do: 'act', action } : { do: 'command', command };
    standing = ask({ ...sent, match, seat });
  }
  return { seats: begun.seats.map(({ seat }) => seat), position };
}

/** What is not answered of the match that began at a changed position. */
function unanswered(seats: readonly string[]): unknown[] {
  const requests = [
    ...['table', ...seats].map((viewer) => ({ do: 'view', viewer })),
    ...['referee', ...seats].map((seat) => ({ do: 'legal', seat })),
    ...['timers', 'outcome', 'position'].map((each) => ({ do: each })),
    { do: 'forget' },
  ];
  return requests.flatMap((request) => {
    const { error } = answer({ match: 'changed', ...request });
    return error === undefined ? [] : [{ request, error }];
  });
}

/** Every member and element; of those that are alike, such as the cards of a deck, the first alone. */
function placesOf(value: Json, path: Path = [], seen = new Set<string>()): Path[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const kind = path.join('.').replace(/[0-9]+/g, '#');
  const own = path.length > 0 && !seen.has(kind) ? [path] : [];
  seen.add(kind);
  return [...own, ...parts.flatMap(([name, part]) => placesOf(part as Json, [...path, name], seen))];
}

function partAt(value: Json, path: Path): Json {
  return path.reduce((at, name) => (at as Record<string, Json>)[name] ?? null, value);
}

function changedAt(value: Json, [name, ...rest]: Path, bad: Json): Json {
  if (name === undefined) return bad;
  const parts = Array.isArray(value) ? [...value] : { ...(value as object) };
  return Object.assign(parts, { [name]: changedAt(partAt(value, [name]), rest, bad) });
}
