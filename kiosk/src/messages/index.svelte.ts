import type { Language } from '@mister-x/engine/protocol';
import { untrack } from 'svelte';
import { refetching } from '../browser/refetch.js';
import { recall, remember } from '../browser/store.js';
import { loadTypefaceFor } from './typeface.js';
import type { Area, AreaName, Areas, MessageFiles, PhoneArea } from './areas.js';
import { chooseLanguage } from './choose.js';
import { phoneAreas } from './phone-messages.js';

type Key = AreaName | Area;

/**
 * The language of this device. What was chosen here stays. Without a choice a screen that all look
 * at speaks the language of its table, and a phone that of its owner, which its browser knows.
 */
export class Messages {
  language = $state<Language>('en');
  #loaded = $state.raw<ReadonlyMap<Key, object>>(new Map());
  #areas = new Set<Key>();
  #wanted: Language = 'en';
  #table: Language | undefined;
  #owned = false;

  constructor(private readonly load: (area: Key, language: Language) => Promise<object>) {}

  /** Loads areas, in the language of this device. Await it before the first page that uses them. */
  async need(...areas: readonly Key[]): Promise<void> {
    for (const area of areas) this.#areas.add(area);
    const language = this.#choose();
    // What asks for a part in a template must not ask again with every language.
    const isThere = untrack(
      () => language === this.language && language === this.#wanted && areas.every((area) => this.#loaded.has(area)),
    );
    if (!isThere) await this.#speak(language);
  }

  /** The person at this device has chosen. */
  async choose(language: Language): Promise<void> {
    remember('language', language);
    await this.#speak(language);
  }

  /** A table was opened; `owned`: on someone's own device, whose languages come before the table's. */
  async follow(table: Language, owned?: 'owned'): Promise<void> {
    this.#table = table;
    this.#owned = owned !== undefined;
    await this.#speak(this.#choose());
  }

  area<A extends AreaName>(area: A): Areas[A];
  area<T extends object>(area: Area<T>): T;
  area(area: Key): object {
    const messages = this.#loaded.get(area);
    if (messages === undefined) {
      throw new Error(`the messages of ${typeof area === 'string' ? area : 'a game'} were not loaded`);
    }
    return messages;
  }

  #choose(): Language {
    const browser = typeof navigator === 'undefined' ? [] : navigator.languages;
    const table = this.#table;
    const wanted = this.#owned ? [...browser, table] : [table, ...browser];
    return chooseLanguage([recall('language'), ...wanted]);
  }

  /**
   * All areas change together, with the letters they are written in: a page is never half in one language. Calls overlap,
   * so a caller that waits here goes on until all that is asked for by then is there.
   */
  async #speak(wanted: Language): Promise<void> {
    this.#wanted = wanted;
    for (;;) {
      const language = this.#wanted;
      const areas = [...this.#areas];
      const letters = loadTypefaceFor(language);
      const entries = await Promise.all(areas.map(async (area) => [area, await this.load(area, language)] as const));
      await letters;
      if (this.#wanted !== language || this.#areas.size !== areas.length) continue;
      this.#loaded = new Map(entries);
      this.language = language;
      if (typeof document !== 'undefined') document.documentElement.lang = language;
      return;
    }
  }
}

export const speech = new Messages(messagesOf);

/** Words of all pages: `t.common.cancel`. Areas must have been loaded with `speech.need`. */
export const t = new Proxy({} as Areas, {
  get: (_, area) => speech.area(area as AreaName),
});

/** Words that lie elsewhere, loaded and read as `t` is: `hunt.t.turn`. */
export function messageArea<T extends object>({ en, de, fr, ru }: MessageFiles<T>): Area<T> {
  const own: Area<T> = {
    files: {
      en: refetching(en),
      de: refetching(de),
      fr: refetching(fr),
      ru: refetching(ru),
    },
    get t() {
      return speech.area(own);
    },
  };
  return own;
}

/** The words of an area; the promise fails when they do not arrive. */
async function messagesOf(area: AreaName | Area, language: Language): Promise<object> {
  if (typeof area !== 'string') return (await area.files[language]()).messages;
  if (isOnPhones(area)) return (await phoneAreas[area][language]()).messages;
  const { screenAreas } = await import('./screen-messages.js');
  return (await screenAreas[area][language]()).messages;
}

function isOnPhones(area: AreaName): area is PhoneArea {
  return area in phoneAreas;
}
