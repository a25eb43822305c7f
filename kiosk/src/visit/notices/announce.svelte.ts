import { untrack } from 'svelte';
import { toasts } from '../../kit/toasts.svelte.js';
import type { Announcements } from './announcements.js';

/**
 * Says on this page what is announced in passing, as it comes. Called while a component is made.
 *
 * @param say `null` of a line that does not concern this page: it is done with
 */
export function announce<W>(announcements: () => Announcements<W>, say: (line: W) => string | null): void {
  $effect(() => {
    const current = announcements();
    void current.queue.notices;
    untrack(() => {
      for (const { line, seen } of current.take()) {
        const text = say(line);
        if (text === null) seen();
        else toasts.info(text, seen);
      }
    });
  });
}
