import { untrack } from 'svelte';

/**
 * What begins again with each key, and only then: a writable `$derived(resettable(key, ...))` keeps what was
 * assigned to it until the key changes. The key is a `$derived` of its own: what is read off a view
 * here would change with every view.
 */
export function resettable<T>(_key: unknown, begin: () => T): T {
  return untrack(begin);
}
