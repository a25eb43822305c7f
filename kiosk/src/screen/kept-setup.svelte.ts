import { fieldsOf } from '../browser/fields.js';
import { tabStore } from '../browser/store.js';

const storageKey = (game: string) => `setup ${game}`;

/** What was chosen and typed for a game outlives the page, until a table is made of it. */
export function keepSetup<M extends object>(game: string, model: M, names: readonly (keyof M & string)[]): void {
  const kept: Partial<Record<string, unknown>> = fieldsOf(tabStore.recall(storageKey(game)));
  for (const name of names) {
    if (!isAlike(kept[name], model[name])) continue;
    model[name] = kept[name];
  }
  $effect(() => tabStore.remember(storageKey(game), Object.fromEntries(names.map((each) => [each, model[each]]))));
}

export function dropSetup(game: string): void {
  tabStore.forget(storageKey(game));
}

/** A page of another version may have kept something else. */
function isAlike<T>(kept: unknown, now: T): kept is T {
  return typeof kept === typeof now && Array.isArray(kept) === Array.isArray(now);
}
