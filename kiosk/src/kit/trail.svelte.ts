import { untrack } from 'svelte';

/**
 * Follows a value some pictures later, so that what one touch changes in many places of the page is
 * not all laid out and painted for the same picture. Called while a component is made. However often the
 * value changes meanwhile, the newest is shown.
 * @param read the value; what it reads is watched
 * @param pictures by how many pictures of the screen it is late
 */
export function delayByPictures<T>(read: () => T, pictures: number): { readonly now: T } {
  let shown = $state.raw(untrack(read));
  let newest = untrack(read);
  let asked: number | undefined;

  const wait = (left: number): void => {
    asked = requestAnimationFrame(() => {
      if (left > 0) wait(left - 1);
      else {
        asked = undefined;
        shown = newest;
      }
    });
  };

  $effect(() => {
    newest = read();
    if (newest !== untrack(() => shown) && asked === undefined) wait(pictures);
  });
  $effect(() => () => {
    if (asked !== undefined) cancelAnimationFrame(asked);
  });

  return {
    get now() {
      return shown;
    },
  };
}
