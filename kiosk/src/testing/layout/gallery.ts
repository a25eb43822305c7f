import { seedOfRun } from '@mister-x/engine/testing';
import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { speech } from '../../lib/i18n/index.svelte.js';
import { axeFaults } from './axe.js';
import { type Kind, type Look, looksAt, mayScroll, nameOf } from './draw.js';
import { checkWidth, restyle, STYLES } from './letters.js';
import { measure, type Sight, settle, TOUCH } from './measure.js';

/** Looks at mounted pages in several languages, sizes and letters, and collects what is wrong with them. */
export class Gallery {
  readonly #faults: string[] = [];
  readonly seen = new Set<Sight>();

  /**
   * What is mounted now, in the looks that the seed draws for it.
   * @param briefly in the first of them alone
   */
  async look(kind: Kind, moment: string, briefly?: 'briefly'): Promise<void> {
    const looks = looksAt(kind, moment);
    for (const look of briefly === undefined ? looks : looks.slice(0, 1)) {
      await this.#show(look);
      const { letters } = look;
      const { faults, seen } = measure({
        ...{ kind, large: letters === 'large', scrolls: mayScroll(look), touch: TOUCH },
      });
      for (const each of seen) this.seen.add(each);
      const found = letters === 'own' ? [...faults, ...(await axeFaults())] : faults;
      this.#faults.push(...found.map((fault) => `${moment}, ${nameOf(look)}: ${fault}`));
    }
    restyle(STYLES.own);
  }

  async #show({ language, size, letters }: Look): Promise<void> {
    await page.viewport(size.width, size.height);
    checkWidth(letters, restyle(STYLES[letters]));
    await speech.choose(language);
    await document.fonts.ready;
    await settle();
  }

  /** Every fault at once. */
  close(): void {
    const seed = `MISTERX_SEED=${seedOfRun()} draws this again`;
    expect([...this.#faults].join('\n'), seed).toBe('');
  }
}

globalThis.axe = axe;
