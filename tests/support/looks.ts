import { LANGUAGES, type Language } from '@mister-x/engine/protocol';
import { seedOfRun, testRng } from '@mister-x/engine/testing';

/**
 * What a run looks at. Of each moment English and one more language are seen, each in one size with the pages' own
 * letters and, where other letters are measured, in one more with these. The run's seed draws which; some runs have
 * had everything. `LOOKS=all` has everything at once, as have runs that are asked for pictures or for letters.
 */
const { LOOKS, PICTURES, LETTERS } = process.env;
export const LOOKS_AT_ALL = LOOKS === 'all' || Boolean(PICTURES) || Boolean(LETTERS);

const sumOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** The languages of an evening: another name or another run has another one beside English. */
export function languagesOf(
  evening: string,
  seed = seedOfRun(),
  all = LOOKS_AT_ALL,
): readonly Language[] {
  if (all) return LANGUAGES;
  const others = LANGUAGES.filter((language) => language !== 'en');
  const drawn = others[(seed + sumOf(evening)) % others.length];
  return LANGUAGES.filter((language) => language === 'en' || language === drawn);
}

/**
 * One of `choices`, none where there are none, or all of them where everything is looked at.
 * @param moment what is looked at; its pages have one choice after the other
 * @param nth which of its pages
 */
export function drawn<T>(
  choices: readonly T[],
  moment: string,
  nth: number,
  seed = seedOfRun(),
  all = LOOKS_AT_ALL,
): readonly T[] {
  if (all || choices.length === 0) return choices;
  const first = testRng(seed + sumOf(moment)).int(choices.length);
  const at = (first + nth) % choices.length;
  return choices.slice(at, at + 1);
}
