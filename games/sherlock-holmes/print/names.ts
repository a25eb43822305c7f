import { DEFAULT_HOLMES_PACK_FILE, type PackCase, typographic } from '../rules/index.js';
import type { HOLMES_WORDS } from './words.js';

/** What the things of a pack are called on paper. What our words do not know is called as the pack calls it. */

type Words = (typeof HOLMES_WORDS)[keyof typeof HOLMES_WORDS];

const CASE_BY_TITLE = new Map(DEFAULT_HOLMES_PACK_FILE.cases.map(({ id, title }) => [title, id]));

/** Only cases of the pack that comes with the game are translated: another pack may have others of the same id. */
export function caseTitleOf({ titles }: Words, { title }: PackCase): string {
  return titles[CASE_BY_TITLE.get(title) ?? ''] ?? typographic(title);
}

export function tokenTypeName({ types }: Words, type: string): string {
  return types[type] ?? withSpaces(type);
}

export function colourWordOf({ colours }: Words, colour: string): string {
  return colours[colour] ?? withSpaces(colour);
}

export function pawnName({ standups }: Words, colour: string): string {
  return standups.pawns[colour] ?? withSpaces(colour);
}

/** Names in files are joined by strokes, at which no line breaks. */
export function withSpaces(name: string): string {
  return name.replace(/[-_]+/g, ' ').trim() || name;
}
