import type { Dice } from '../dice.js';

/** Values that have broken programs before. */
const JUNK: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 2 ** 53,
  () => 1e308,
  () => 0.5,
  () => '',
  () => '__proto__',
  () => "x'; DROP TABLE log; --",
  () => '\u0000\ud800\u202e',
  () => 'x'.repeat(6_000),
  () => [],
  () => ({}),
  () => JSON.parse('{"__proto__":{"host":true},"constructor":{"prototype":1}}'),
  () => ({ toString: 1, valueOf: 1, length: 1e9 }),
  () => nested(60),
  () => Array.from({ length: 1_500 }, (_, index) => index),
  () => Buffer.from('binary'),
];

/** The same with one part changed, missing, added or of another kind. */
export function mutate(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.int(6) === 0) return junk(dice);
  if (Array.isArray(value)) {
    if (value.length === 0) return junk(dice);
    const at = dice.int(value.length);
    return value.map((item, index) => (index === at ? mutate(item, dice) : item));
  }
  const entries = Object.entries(value);
  const name = entries.length === 0 ? 'empty' : (dice.pick(entries)[0] ?? '');
  switch (dice.int(5)) {
    case 0:
      return Object.fromEntries(entries.filter(([key]) => key !== name));
    case 1:
      return { ...value, [`${name}2`]: junk(dice) };
    case 2:
      return { ...value, [name]: junk(dice) };
    default:
      return { ...value, [name]: mutate((value as Record<string, unknown>)[name], dice) };
  }
}

function junk(dice: Dice): unknown {
  return dice.pick(JUNK)();
}

function nested(levels: number): unknown {
  return levels === 0 ? 1 : [nested(levels - 1)];
}
