import type { Json } from '@mister-x/engine/protocol';

type FlagWords = {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
};

/** A rule's name and its values in plain words. */
export function flagWords(flags: object, flag: string): FlagWords {
  const known = flags as Readonly<Record<string, FlagWords | undefined>>;
  return known[flag] ?? { name: flag, values: {} };
}

export function flagValue(flags: object, flag: string, value: Json): string {
  const key = valueKey(value);
  return flagWords(flags, flag).values[key] ?? key;
}

/** The key under which the catalogue names a flag's value. */
export function valueKey(value: Json): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.join('-');
  if (typeof value !== 'object') return String(value);
  if ('unit' in value) return `${value.unit}${value.count ?? value.value}`;
  return Object.values(value).join('-');
}
