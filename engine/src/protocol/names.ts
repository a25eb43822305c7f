import { stripToPlain, stripInvisible } from '../core/plain-text.js';

/** Characters of a person's name. */
export const NAME_MAX = 40;

/** What someone typed as a name, as it is sent: without what no name may have; empty where nothing is seen of it. */
export function plainName(text: string): string {
  return stripToPlain(text, NAME_MAX);
}

/** The one spelling of a name. */
export function normalizedName(name: string): string {
  return stripInvisible(name).trim();
}

/** Under what a name passes for another: two names are alike that have one of these in common. */
export type ConfusableForms = (name: string) => readonly string[];

/**
 * Of each name at a table, whether someone else would be called the same: upper and lower case, spaces,
 * invisible characters and other spellings of the same letters set nobody apart when he is read or
 * called out. Seats without a name are called by their role.
 * @param likeness the server also knows which letters look alike; pages would have to load a table of them
 */
export function areNamesConfusable(
  names: readonly string[],
  likeness: ConfusableForms = (name) => [spokenForm(name)],
): readonly boolean[] {
  const passes = names.map((name) => (normalizedName(name) === '' ? [] : likeness(name)));
  return passes.map((own, place) =>
    passes.some((other, at) => at !== place && other.some((form, i) => form === own[i])),
  );
}

/** As a name is called out. */
export function spokenForm(name: string): string {
  return visibleForm(name).toLowerCase();
}

/** Without what nobody sees. */
export function visibleForm(name: string): string {
  return name
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();
}
