/** Height of PT Sans Bold's capitals as a part of the size of the writing. */
export const CAPITALS = 0.7;
/** From line to line, as a part of the size. */
export const LEADING = 0.95;
/** The largest writing of a title, for short names. */
const LARGEST = 26;
const LINES_MOST = 3;

type TitleLines = { readonly lines: readonly string[]; readonly size: number };

/**
 * A title in capitals on as many lines as make it largest, in `room` by `depth` millimetres.
 * @param widthOf the width of a text of size 1
 */
export function titleLines(
  title: string,
  room: number,
  depth: number,
  widthOf: (text: string) => number,
): TitleLines {
  const all = breaks(title.split(' '), LINES_MOST).map((lines): TitleLines => {
    const across = room / Math.max(...lines.map(widthOf));
    const high = depth / (CAPITALS + LEADING * (lines.length - 1));
    return { lines, size: Math.min(across, high, LARGEST) };
  });
  return all.reduce((best, each) => (each.size > best.size * 1.05 ? each : best));
}

/** Every way to break words into `most` lines or fewer, one line first. */
function breaks(messages: readonly string[], most: number): readonly (readonly string[])[] {
  const whole = [messages.join(' ')];
  if (most === 1) return [whole];
  const broken = messages.slice(1).flatMap((_, i) => {
    const first = messages.slice(0, i + 1).join(' ');
    return breaks(messages.slice(i + 1), most - 1).map((rest) => [first, ...rest]);
  });
  return [whole, ...broken];
}
