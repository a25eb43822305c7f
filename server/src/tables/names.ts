/**
 * Whether two people at a table would be called the same: upper and lower case, spaces, invisible
 * characters and other spellings of the same letters set nobody apart when he is read or called out.
 * Seats without a name are called by their role.
 */
export function someAlike(names: readonly string[]): boolean {
  const called = names.map(asHeard).filter((name) => name !== '');
  return new Set(called).size < called.length;
}

function asHeard(name: string): string {
  return name
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
