import type { Rng } from '@mister-x/engine';

/** What can be touched; not what leads to another document, or opens a window of the browser. */
const TOUCHABLE = 'button:not(:disabled), [role="button"]:not(button), summary';

/**
 * Touches of what lies on the page, each drawn when it comes: the seat's own page is opened first, then any button, tab
 * or place of a map. Each says what it touched.
 */
export function* randomTouches(rng: Rng, count: number): Generator<() => string> {
  if (document.querySelector('.pad.covered') !== null) yield uncoverSecrets;
  for (let left = count; left > 0; left--) yield () => touchAny(rng);
}

/** Opens the page that lies under the cover. */
export function uncoverSecrets(): string {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  return 'uncovered';
}

function touchAny(rng: Rng): string {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(TOUCHABLE)].filter(
    (each) => each.checkVisibility() && each.closest('.pad') === null,
  );
  if (all.length === 0) return 'nothing';
  const one = rng.pick(all);
  if (one instanceof HTMLElement) one.click();
  else one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
  return name.trim().replaceAll(/\s+/g, ' ').slice(0, 30);
}
