/** Choosing one of some printed numbers by keyboard: digits spell it, arrows walk, Enter takes it. */
export type NumberEntry = { readonly typed: string; readonly cursor: number };
type NumberAnswer =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'typing'; readonly entry: NumberEntry }
  | { readonly kind: 'chosen'; readonly number: number };

const KEY_IGNORED: NumberAnswer = { kind: 'ignored' };
const STEP_BY_KEY: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function pressNumberKey({ typed, cursor }: NumberEntry, numbers: readonly number[], key: string): NumberAnswer {
  const step = STEP_BY_KEY[key];
  if (step !== undefined) {
    const n = numbers.length;
    return n === 0 ? KEY_IGNORED : typing('', (cursor + step + n) % n);
  }
  if (key === 'Backspace') return typing(typed.slice(0, -1), cursor);
  if (key === 'Enter') {
    const number = typed === '' ? numbers[cursor] : Number(typed);
    if (number === undefined) return KEY_IGNORED;
    return numbers.includes(number) ? { kind: 'chosen', number } : typing('', cursor);
  }
  if (!/^\d$/.test(key)) return KEY_IGNORED;
  const spelt = (typed + key).slice(-3);
  const found = numbers.findIndex((number) => String(number).startsWith(spelt));
  return typing(spelt, found < 0 ? cursor : found);
}

function typing(typed: string, cursor: number): NumberAnswer {
  return { kind: 'typing', entry: { typed, cursor } };
}
