import type { Rng } from '@mister-x/engine';

/** Values that are no longer what they were, at one place. */

export type Mutation = {
  readonly how: 'dropped' | 'added' | 'other type';
  /** Members from the outside in; items of lists as `[]`. */
  readonly path: string;
  readonly value: unknown;
};

type JsonPlace = { readonly path: readonly (string | number)[]; readonly at: unknown };

/** A member that no shape has, and a value that no member may be. */
const STRANGE_MEMBER = { strange: { strange: true } };

/** One change of each kind, at places drawn by chance. */
export function mutationsOf(value: unknown, rng: Rng): readonly Mutation[] {
  const places = placesIn(value, []);
  const wrong = rng.pick(places);
  const made: Mutation[] = [
    {
      how: 'other type',
      path: nameOf(wrong.path),
      value: edited(value, wrong.path, () => STRANGE_MEMBER),
    },
  ];
  const objects = places.filter(({ at }) => isObject(at));
  if (objects.length > 0) {
    const { path } = rng.pick(objects);
    const more = edited(value, path, (at) => ({ ...(at as object), ...STRANGE_MEMBER }));
    made.push({ how: 'added', path: nameOf(path), value: more });
  }
  const members = places.filter(({ path }) => typeof path.at(-1) === 'string');
  if (members.length > 0) {
    const { path } = rng.pick(members);
    const name = path.at(-1) as string;
    const less = edited(value, path.slice(0, -1), (at) => without(at as object, name));
    made.push({ how: 'dropped', path: nameOf(path), value: less });
  }
  return made;
}

function placesIn(at: unknown, path: JsonPlace['path']): readonly JsonPlace[] {
  const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(at)
    ? at.map((item, index) => [index, item] as const)
    : isObject(at)
      ? Object.entries(at)
      : [];
  return [{ path, at }, ...parts.flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

function edited(value: unknown, path: JsonPlace['path'], edit: (at: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return edit(value);
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? edited(item, rest, edit) : item));
  }
  const parts = value as Readonly<Record<string, unknown>>;
  return { ...parts, [key]: edited(parts[key], rest, edit) };
}

function without(object: object, name: string): object {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

function nameOf(path: JsonPlace['path']): string {
  return path.map((part) => (typeof part === 'number' ? '[]' : part)).join('.');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
