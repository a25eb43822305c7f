import type { Json } from './json.js';

/** A rule that a table may set, and the values it may have. */
export type FlagChoice<Name extends string> = {
  readonly flag: Name;
  /** Every value that may be chosen, the preset's among them. */
  readonly values: readonly Json[];
  /** Values that a rule text supports; any other is a house rule (CM-10). */
  readonly supported: readonly Json[];
};

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
