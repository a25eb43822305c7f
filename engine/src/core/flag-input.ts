import { z } from 'zod';
import type { FlagRow, FlagsOf, FlagTable } from './flag-table.js';
import type { Json } from './json.js';
import { err, ok, type Result } from './result.js';

/** Flags as people state them: those that they leave out, and those alone, are as in the preset (CM-10). */
export type StatedFlags<Flags> = { readonly [F in keyof Flags]?: Flags[F] | undefined };

type Shapes<Flags> = { readonly [F in keyof Flags]: z.ZodType<Flags[F]> };

/**
 * What each flag may look like, in the order of the table.
 *
 * @param open of flags that may have other values than those that are offered
 */
export function flagShapesOf<Table extends FlagTable, Open = unknown>(
  table: Table,
  open: Shapes<Open>,
): Shapes<FlagsOf<Table, Open>> {
  const given: Readonly<Record<string, z.ZodType>> = open;
  const shapes = Object.entries(table).map(([flag, row]) => [flag, given[flag] ?? shapeOf(row)]);
  return Object.fromEntries(shapes);
}

function shapeOf({ values, range }: FlagRow): z.ZodType {
  if (range === undefined) return oneOf(values);
  const [from, to, step = 1] = range;
  const whole = z.int().min(from).max(to);
  const stepped = step === 1 ? whole : whole.multipleOf(step);
  return values.includes(null) ? stepped.nullable() : stepped;
}

/** Exactly these. */
function oneOf(values: readonly Json[]): z.ZodType {
  const [only] = values;
  if (only !== undefined && values.length === 1) return literalShape(only);
  const plain = values.filter(isPlain);
  if (plain.length < values.length) return z.union(values.map(literalShape), spellValues(values));
  const isBoth = plain.includes(true) && plain.includes(false);
  return isBoth && plain.length === 2 ? z.boolean() : z.literal(plain);
}

function literalShape(value: Json): z.ZodType {
  if (isPlain(value)) return z.literal(value);
  const members = Object.entries(value).map(([name, part]) => [name, literalShape(part ?? null)]);
  return z.strictObject(Object.fromEntries(members));
}

function isPlain(value: Json): value is string | number | boolean | null {
  return value === null || typeof value !== 'object';
}

function spellValues(values: readonly Json[]): string {
  return `expected one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
}

/** `flags` with whatever was stated of them. */
export function withStated<Flags extends object>(flags: Flags, stated: StatedFlags<Flags>): Flags {
  const entries = Object.entries(stated).filter(([, value]) => value !== undefined);
  return { ...flags, ...Object.fromEntries(entries) };
}

/**
 * Changes flags of options that were parsed before.
 *
 * @param shape what flags may look like, each of them optional
 * @param refusalOf what is said of flags of another shape
 * @param faultOf what is wrong with options of the right shape
 */
export function changedFlags<Options extends { readonly flags: object }, Refusal, Fault>(
  options: Options,
  input: unknown,
  shape: z.ZodType<StatedFlags<Options['flags']>>,
  refusalOf: (error: z.ZodError) => Refusal,
  faultOf: (changed: Options) => Fault | undefined,
): Result<Options, Refusal | Fault> {
  const parsed = shape.safeParse(input);
  if (!parsed.success) return err(refusalOf(parsed.error));
  const changed = { ...options, flags: withStated(options.flags, parsed.data) };
  const fault = faultOf(changed);
  return fault === undefined ? ok(changed) : err(fault);
}
