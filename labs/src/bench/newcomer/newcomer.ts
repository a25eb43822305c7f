import type { Locator, Page } from 'playwright-core';

/** What someone takes who has never seen a page: to read a word, and to find a place and touch it. */
export const READ_MS_PER_WORD = 250;
export const TOUCH_MS = 2_000;

export type Step = {
  readonly name: string;
  words: number;
  touches: number;
  /** Until what is wanted next can be seen; nobody does anything meanwhile. */
  waitedMs: number;
};

const LONG_MS = 60_000;
const WORD = /\p{L}[\p{L}\p{N}’'-]*/gu;

/**
 * One person with one screen after the other. Nobody sleeps: what reading and touching take is
 * added up, what the referee and its pages take is measured.
 */
export class Newcomer {
  readonly steps: Step[] = [];
  readonly #seen = new Map<unknown, Set<string>>();

  begin(name: string): void {
    this.steps.push({ name, words: 0, touches: 0, waitedMs: 0 });
  }

  /** Reads what he has not read before, of a page or of anything else that is shown. */
  read(where: unknown, lines: readonly string[]): void {
    const seen = this.#seen.get(where) ?? new Set();
    this.#seen.set(where, seen);
    for (const line of lines) {
      if (seen.has(line)) continue;
      seen.add(line);
      this.#step.words += line.match(WORD)?.length ?? 0;
    }
  }

  /** Waits until he sees what he wants next, and reads all that is new on its screen. */
  async find(target: Locator): Promise<void> {
    const from = performance.now();
    await target.waitFor({ timeout: LONG_MS });
    this.waits(performance.now() - from);
    const page = target.page();
    this.read(page, await page.evaluate(lines));
  }

  async touch(target: Locator, how: (target: Locator) => Promise<void> = (it) => it.click()) {
    await this.find(target);
    await how(target);
    this.touches(1);
  }

  touches(times: number): void {
    this.#step.touches += times;
  }

  waits(ms: number): void {
    this.#step.waitedMs += ms;
  }

  get seconds(): number {
    return this.steps.reduce((sum, step) => sum + secondsOf(step), 0);
  }

  get #step(): Step {
    const step = this.steps.at(-1);
    if (step === undefined) throw new Error('nothing has begun');
    return step;
  }
}

export function secondsOf({ words, touches, waitedMs }: Step): number {
  return (words * READ_MS_PER_WORD + touches * TOUCH_MS + waitedMs) / 1_000;
}

/** A finger that holds the pad and slides up, so that the page stays open. */
export async function slide(pad: Locator): Promise<void> {
  const page: Page = pad.page();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('there is no pad to hold');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const x = box.x + box.width / 2;
  await touch('touchStart', x, box.y + box.height / 2);
  const keeper = page.getByText('Slide here to keep it open');
  await keeper.waitFor();
  const { y = 0, height = 0 } = (await keeper.boundingBox()) ?? {};
  await touch('touchMove', x, y + height / 2);
  await touch('touchMove', x, y + height / 2 + 1);
  await touch('touchEnd');
  await finger.detach();
}

/** In the page: its words as they are seen, of what lies over everything else where something does. */
function lines(): readonly string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found: string[] = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null || element.closest('.visually-hidden, option, title') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    if (right <= 0 || bottom <= 0 || left >= clientWidth || top >= clientHeight) continue;
    const text =
      node instanceof HTMLInputElement
        ? node.value || node.placeholder
        : node instanceof HTMLSelectElement
          ? (node.selectedOptions[0]?.text ?? '')
          : node instanceof Text
            ? node.data
            : '';
    if (text.trim() !== '') found.push(text.trim().replaceAll(/\s+/g, ' '));
  }
  return found;
}
