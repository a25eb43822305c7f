import { openDialogs } from '../kit/modal.svelte.js';

/** Where something with the focus has gone, the heading of what is there now has it: keys and readers go on there. */
function focusHeading(heading: HTMLElement | null): void {
  if (heading === null || openDialogs.open > 0 || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The heading of a page that takes the place of another. */
export function focusWhenMounted(heading: HTMLElement): void {
  focusHeading(heading);
}

/** What lies over a page, and goes when it is answered: the heading of the page comes next. */
export function focusHeadingAfterwards(node: HTMLElement): () => void {
  let had = false;
  const take = (): void => {
    had = true;
  };
  node.addEventListener('focusin', take);
  return () => {
    node.removeEventListener('focusin', take);
    if (had) focusHeading(document.querySelector('main h2'));
  };
}
