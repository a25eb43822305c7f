import type { Spot } from './engine.js';

/** Something on a page: its selector, and how it is called where that matters. */
export type What = {
  readonly css: string;
  /** Its whole name, or what is found in it. */
  readonly name?: string | { readonly like: string };
  /** Not what merely holds it. */
  readonly isInnermost?: boolean;
  /** In a section of the page that says this. */
  readonly section?: string;
};

/** Its middle, in the viewport. */
export type Found = Spot & {
  readonly isShown: true;
  /** A pointer there would touch it. */
  readonly isFree: boolean;
  readonly text: string;
  readonly value: string;
};

/** Runs in the page: the first that is to be seen, brought into the viewport. */
export function find({ css, name, isInnermost = false, section }: What): Found | null {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return plain(label);
    const { labels } = element as Partial<HTMLInputElement>;
    if (labels && labels.length > 0) return plain(labels[0]?.textContent);
    return plain(element.textContent);
  };
  const isNamed = (element: Element): boolean => {
    if (name === undefined) return true;
    const own = nameOf(element);
    return typeof name === 'string' ? own === plain(name) : new RegExp(name.like).test(own);
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const fits = (element: Element): boolean => {
    if (!isNamed(element) || !isShown(element)) return false;
    const holds =
      section === undefined || element.closest('section')?.textContent?.includes(section);
    if (!holds) return false;
    return !isInnermost || ![...element.children].some(isNamed);
  };
  const element = [...document.querySelectorAll(css)].find(fits);
  if (element === undefined) return null;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isInside = ({ x, y }: Spot) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  if (!isInside(middle())) element.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y } = middle();
  const hit = document.elementFromPoint(x, y);
  const isFree = element.contains(hit) && !element.matches(':disabled, [aria-disabled="true"]');
  const { value } = element as Partial<HTMLInputElement>;
  return { x, y, isShown: true, isFree, text: plain(element.textContent), value: value ?? '' };
}
