import { recall, remember } from '../store.js';

/** How far each reader of a place's notices has come, by the reader's name. */
export type Cursors = Readonly<Record<string, number>>;

const KEY = 'told';
/** Places of past evenings are forgotten after so many newer ones. */
const KEPT = 12;

type Stored = { readonly place: string; readonly cursors: Cursors };

/** Where this device was at a place when its page was last open; `undefined` when it never was there. */
export function storedCursors(place: string): Cursors | undefined {
  return all().find((stored) => stored.place === place)?.cursors;
}

export function storeCursors(place: string, cursors: Cursors): void {
  const others = all().filter((stored) => stored.place !== place);
  remember(KEY, [{ place, cursors }, ...others].slice(0, KEPT));
}

function all(): readonly Stored[] {
  const stored = recall(KEY);
  return Array.isArray(stored) ? stored.filter(isStored) : [];
}

function isStored(input: unknown): input is Stored {
  if (typeof input !== 'object' || input === null) return false;
  const { place, cursors } = input as Record<string, unknown>;
  if (typeof place !== 'string' || typeof cursors !== 'object' || cursors === null) return false;
  return Object.values(cursors).every((at) => Number.isSafeInteger(at) && (at as number) >= 0);
}
