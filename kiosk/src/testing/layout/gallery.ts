import axe from 'axe-core';
import { expect } from 'vitest';
import { page, server } from 'vitest/browser';
import { speech } from '../../messages/index.svelte.js';
import { axeFaults } from './axe.js';
import { type PageKind, type PageLook, drawLooks, mayScroll, lookName, seedOfLooks } from './draw.js';
import { checkWidth, replaceTestStyle, CSS_BY_LETTER_STYLE } from './letters.js';
import { measureLayout, type PagePart, untilPageSettled, TOUCH_TARGET_PX } from './measure.js';

/** Looks at mounted pages in several languages, sizes and letters, and collects what is wrong with them. */
export class LayoutChecks {
  readonly #faults: string[] = [];
  readonly seen = new Set<PagePart>();

  /**
   * What is mounted now, in the looks that the seed draws for it.
   * @param briefly in the first of them alone
   */
  async look(kind: PageKind, moment: string, briefly?: 'briefly'): Promise<void> {
    const looks = drawLooks(kind, moment);
    for (const look of briefly === undefined ? looks : looks.slice(0, 1)) {
      await this.#show(look);
      const { letters } = look;
      const { faults, seen } = measureLayout({
        ...{ kind, large: letters === 'large', scrolls: mayScroll(look), touch: TOUCH_TARGET_PX },
      });
      for (const each of seen) this.seen.add(each);
      const found = letters === 'own' ? [...faults, ...(await axeFaults())] : faults;
      const picture = `${kind}/${moment}-${lookName(look)}`;
      if (found.length > 0) await photograph(`failed/${picture}`);
      if (isWanted(look)) await photograph(picture);
      this.#faults.push(...found.map((fault) => `${moment}, ${lookName(look)}: ${fault}`));
    }
    replaceTestStyle(CSS_BY_LETTER_STYLE.own);
  }

  /** Sets the page up as it is looked at. */
  async #show({ language, size, letters }: PageLook): Promise<void> {
    checkWidth(letters, replaceTestStyle(CSS_BY_LETTER_STYLE[letters]));
    await speech.choose(language);
    // What fits itself to its own size only is laid out again, in other letters too.
    await page.viewport(size.width, size.height - 8);
    await page.viewport(size.width, size.height);
    // Some pages are fetched again with their words.
    await expect.poll(() => document.querySelector('main, dialog[open]')).not.toBeNull();
    await document.fonts.ready;
    await untilPageSettled();
  }

  /** Every fault at once. */
  close(): void {
    const seed = `MISTERX_SEED=${seedOfLooks()} draws this again`;
    expect([...this.#faults].join('\n'), seed).toBe('');
  }
}

/** `en` asks for pictures in English, in the own letters; `all` for every look. */
function isWanted({ language, letters }: PageLook): boolean {
  const { PICTURES } = process.env;
  return PICTURES === 'all' || (PICTURES === 'en' && language === 'en' && letters === 'own');
}

async function photograph(name: string): Promise<void> {
  const file = `${name.replaceAll(/[^\p{L}\d/]+/gu, '-')}.png`;
  await page.screenshot({ path: `${server.config.root}/../tests/screenshots/${file}` });
}

globalThis.axe = axe;
