/**
 * Two letters for each name that tell it from all others: its first two where no name before it has these,
 * otherwise its first and a later one. Where no letter is left a number stands for it.
 */
export function caseSigns(names: readonly string[]): readonly string[] {
  const signs: string[] = [];
  for (const name of names) {
    const [first = '?', ...rest] = [...name].filter((letter) => letter.trim() !== '');
    const numbers = names.map((_, i) => String(i + 1));
    const second = [...rest, ...numbers].find((each) => !signs.includes(first + each));
    signs.push(first + (second ?? ''));
  }
  return signs;
}
