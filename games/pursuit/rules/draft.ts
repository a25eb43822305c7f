/** An object that is still being put together. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A copy to be changed and then handed out as the next state. Games write it out member by member so
 * that every state has the same hidden class, which makes folding several times quicker than object
 * spread does. It has to have every member, an optional one too: a copy that forgets one does not compile.
 */
export type MutableDraft<T> = { -readonly [K in keyof T]-?: T[K] };

export function withItemReplaced<T>(items: readonly T[], index: number, item: T): readonly T[] {
  const copy = items.slice();
  copy[index] = item;
  return copy;
}
