/** One letter for each name, or two where that would not tell them apart. */
export function initials(names: readonly (readonly [id: string, name: string])[]) {
  const short = (name: string, n: number) => [...name.trim()].slice(0, n).join('');
  const first = names.map(([, name]) => short(name, 1).toUpperCase());
  return new Map(
    names.map(([id, name], i): readonly [string, string] => {
      const letter = first[i] ?? '';
      if (first.filter((each) => each === letter).length === 1) return [id, letter];
      const two = short(name, 2);
      const alone = names.filter((other) => short(other[1], 2) === two).length === 1;
      // Names that begin alike are told apart by their place at the table.
      return [id, alone ? two : `${letter}${i + 1}`];
    }),
  );
}
