/** Of check numbers and recovery codes: more than 66 bits, which nobody tries out before the game is over. */
export const CHECK_NUMBER_DIGITS = 20;
const GROUP_OF_FOUR = /.{1,4}/g;
const ANY_DIGIT = /\p{Nd}/u;

/** As people read them out and write them down: "1234 5678 9012 3456 7890". */
export const groupDigits = (digits: string): string => digitGroupsOf(digits).join(' ');

export const digitGroupsOf = (digits: string): readonly string[] => digits.match(GROUP_OF_FOUR) ?? [];

/** All decimal digits of a text, of any script; what is between them does not matter. */
export const digitsIn = (text: string): string =>
  Array.from(text, (each) => (ANY_DIGIT.test(each) ? digitOf(each) : '')).join('');

/** `undefined` when there are more or fewer than `DIGITS`. */
export function parseDigits(text: string): string | undefined {
  const digits = digitsIn(text);
  return digits.length === CHECK_NUMBER_DIGITS ? digits : undefined;
}

/** Unicode gives the digits of a script ten numbers in a row, and a row begins where no digit is or another row ends. */
function digitOf(digit: string): number {
  const own = digit.codePointAt(0) ?? 0;
  let first = own;
  while (ANY_DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return (own - first) % 10;
}
