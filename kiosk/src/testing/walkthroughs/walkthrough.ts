import { byExtent } from '@mister-x/engine/core/testing/extent';
import { testRng } from '@mister-x/engine/testing';
import { expect, it } from 'vitest';
import type { OpenPage } from '../apps.js';
import { type PageKind, seedOfLooks } from '../layout/draw.js';
import { LayoutChecks } from '../layout/gallery.js';
import { type PagePart, untilPageSettled } from '../layout/measure.js';

/** A page and what is then done there: it is looked at when it is open and after each step. */
export type Walkthrough = {
  readonly kind: PageKind;
  readonly open: () => Promise<OpenPage>;
  /** By what is to be seen then. */
  readonly steps?: Readonly<Record<string, () => unknown>>;
  /** What there must be to judge: a rule says nothing of a page that has nothing of the kind. */
  readonly sees?: readonly PagePart[];
};

/** A test for each; the quick run draws one in twelve. */
export function checkWalkthroughs(all: Readonly<Record<string, Walkthrough>>): void {
  const names = testRng(seedOfLooks()).shuffle(Object.keys(all));
  const share = byExtent({ quick: 1 / 12, all: 1 / 3, every: 1 });
  it.each(names.slice(0, Math.ceil(names.length * share)))('%s', async (name) => {
    const walkthrough = all[name];
    if (walkthrough === undefined) throw new Error(`there is no ${name}`);
    const gallery = new LayoutChecks();
    const { kind, open, steps = {}, sees = [] } = walkthrough;
    const page = await open();
    await untilPageSettled();
    await gallery.look(kind, name);
    for (const [step, act] of Object.entries(steps)) {
      await act();
      await untilPageSettled();
      await gallery.look(kind, `${name}, ${step}`);
    }
    // Without the referee each page says so above everything else, and nothing lies under that.
    page.cut();
    await untilPageSettled();
    await gallery.look(kind, `${name}, offline`, 'briefly');
    gallery.close();
    expect([...gallery.seen]).toEqual(expect.arrayContaining([...sees]));
  });
}

/** Touches the button, tab or choice that is called so, as soon as it is there. */
export const pressButton = (called: () => string | RegExp) => async (): Promise<void> => {
  await untilButtonComes(called);
  buttonNamed(called())?.click();
};

/** Waits for the button, tab or choice that is called so. */
export async function untilButtonComes(called: () => string | RegExp): Promise<void> {
  const name = called();
  await expect.poll(() => buttonNamed(name), { message: `nothing is called ${name}` }).toBeDefined();
}

/** Types into the field that is called so. */
export function type(label: string, text: string): void {
  const labels = [...document.querySelectorAll('label')];
  const field = labels.find((each) => each.textContent?.trim() === label)?.control;
  if (!(field instanceof HTMLInputElement)) throw new Error(`no field is called ${label}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** With ordinary spaces. */
const plain = (text: string | null) => (text ?? '').trim().replaceAll(/\s+/g, ' ');

function buttonNamed(name: string | RegExp): HTMLElement | undefined {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const all = root.querySelectorAll<HTMLElement>('button, [role="tab"], summary, label, a[href]');
  const isCalled = (text: string | null) =>
    typeof name === 'string' ? plain(text).startsWith(plain(name)) : name.test(plain(text));
  return [...all].find(
    (each) => each.checkVisibility() && (isCalled(each.getAttribute('aria-label')) || isCalled(each.textContent)),
  );
}
