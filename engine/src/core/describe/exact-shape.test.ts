import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Json } from '../json.js';
import { exactShape, type Same } from './exact-shape.js';
import { jsonShape } from './match-shapes.js';

/** What follows is tested by the compiler: a line that ought not to compile, and does, is an error. */

type Seen = {
  readonly stop: number | null;
  readonly by?: `h${number}`;
  readonly legs: readonly { readonly ticket: 'tram' | 'boat' }[];
  readonly value: Json;
};

const leg = z.strictObject({ ticket: z.enum(['tram', 'boat']) });
const by = z.templateLiteral(['h', z.int()]).exactOptional();
const members = { stop: z.number().nullable(), by, legs: z.array(leg), value: jsonShape };
const { stop: _, ...withoutStop } = members;

function yes<_T extends true>(): void {}
function no<_T extends false>(): void {}

describe('a shape of exactly a type', () => {
  it('is one of the same members', () => {
    expect(exactShape<Seen>()(z.strictObject(members)).safeParse({}).success).toBe(false);
    yes<Same<readonly [1, 2], [1, 2]>>();
    yes<Same<{ a: 1 } & { readonly b?: 2 }, { a: 1; b?: 2 }>>();
    yes<Same<{ [name: `h${number}`]: 1 }, Readonly<Record<`h${number}`, 1>>>>();
  });

  it('is none that lacks a member, has another, or another type', () => {
    // @ts-expect-error a member is missing
    exactShape<Seen>()(z.strictObject(withoutStop));
    // @ts-expect-error a member too many
    exactShape<Seen>()(z.strictObject({ ...members, more: z.string() }));
    // @ts-expect-error a member that may be missing too many
    exactShape<Seen>()(z.strictObject({ ...members, more: z.string().exactOptional() }));
    // @ts-expect-error a member that cannot be missing
    exactShape<Seen>()(z.strictObject({ ...members, by: z.templateLiteral(['h', z.int()]) }));
    // @ts-expect-error a member that may be missing
    exactShape<Seen>()(z.strictObject({ ...members, stop: z.number().nullable().exactOptional() }));
    // @ts-expect-error never null
    exactShape<Seen>()(z.strictObject({ ...members, stop: z.number() }));
    const trams = z.array(z.strictObject({ ticket: z.literal('tram') }));
    // @ts-expect-error a word too few, deep inside
    exactShape<Seen>()(z.strictObject({ ...members, legs: trams }));
    // @ts-expect-error something else than any JSON
    exactShape<Seen>()(z.strictObject({ ...members, value: z.string() }));
    no<Same<'a' | 'b', 'a'>>();
    no<Same<{ type: 'a' } | { type: 'b' }, { type: 'a' }>>();
    no<Same<{ a: unknown }, { a: 1 }>>();
  });
});
