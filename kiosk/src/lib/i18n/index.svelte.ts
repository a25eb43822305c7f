import type { Language } from '@mister-x/engine/protocol';
import { recall, remember } from '../store.js';
import { typefaceFor } from '../theme/typeface.js';
import type { AreaName, Areas } from './areas.js';
import { chooseLanguage, isLanguage } from './choose.js';
import { messagesOf } from './messages-of.js';

type Loaded = { [A in AreaName]?: Areas[A] };

/**
 * The language of this device. What was chosen here stays; until then the table's language
 * counts, and before a table is known the browser's.
 */
class Speech {
  language = $state<Language>('en');
  #loaded = $state.raw<Loaded>({});
  #areas = new Set<AreaName>();
  #wanted: Language = 'en';
  #table: Language | undefined;

  /** Loads areas, in the language of this device. Await it before the first page that uses them. */
  async need(...areas: readonly AreaName[]): Promise<void> {
    for (const area of areas) this.#areas.add(area);
    await this.#speak(this.#choose());
  }

  /** The person at this device has chosen. */
  async choose(language: Language): Promise<void> {
    remember('language', language);
    await this.#speak(language);
  }

  /** A table was opened; its language counts unless this device has one of its own. */
  async follow(table: Language): Promise<void> {
    this.#table = table;
    await this.#speak(this.#choose());
  }

  area<A extends AreaName>(area: A): Areas[A] {
    const messages = this.#loaded[area];
    if (messages === undefined) throw new Error(`the messages of ${area} were not loaded`);
    return messages as Areas[A];
  }

  #choose(): Language {
    const own = recall('language');
    const browser = typeof navigator === 'undefined' ? [] : navigator.languages;
    return chooseLanguage(isLanguage(own) ? own : undefined, this.#table, browser);
  }

  /**
   * All areas change together, with the letters they are written in: a page is never half in one
   * language. Calls overlap, so whoever
   * waits here goes on until all that is asked for by then is there.
   */
  async #speak(wanted: Language): Promise<void> {
    this.#wanted = wanted;
    for (;;) {
      const language = this.#wanted;
      const areas = [...this.#areas];
      const letters = typefaceFor(language);
      const entries = await Promise.all(
        areas.map(async (area) => [area, await messagesOf(area, language)]),
      );
      await letters;
      if (this.#wanted !== language || this.#areas.size !== areas.length) continue;
      this.#loaded = Object.fromEntries(entries);
      this.language = language;
      if (typeof document !== 'undefined') document.documentElement.lang = language;
      return;
    }
  }
}

export const speech = new Speech();

/** Every word of the interface: `t.common.cancel`. Areas must have been loaded with `speech.need`. */
export const t = new Proxy({} as Areas, {
  get: (_, area) => speech.area(area as AreaName),
});
