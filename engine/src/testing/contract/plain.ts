/** Where `value` is not plain JSON (undefined, NaN, −0, Map, Date, class instances …), or `undefined`. */
export function plainDataFault(value: unknown, path = '$'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = i in value ? plainDataFault(value[i], `${path}[${i}]`) : `${path}[${i}] is a hole`;
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is no plain object`;
  for (const [key, part] of Object.entries(value)) {
    const found = plainDataFault(part, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return Object.getOwnPropertySymbols(value).length > 0 ? `${path} has symbols` : undefined;
}

/** What was met frozen, here or by the game itself: its parts are frozen as well. */
const frozen = new WeakSet<object>();

/** Makes every later mutation throw. What is met once only, as most decisions are, is not remembered. */
export function deepFreeze<V>(value: V): V {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  if (Object.isFrozen(value)) frozen.add(value);
  else Object.freeze(value);
  for (const name in value) deepFreeze(value[name]);
  return value;
}

export const jsonText = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** The first difference of two texts, with a little of both sides. */
export function firstDifference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const from = Math.max(0, i - 50);
  return `…${a.slice(from, i + 60)}… against …${b.slice(from, i + 60)}…`;
}
