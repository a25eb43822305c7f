import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitAtPaceOf } from './pace.js';

/** More than any page has places for the focus. */
const FOCUS_STEPS_MAX = 60;

/** What has the focus, and what is wrong with how that is shown. */
type Focus = { readonly name: string; readonly fault: string };

/** Someone with a keyboard and nothing else: what he cannot see the focus on he cannot use. */
export class Keys {
  constructor(readonly page: Page) {}

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** As people type: whatever comes faster is a scanner's. */
  async type(text: string): Promise<void> {
    for (const sign of text) {
      await this.press(sign);
      await waitAtPaceOf('key', this.page);
    }
  }

  /** Goes on with Tab, or back, until this has the focus; on the way all that has it must be seen. */
  async reach(target: Locator, by: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor({ state: 'attached' });
    const passed: string[] = [];
    while (!(await hasFocus(target))) {
      expect(passed.length, `never reached ${target}: ${passed.join(', ')}`).toBeLessThan(FOCUS_STEPS_MAX);
      await this.press(by);
      const { name, fault } = await this.page.evaluate(focusFault);
      expect(fault, `the focus on ${name}`).toBe('');
      passed.push(name);
    }
  }

  async use(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(target);
    await this.press(key);
  }

  /** One of several, of which Tab reaches the chosen one only and arrows the others. */
  async turnTo(target: Locator, chosen: Locator): Promise<void> {
    await this.reach(chosen);
    for (let i = 0; i < FOCUS_STEPS_MAX && !(await hasFocus(target)); i++) await this.press('ArrowRight');
    expect(await hasFocus(target), `${target}`).toBe(true);
  }

  /** Nothing that was closed left the focus behind nowhere. */
  async isOn(target: Locator): Promise<void> {
    await expect.poll(() => hasFocus(target), { message: `the focus on ${target}` }).toBe(true);
    expect((await this.page.evaluate(focusFault)).fault).toBe('');
  }

  /** Tab stays in what lies over the page, and shows where it is. */
  async stays(within: Locator): Promise<void> {
    for (let i = 0; i < 2 * (await within.getByRole('button').count()) + 2; i++) {
      const { name, fault } = await this.page.evaluate(focusFault);
      expect(fault, `the focus on ${name}`).toBe('');
      const inside = await within.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside, name).toBe(true);
      await this.press('Tab');
    }
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((all) => all.some((each) => each === document.activeElement));
}

/** In the page. From the last place of a page Tab leads out of it: then the body has the focus. */
function focusFault(): Focus {
  const at = document.activeElement;
  if (at === null || at === document.body) return { name: 'the page', fault: '' };
  const words = at.getAttribute('aria-label') ?? at.textContent ?? '';
  const name = `${at.tagName.toLowerCase()} "${words.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}"`;
  const shown = (at.matches('.visually-hidden') ? at.closest('label') : null) ?? at;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const halo = at.querySelector('.halo');
  // A stop of the board shines in place of a frame.
  const shines = halo !== null && getComputedStyle(halo).animationName === 'none';
  if (!at.matches(':focus-visible')) return { name, fault: 'is not shown' };
  if (!shines && (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)) {
    // A dialog that has the focus itself is all that is seen.
    if (!at.matches('dialog')) return { name, fault: 'has no frame' };
  }
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) return { name, fault: 'is elsewhere' };
  const over = document.elementFromPoint(x, y);
  const free = over !== null && (shown.contains(over) || over.contains(shown));
  return { name, fault: free ? '' : `lies under ${over?.outerHTML.slice(0, 80)}` };
}
