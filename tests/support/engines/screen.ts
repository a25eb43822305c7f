import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Words } from '../words.js';
import type { EnginePage, PagePoint } from './engine.js';

const PICTURES = process.env.PICTURES ?? '';
const FOLDER = new URL('../../screenshots/engines/', import.meta.url);
/** On a slow computer a cover may fall between two touches. */
const FIND_TRIES_MAX = 6;
const interval = 150;

/** A page in any engine, used by what people read on it. */
export class Screen {
  constructor(
    readonly name: string,
    readonly page: EnginePage,
    readonly words: Words,
  ) {}

  /** What is there now, if it is to be seen. */
  find(what: ElementQuery): Promise<FoundElement | null> {
    return this.page.call(findElement, what);
  }

  async sees(what: ElementQuery): Promise<FoundElement> {
    await expect.poll(() => this.find(what), { interval }).toMatchObject({ isShown: true });
    return (await this.find(what)) ?? throwNotFound(what);
  }

  async isGone(what: ElementQuery): Promise<void> {
    await expect.poll(() => this.find(what), { interval }).toBeNull();
  }

  /** Where it has come to rest, with nothing on top of it. */
  async #spot(what: ElementQuery): Promise<PagePoint> {
    let last: FoundElement | null = null;
    await expect
      .poll(
        async () => {
          const before = last;
          last = await this.find(what);
          return last?.isFree === true && before?.x === last.x && before.y === last.y;
        },
        { interval },
      )
      .toBe(true);
    return last ?? throwNotFound(what);
  }

  async click(what: ElementQuery): Promise<void> {
    await this.page.down(await this.#spot(what));
    await this.page.up();
  }

  button(name: string | RegExp, within?: string): Promise<void> {
    return this.click(buttonQuery(name, within));
  }

  tab(name: string | RegExp): Promise<void> {
    return this.click({ css: '[role="tab"]', name: textOf(name) });
  }

  async fill(label: string, text: string): Promise<void> {
    await this.click({ css: 'input', name: label });
    await this.page.call(() => (document.activeElement as HTMLInputElement).select());
    await this.page.type(text);
  }

  /** Puts a pointer on the privacy cover. */
  async hold(): Promise<void> {
    await this.page.down(await this.#spot({ css: KEYPAD_BUTTON }));
  }

  /** Holds the pad and slides up, so that it stays open. */
  async uncover(): Promise<void> {
    await this.hold();
    await this.sees({ css: '.pad .keeper' });
    const { x, y } = (await this.find({ css: '.pad .keeper' })) ?? throwNotFound({ css: '.pad .keeper' });
    await this.page.move({ x, y });
    await this.sees({ css: '.pad.open' });
    await this.page.move({ x, y: y + 1 });
    await this.page.up();
  }

  /** Touches what lies under the cover, one after the other; begins again where it has fallen meanwhile. */
  async secretly(...all: readonly ElementQuery[]): Promise<void> {
    for (const what of all) {
      for (let tries = 0; (await this.find(what)) === null; tries++) {
        if (tries === FIND_TRIES_MAX) throw throwNotFound(what);
        if ((await this.find({ css: '.pad.open' })) === null) await this.uncover();
        await expect.poll(() => this.#isThereOrCovered(what), { interval }).toBe(true);
      }
      await this.click(what);
    }
  }

  async #isThereOrCovered(what: ElementQuery): Promise<boolean> {
    return (await this.find(what)) !== null || (await this.find({ css: '.pad.open' })) === null;
  }

  covered(): Promise<void> {
    return this.isGone({ css: `${KEYPAD_BUTTON}[aria-pressed="true"]` });
  }

  /** A picture for people, where they asked for pictures. */
  async show(moment: string): Promise<void> {
    if (PICTURES !== '') await this.photograph(moment);
  }

  async photograph(moment: string): Promise<string> {
    const path = fileURLToPath(new URL(`${this.name}-${moment}.png`, FOLDER));
    await mkdir(FOLDER, { recursive: true });
    await writeFile(path, await this.page.picture());
    return path;
  }

  /** Neither the page nor a dialog scrolls sideways. */
  async fits(): Promise<void> {
    expect(await this.page.call(elementsTooWide), this.name).toEqual([]);
  }
}

const KEYPAD_BUTTON = '.pad button';

export function buttonQuery(name: string | RegExp, within = ''): ElementQuery {
  return { css: `${within} button, ${within} [role="button"]`, name: textOf(name) };
}

export const textQuery = (name: string): ElementQuery => ({
  css: 'body *',
  name,
  isInnermost: true,
});

const textOf = (name: string | RegExp) => (typeof name === 'string' ? name : { like: name.source });

function throwNotFound(what: ElementQuery): never {
  throw new Error(`it is not there: ${JSON.stringify(what)}`);
}

/** In the page: what scrolls sideways. */
function elementsTooWide(): readonly string[] {
  return [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')]
    .filter((each) => {
      const { overflowX } = getComputedStyle(each);
      // What is hidden, nobody can scroll to.
      const scrolls = each === document.documentElement || overflowX === 'auto';
      return scrolls && each.scrollWidth > each.clientWidth;
    })
    .map((each) => `${each.tagName}.${each.className}: ${each.scrollWidth} > ${each.clientWidth}`);
}

/** Something on a page: its selector, and how it is called where that matters. */
type ElementQuery = {
  readonly css: string;
  /** Its whole name, or what is found in it. */
  readonly name?: string | { readonly like: string };
  /** Not what merely holds it. */
  readonly isInnermost?: boolean;
  /** In a section of the page that says this. */
  readonly section?: string;
};

/** Its middle, in the viewport. */
type FoundElement = PagePoint & {
  readonly isShown: true;
  /** A pointer there would touch it. */
  readonly isFree: boolean;
  readonly text: string;
  readonly value: string;
};

/** Runs in the page: the first that is to be seen, brought into the viewport. */
function findElement({ css, name, isInnermost = false, section }: ElementQuery): FoundElement | null {
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
    const holds = section === undefined || element.closest('section')?.textContent?.includes(section);
    if (!holds) return false;
    return !isInnermost || ![...element.children].some(isNamed);
  };
  const element = [...document.querySelectorAll(css)].find(fits);
  if (element === undefined) return null;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isInside = ({ x, y }: PagePoint) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  if (!isInside(middle())) element.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y } = middle();
  const hit = document.elementFromPoint(x, y);
  const isFree = element.contains(hit) && !element.matches(':disabled, [aria-disabled="true"]');
  const { value } = element as Partial<HTMLInputElement>;
  return { x, y, isShown: true, isFree, text: plain(element.textContent), value: value ?? '' };
}
