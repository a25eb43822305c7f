import { fieldsOf } from '../../browser/fields.js';
import { recall, remember, tabStore } from '../../browser/store.js';

/** How far each reader of a place's notices has come, by the reader's name. */
export type Cursors = Readonly<Record<string, number>>;

/** Where a page keeps them. */
export interface CursorStore {
  /** Where this device was at a place when its page was last open; `undefined` when it never was there. */
  read(place: string): Cursors | undefined;
  write(place: string, cursors: Cursors): void;
}

const STORAGE_KEY = 'cursors';
/** Places of past evenings are forgotten after so many newer ones. */
const PLACES_KEPT = 12;

type Stored = { readonly place: string; readonly cursors: Cursors };

/**
 * Two tabs at one place each show everything once: a page that is loaded again goes on where its own
 * tab was, and a new tab where the device was last.
 */
export const noticeCursorStorage: CursorStore = {
  read: (place) => find(tabStore.recall(STORAGE_KEY), place) ?? find(recall(STORAGE_KEY), place),
  write: (place, cursors) => {
    tabStore.remember(STORAGE_KEY, withNewestFirst({ place, cursors }, tabStore.recall(STORAGE_KEY)));
    remember(STORAGE_KEY, withNewestFirst({ place, cursors }, recall(STORAGE_KEY)));
  },
};

function find(stored: unknown, place: string): Cursors | undefined {
  return parse(stored).find((each) => each.place === place)?.cursors;
}

function withNewestFirst(first: Stored, stored: unknown): readonly Stored[] {
  return [first, ...parse(stored).filter(({ place }) => place !== first.place)].slice(0, PLACES_KEPT);
}

function parse(stored: unknown): readonly Stored[] {
  return Array.isArray(stored) ? stored.filter(isStored) : [];
}

function isStored(input: unknown): input is Stored {
  const { place, cursors } = fieldsOf(input);
  if (typeof place !== 'string' || typeof cursors !== 'object' || cursors === null) return false;
  return Object.values(cursors).every((at) => Number.isSafeInteger(at) && (at as number) >= 0);
}
