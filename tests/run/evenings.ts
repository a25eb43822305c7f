import { basename } from 'node:path';

/**
 * The evenings of the quick run: Scotland Yard with phones to the capture, Mister X across Europe
 * with phones, Scotland Yard at the kiosk with cards.
 */
export const QUICK = ['capture', 'europe', 'scans'].map((name) => `evenings/${name}.test.ts`);

/**
 * What goes first where the time is limited: what every run has, then evenings that are played, then those that
 * are looked at in every language and size, which take longest.
 * @param file its path, from the folder of the tests or whole
 */
export function turnOf(file: string): 'always' | 'played' | 'looked-at' {
  const isEvening = /(^|\/)evenings\//.test(file);
  if (!isEvening || QUICK.some((each) => file.endsWith(each))) return 'always';
  return basename(file).includes('looks') ? 'looked-at' : 'played';
}
