/**
 * Of each name at a table, whether somebody else would be called the same: upper and lower case, spaces,
 * invisible characters and other spellings of the same letters set nobody apart when he is read or
 * called out. Seats without a name are called by their role.
 */
export function soundAlike(names: readonly string[]): readonly boolean[] {
  const called = names.map(asHeard);
  return called.map(
    (name, place) => name !== '' && called.some((other, at) => at !== place && other === name),
  );
}

function asHeard(name: string): string {
  return name
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
