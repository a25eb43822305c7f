import { LONDON, type PackCase, typographic } from '../rules/index.js';
import type { HOLMES_WORDS } from './words.js';

/** What the things of a pack are called on paper. What our words do not know is called as the pack calls it. */

type Words = (typeof HOLMES_WORDS)[keyof typeof HOLMES_WORDS];

const TITLES = new Map(LONDON.cases.map(({ id, title }) => [title, id]));

/** Only cases of the pack that comes with the game are translated: another pack may have others of the same id. */
export function titleOf({ titles }: Words, { title }: PackCase): string {
  return titles[TITLES.get(title) ?? ''] ?? typographic(title);
}

export function typeOf({ types }: Words, type: string): string {
  return types[type] ?? spaced(type);
}

export function colourWordOf({ colours }: Words, colour: string): string {
  return colours[colour] ?? spaced(colour);
}

export function pawnOf({ standups }: Words, colour: string): string {
  return standups.pawns[colour] ?? spaced(colour);
}

/** Names in files are joined by strokes, at which no line breaks. */
export function spaced(name: string): string {
  return name.replace(/[-_]+/g, ' ').trim() || name;
}
