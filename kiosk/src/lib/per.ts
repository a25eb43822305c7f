import { untrack } from 'svelte';

/**
 * What begins anew with each key, and only then: a writable `$derived(per(key, ...))` keeps what was
 * assigned to it until the key changes.
 */
export function per<T>(_key: unknown, begin: () => T): T {
  return untrack(begin);
}
