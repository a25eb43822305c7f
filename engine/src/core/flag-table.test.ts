import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { flagShapesOf } from './flag-input.js';
import { flagChoicesOf, deviationsOf, type FlagsOf, flagTable, presetsOf } from './flag-table.js';
import type { Json } from './json.js';
import { shapeFault } from './shape.js';

const FLAGS = flagTable({
  undo: { values: ['agreed', 'never', 'always'], house: ['always'] },
  open: { values: [true, false], preset: false },
  dice: { values: [2] },
  seconds: { values: [null, 30, 60], house: [60], range: [10, 3600, 10] },
  ends: {
    values: [
      { unit: 'round', value: 5 },
      { unit: 'leg', value: 5 },
    ],
    house: [{ unit: 'leg', value: 5 }],
  },
  first: { values: ['red', 'blue'] },
});
type Open = { readonly first: string };
type Flags = FlagsOf<typeof FLAGS, Open>;
type Name = keyof Flags;

const PRESETS = presetsOf<'short' | 'long', Flags>(FLAGS, {
  short: {},
  long: { undo: 'never', seconds: 60 },
});
const CHOICES = flagChoicesOf<Name>(FLAGS);
const shape = z.strictObject(flagShapesOf<typeof FLAGS, Open>(FLAGS, { first: z.string().max(9) }));

describe('a table of flags', () => {
  it('gives each variant its values, in the order of the table', () => {
    const short = { undo: 'agreed', open: false, dice: 2, seconds: null };
    const ends = { unit: 'round', value: 5 };
    expect(PRESETS.short).toEqual({ ...short, ends, first: 'red' });
    expect(PRESETS.long).toEqual({ ...PRESETS.short, undo: 'never', seconds: 60 });
    expect(Object.keys(PRESETS.long)).toEqual(Object.keys(FLAGS));
  });

  it('lists what may be chosen, and what of it rule texts support', () => {
    expect(CHOICES.map(({ flag }) => flag)).toEqual(['undo', 'open', 'seconds', 'ends', 'first']);
    expect(CHOICES.map(({ supported }) => supported)).toEqual([
      ['agreed', 'never'],
      [true, false],
      [null, 30],
      [{ unit: 'round', value: 5 }],
      ['red', 'blue'],
    ]);
  });

  it('tells what differs from a preset, and which of it is a house rule', () => {
    const flags: Flags = {
      ...PRESETS.short,
      undo: 'always',
      seconds: 20,
      first: 'green',
      open: true,
    };
    expect(deviationsOf<Name, Flags>(CHOICES, PRESETS.short, flags)).toEqual([
      { flag: 'undo', value: 'always', house: true },
      { flag: 'open', value: true, house: false },
      { flag: 'seconds', value: 20, house: true },
      { flag: 'first', value: 'green', house: true },
    ]);
  });

  it('takes the values that it lists, and others where it says so', () => {
    const takes = (flags: Readonly<Record<string, Json>>) => shape.safeParse({ ...PRESETS.short, ...flags }).success;
    expect(takes(PRESETS.long)).toBe(true);
    for (const { flag, values } of CHOICES) {
      for (const value of values) expect([flag, takes({ [flag]: value })]).toEqual([flag, true]);
    }
    expect([takes({ seconds: 20 }), takes({ first: 'green' })]).toEqual([true, true]);
    const refused: readonly Readonly<Record<string, Json>>[] = [
      ...[{ undo: 'Agreed' }, { open: 1 }, { dice: 3 }, { seconds: 15 }, { seconds: 0 }],
      ...[{ ends: { unit: 'leg', value: 6 } }, { ends: { unit: 'leg' } }, { ends: null }],
      ...[{ first: 'turquoise!' }, { colour: 'red' }],
    ];
    for (const flags of refused) expect([flags, takes(flags)]).toEqual([flags, false]);
  });

  it('says what a flag may be', () => {
    const causeOf = (flags: object) => {
      const parsed = shape.partial().safeParse(flags);
      return parsed.success ? undefined : shapeFault(parsed.error);
    };
    const listed = 'expected one of {"unit":"round","value":5}, {"unit":"leg","value":5}';
    expect(causeOf({ ends: { unit: 'leg', value: 6 } })).toEqual({ member: 'ends', cause: listed });
    const words = 'expected one of agreed, never, always';
    expect(causeOf({ undo: 'no' })).toEqual({ member: 'undo', cause: words });
    expect(causeOf({ dice: 3 })).toEqual({ member: 'dice', cause: 'expected 2' });
  });

  it('names no value in one place that it does not list in the other, as the compiler sees to it', () => {
    // @ts-expect-error a house rule that is not offered
    expect(flagTable({ undo: { values: ['agreed', 'never'], house: ['always'] } })).toBeDefined();
    // @ts-expect-error a preset that is not offered
    expect(flagTable({ undo: { values: ['agreed', 'never'], preset: 'always' } })).toBeDefined();
    // @ts-expect-error a value that the table does not have
    const flags: Partial<Flags> = { undo: 'sometimes' };
    expect(shape.partial().safeParse(flags).success).toBe(false);
  });
});
