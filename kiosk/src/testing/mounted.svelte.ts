import { type Component, createRawSnippet, flushSync, mount, type Snippet, unmount } from 'svelte';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import Around from './Around.svelte';

/** What every test leaves behind, the last first. */
const mountedCleanups: (() => unknown)[] = [];

/**
 * Mounts a component until the test is over or `leave` is called; the test looks at it through `page`.
 * @param tag of what it lies in: a whole page brings a `main` of its own
 * @param provide what pages around it provide, such as the visit
 * @returns with `props` to change as a parent would, and the place where it is
 */
export function mountComponent<Props extends object>(
  component: Component<Props, object, keyof Props | ''>,
  given: Props,
  { tag = 'main', provide }: { readonly tag?: 'main' | 'div'; readonly provide?: () => void } = {},
) {
  const props = $state(given);
  const place = document.createElement(tag);
  place.style.cssText = 'display: flex; flex-direction: column; justify-content: end; height: 100vh';
  document.body.append(place);
  const mounted =
    provide === undefined
      ? mount(component, { target: place, props })
      : mount(Around as Component<object>, { target: place, props: { part: component, props, provide } });
  flushSync();
  let isThere = true;
  const leave = async () => {
    if (isThere) await unmount(mounted);
    isThere = false;
    place.remove();
  };
  mountedCleanups.push(leave);
  return { props, place, leave };
}

/** A button of the page round the component, with the focus on it. */
export function focusOutside(): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = 'Outside';
  document.body.append(button);
  button.focus();
  mountedCleanups.push(() => button.remove());
  return button;
}

/** A snippet of text, in place of what a parent would pass. */
export const textSnippet = <Args extends unknown[]>(say: string | ((...args: Args) => string)): Snippet<Args> =>
  createRawSnippet<Args>((...args) => ({
    render: () => {
      const span = document.createElement('span');
      span.textContent = typeof say === 'string' ? say : say(...(args.map((each) => each()) as Args));
      return span.outerHTML;
    },
  }));

afterEach(async () => {
  for (const undo of mountedCleanups.splice(0).reverse()) await undo();
  await page.viewport(1280, 800);
});
