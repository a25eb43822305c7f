import { untrack } from 'svelte';
import { toasts } from '../ui/toasts.svelte.js';
import type { Announcements } from './announcements.js';

/**
 * Says on this page what is told in passing, as it comes. Called while a component is made.
 *
 * @param say `null` of a word that is nothing to this page, which is done with it
 */
export function announce<W>(
  announcements: () => Announcements<W>,
  say: (word: W) => string | null,
): void {
  $effect(() => {
    const current = announcements();
    void current.queue.notices;
    untrack(() => {
      for (const { word, seen } of current.take()) {
        const text = say(word);
        if (text === null) seen();
        else toasts.info(text, seen);
      }
    });
  });
}
