import type { Json } from './json.js';

/**
 * The rules that a table of people may set, called flags: one row for each. Type, checks, presets, choices on
 * pages and the names of the messages follow from it. It is data alone, so that pages can have it, too.
 */
export type FlagTable = Readonly<Record<string, FlagRow>>;

export type FlagRow = {
  /** Every value that is offered; where it is one, there is nothing to choose. */
  readonly values: readonly Json[];
  /** Those of them that no rule text supports (CM-10). */
  readonly house?: readonly Json[];
  /** What is played where nothing was chosen; left out: the first of the values. */
  readonly preset?: Json;
  /** Every whole number from the first to the second may be stated, in steps of the third. */
  readonly range?: readonly [from: number, to: number, step?: number];
};

/** Rows that name no value which they do not have. */
type ValidFlagTable<Table extends FlagTable> = {
  readonly [F in keyof Table]: {
    readonly house?: readonly Table[F]['values'][number][];
    readonly preset?: Table[F]['values'][number];
  };
};

export function flagTable<const Table extends FlagTable>(table: Table & ValidFlagTable<Table>): Table {
  return table;
}

/**
 * The flags of a match.
 *
 * @typeParam Open of flags that may have other values than those that are offered, by name
 */
export type FlagsOf<Table extends FlagTable, Open = unknown> = {
  readonly [F in keyof Table]: F extends keyof Open
    ? Open[F]
    : Table[F] extends { readonly range: unknown }
      ? number | Extract<Table[F]['values'][number], null>
      : Table[F]['values'][number];
};

/** Every flag in each variant, as long as nobody changes it. */
export function presetsOf<Variant extends string, Flags>(
  table: { readonly [F in keyof Flags]: FlagRow },
  variants: Readonly<Record<Variant, Partial<Flags>>>,
): Readonly<Record<Variant, Flags>> {
  const rows = Object.entries<FlagRow>(table);
  const usual = rows.map(([flag, { values, preset = values[0] }]) => [flag, preset]);
  const presets = Object.entries<Partial<Flags>>(variants).map(([variant, different]) => [
    variant,
    { ...Object.fromEntries(usual), ...different },
  ]);
  return Object.fromEntries(presets) as Readonly<Record<Variant, Flags>>;
}

/** A flag with something to choose. */
export type FlagChoice<Name extends string> = {
  readonly flag: Name;
  readonly values: readonly Json[];
  /** Values that a rule text supports; any other is a house rule (CM-10). */
  readonly supported: readonly Json[];
};

/** In the order of the table. */
export function flagChoicesOf<Name extends string>(
  table: Readonly<Record<Name, FlagRow>>,
): readonly FlagChoice<Name>[] {
  return (Object.entries(table) as [Name, FlagRow][]).flatMap(([flag, { values, house = [] }]) => {
    const supported = values.filter((value) => !house.some((each) => same(each, value)));
    return values.length === 1 ? [] : [{ flag, values, supported }];
  });
}

/** A flag that differs from the preset (CM-10). */
export type Deviation<Name extends string> = {
  readonly flag: Name;
  readonly value: Json;
  /** No rule text supports it. */
  readonly house: boolean;
};

/**
 * `workOut`, once for each options: every view has the deviations, and options are values that stay the
 * same for a whole match.
 */
export function onceForOptions<Options extends object, Value>(
  workOut: (options: Options) => Value,
): (options: Options) => Value {
  const known = new WeakMap<Options, { readonly value: Value }>();
  return (options) => {
    const before = known.get(options);
    if (before !== undefined) return before.value;
    const value = workOut(options);
    known.set(options, { value });
    return value;
  };
}

export function deviationsOf<Name extends string, Flags extends Readonly<Record<Name, Json>>>(
  choices: readonly FlagChoice<Name>[],
  preset: Flags,
  flags: Flags,
): readonly Deviation<Name>[] {
  return choices
    .filter(({ flag }) => !same(flags[flag], preset[flag]))
    .map(({ flag, supported }) => ({
      flag,
      value: flags[flag],
      house: !supported.some((value) => same(value, flags[flag])),
    }));
}

/** The deviations of options, each worked out once. */
export function deviationsFrom<Variant extends string, Name extends string, Flags extends Readonly<Record<Name, Json>>>(
  presets: Readonly<Record<Variant, Flags>>,
  choices: readonly FlagChoice<Name>[],
) {
  return onceForOptions(({ variant, flags }: { readonly variant: Variant; readonly flags: Flags }) =>
    deviationsOf<Name, Flags>(choices, presets[variant], flags),
  );
}

/** The flags in force, out of a view. */
export function flagsInForce<Variant extends string, Flags extends object>(
  presets: Readonly<Record<Variant, Flags>>,
  view: {
    readonly variant: Variant;
    readonly deviations: readonly { readonly flag: keyof Flags; readonly value: Json }[];
  },
): Flags {
  const changed = view.deviations.map(({ flag, value }) => [flag, value]);
  return { ...presets[view.variant], ...Object.fromEntries(changed) };
}

function same(a: Json, b: Json): boolean {
  if (a === b || typeof a !== 'object') return a === b;
  return JSON.stringify(a) === JSON.stringify(b);
}
