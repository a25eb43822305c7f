import type { Json } from '@mister-x/engine/protocol';

type FlagText = {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
};

type Rows = { readonly [flag: string]: { readonly values: readonly unknown[] } };

/** What the messages of a game must name: each flag of its table that leaves a choice, and each value offered. */
export type FlagMessages<Table extends Rows> = {
  readonly [F in keyof Table as Table[F]['values'] extends readonly [unknown] ? never : F]: {
    readonly name: string;
    readonly values: { readonly [K in ValueKey<Table[F]['values'][number]>]: string };
  };
};

type Part = string | number;

/** The type of `valueKey`. */
export type ValueKey<Value> = Value extends null
  ? 'none'
  : Value extends Part | boolean
    ? `${Value}`
    : Value extends readonly [infer First extends Part, ...infer Rest]
      ? Rest extends readonly []
        ? `${First}`
        : `${First}-${ValueKey<Rest>}`
      : Value extends { readonly unit: infer Unit extends Part }
        ? `${Unit}${Member<Value, 'count' | 'value'>}`
        : `${Member<Value, `${string}min`>}-${Member<Value, `${string}max`>}`;

/** The member that is called so. */
type Member<Value, Name> = Value[keyof Value & Name] & Part;

/** A rule's name and its values in plain words. */
export function flagText(flags: object, flag: string): FlagText {
  const known = flags as Readonly<Record<string, FlagText | undefined>>;
  return known[flag] ?? { name: flag, values: {} };
}

export function flagValue(flags: object, flag: string, value: Json): string {
  const key = valueKey(value);
  return flagText(flags, flag).values[key] ?? key;
}

/** The key under which the messages name a flag's value: `none`, `caught`, `3-8-13`, `round22`, `2-5`. */
export function valueKey(value: Json): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.join('-');
  if (typeof value !== 'object') return String(value);
  if ('unit' in value) return `${value.unit}${value.count ?? value.value}`;
  return Object.values(value).join('-');
}
