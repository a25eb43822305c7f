import type { Heard } from './heard.js';

/** A scanner reads one card twice in a breath; nobody lays the same card, or another like it, so fast. */
export const STUTTER_MS = 600;

type Reading = Pick<Heard, 'text' | 'at'>;

/** The same card as in the reading before, and too soon to be meant. */
export function stutters({ text, at }: Reading, before: Reading | null): boolean {
  return before !== null && before.text === text && at - before.at < STUTTER_MS;
}
