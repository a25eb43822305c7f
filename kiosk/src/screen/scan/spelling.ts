/** Numbers that may be meant, and why another one may not. */
export type NumberChoices<Code extends string> = {
  readonly numbers: readonly number[];
  readonly fault: (number: number) => Code | undefined;
};

/** Boards have up to 528 stops. */
const DIGITS_MAX = 3;

/**
 * One more digit card. `complete` when the number is one of those that may be meant and no
 * longer one begins like it, or when no digit can follow; otherwise the confirm card ends it.
 */
export function spellNumber(
  before: string,
  digit: number,
  numbers: readonly number[],
): { readonly text: string; readonly complete: boolean } {
  const text = before.length >= DIGITS_MAX ? String(digit) : before + digit;
  const longer = numbers.some((n) => String(n).length > text.length && `${n}`.startsWith(text));
  const meant = numbers.some((n) => String(n) === text);
  return { text, complete: text.length === DIGITS_MAX || (meant && !longer) };
}
