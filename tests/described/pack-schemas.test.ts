import { readFileSync } from 'node:fs';
import type { Json } from '@mister-x/engine';
import { DEFAULT_MAFIA_PACK_FILE, readPack as readMafia } from '@mister-x/games/mafia/rules';
import { DEFAULT_HOLMES_PACK_FILE, readPack as readSherlock } from '@mister-x/games/sherlock-holmes/rules';
import { BROKEN_PACKS as MAFIA_BROKEN } from '@mister-x/games/mafia/test/kit';
import { PACK_WITH_LISTED_CARDS, BROKEN_PACKS as SHERLOCK_BROKEN } from '@mister-x/games/sherlock-holmes/test/kit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../project.js';

/** The published schemas of packs, read by a program that is not ours, against the referee's readers. */

type Refused = { readonly causes: readonly { readonly code: string }[] };
type Read = { readonly ok: true } | { readonly ok: false; readonly error: Refused };
type Game = {
  readonly schema: string;
  readonly read: (input: unknown) => Read;
  /** Packs that can be played with. */
  readonly valid: Readonly<Record<string, Json>>;
  /** By the code of what is wrong with them, which no schema can say; their shape is right. */
  readonly broken: Readonly<Record<string, Json>>;
};

const GAMES: readonly Game[] = [
  {
    schema: 'pack-sherlock-holmes.schema.json',
    read: readSherlock,
    valid: {
      'the box of the game': DEFAULT_HOLMES_PACK_FILE,
      'cards one by one': PACK_WITH_LISTED_CARDS,
    },
    broken: SHERLOCK_BROKEN,
  },
  {
    schema: 'pack-mafia.schema.json',
    read: readMafia,
    valid: {
      'the box of the game': DEFAULT_MAFIA_PACK_FILE,
      'the example of the page': inDocs('mafia-pack.json'),
    },
    broken: MAFIA_BROKEN,
  },
];

function inDocs(name: string): Json {
  return JSON.parse(readFileSync(new URL(`docs/${name}`, PROJECT), 'utf8'));
}

describe.each(GAMES)('$schema', ({ schema, read, valid, broken }) => {
  const fits = new Ajv2020({ allErrors: false }).compile(inDocs(schema) as object);
  /** Whether the shape is right: then whatever is wrong has a code. */
  const isRead = (input: unknown) => {
    const found = read(input);
    return found.ok || found.error.causes.length > 0;
  };

  it.each(Object.entries(valid))('fits a box that can be played with: %s', (_, box) => {
    fits(box);
    expect(fits.errors).toBeNull();
    expect(read(box)).toMatchObject({ ok: true });
  });

  it.each(Object.entries(broken))('fits what only the referee finds wrong: %s', (code, box) => {
    fits(box);
    expect(fits.errors).toBeNull();
    const found = read(box);
    expect(found.ok ? [] : found.error.causes.map((cause) => cause.code)).toContain(code);
  });

  it.each(Object.entries(valid))('refuses what the referee cannot read, and nothing else: %s', (_, box) => {
    const said = changes(box).map(([what, input]) => [what, fits(input), isRead(input)] as const);
    expect(said.filter(([, schema, reader]) => schema !== reader)).toEqual([]);
    const refused = said.filter(([, schema]) => !schema).length;
    expect(refused).toBeGreaterThan(said.length / 3);
    expect(refused).toBeLessThan(said.length);
  });

  it.each([null, true, 7, 'a box', [], {}])('refuses what is no box at all: %j', (input) => {
    expect([fits(input), isRead(input)]).toEqual([false, false]);
  });
});

const OTHERS: readonly Json[] = [
  ...[null, true, -1, 0, 1, 0.5, 1e3, 1e6, 1e7, '', 'a', 'A1', 'two words', '<b>', 'a\nb', 'a\u202eb'],
  ...['x'.repeat(41), 'x'.repeat(201), '🚂'.repeat(80), '🚂'.repeat(81), `a${'\u0301'.repeat(5)}`],
  ...[[], {}, ['a'], [1, 2]],
];
/** No list in a pack has as many entries. */
const MANY = 400;

/** A file with one member changed, in every way and at every place; of a list the last entry. */
function changes(file: Json, path = ''): readonly (readonly [string, Json])[] {
  const here = OTHERS.map((other) => [`${path} = ${JSON.stringify(other).slice(0, 40)}`, other] as const);
  if (typeof file !== 'object' || file === null) return here;
  if (Array.isArray(file)) {
    const list = file as readonly Json[];
    return [
      ...here,
      [`${path} without an entry`, list.slice(1)],
      [`${path} with too many entries`, Array(MANY).fill(list[0] ?? 'a')],
      ...changes(list.at(-1) ?? null, `${path}[]`).map(
        ([what, value]) => [what, [...list.slice(0, -1), value]] as const,
      ),
    ];
  }
  const members = file as Readonly<Record<string, Json>>;
  return [
    ...here,
    [`${path} with a member more`, { ...members, more: 1 }],
    ...Object.entries(members).flatMap(([name, value]) => {
      const { [name]: _, ...others } = members;
      return [
        [`${path} without ${name}`, others] as const,
        ...changes(value, `${path}.${name}`).map(([what, other]) => [what, { ...members, [name]: other }] as const),
      ];
    }),
  ];
}
