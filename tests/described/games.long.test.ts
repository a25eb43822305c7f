import { seedsOf, testRng } from '@mister-x/engine/testing';
import { gameKits } from '@mister-x/games/test/manifest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program, type Schemas } from './bot/program.js';
import { ANY_JSON, mayLack } from './loose.js';
import { mutationsOf } from './mutations.js';
import { randomMatch } from './random-match.js';
import { describeGameOf, type Description, STDIO } from './referee.js';

/** All that the built referee says in random games keeps to the schemas, and nothing that only nearly does. */

/** Commands of a game; longer ones are broken off. */
const MOST = 160;
/** Of a game that shows one value of one flag; nothing of what is said there is changed. */
const SHORT = 12;

/** How many play is an option of each game, and so are the codes of options that do not go together. */
const PLAYED: readonly [game: string, players: object, unfit: readonly string[]][] = [
  ['scotland-yard', { hunters: 3 }, ['CONFIG_INCONSISTENT']],
  ['mister-x-europe', { hunters: 3 }, ['CONFIG_INCONSISTENT']],
  ['sherlock-holmes', { seats: 3 }, ['BAD_REQUEST', 'TOO_FEW_PLAYERS']],
  ['mafia', {}, []],
];

const GAMES = PLAYED.map(([game, players, unfit]) => {
  const kit = gameKits.find((each) => each.game.id === game);
  if (kit === undefined) throw new Error(`no tables of ${game}`);
  return { game, tables: kit.tables, players, unfit };
});

describe.each(GAMES)('what is said of $game', ({ game, tables, players, unfit }) => {
  let program: Program;
  let description: Description;
  let schemas: Schemas;

  beforeAll(async () => {
    program = new Program(STDIO);
    ({ description, schemas } = await describeGameOf(program, game));
  });
  afterAll(() => program.end());

  it.each(tables.map((table, nth) => ({ ...table, nth })))('keeps to the schemas: $name', async ({ options, nth }) => {
    for (const seed of seedsOf(2, nth)) await check(options, MOST, seed);
  });

  it('keeps to them with each value of each flag', async () => {
    const [first = 1] = seedsOf(1, 1);
    let played = 0;
    for (const options of oneByOne(description, players)) {
      const { error } = await program.reply({ do: 'new', game, options });
      // Not every value goes with all others.
      if (error === undefined) await check(options, SHORT, first + played++);
      else expect(unfit, JSON.stringify(options)).toContain(error.code);
    }
    expect(played).toBeGreaterThan(40);
  });

  async function check(options: unknown, most: number, seed: number) {
    const rng = testRng(seed);
    const hex = seed.toString(16).padStart(64, '0');
    for await (const { schema, value } of randomMatch(program, game, options, most, rng, hex)) {
      const fault = schemas.fault(schema, value);
      expect({ seed, fault }, JSON.stringify(value)).toEqual({ seed, fault: undefined });
      if (most === SHORT) continue;
      for (const { how, path, value: changed } of mutationsOf(value, rng)) {
        if (ANY_JSON.test(path) || (how === 'dropped' && mayLack(game, schema, path))) continue;
        const refused = schemas.fault(schema, changed) !== undefined;
        expect(refused, `seed ${seed}: ${schema}, ${path} ${how}`).toBe(true);
      }
    }
  }
});

/** Each value of each flag alone, in each variant. */
function* oneByOne({ variants, flags }: Description, players: object): Generator<object> {
  const sources = flags.flatMap(({ flag }) => (/^(start|hand)_source$/.test(flag) ? [flag] : []));
  const dealt = Object.fromEntries(sources.map((flag) => [flag, 'server']));
  for (const { variant } of variants) {
    for (const { flag, values = [] } of flags) {
      for (const value of values) yield { variant, ...players, flags: { ...dealt, [flag]: value } };
    }
  }
}
