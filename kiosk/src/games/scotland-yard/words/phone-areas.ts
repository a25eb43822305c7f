import { area } from '../../../lib/i18n/index.svelte.js';

/** What its phones and the big screen say. */
export const yard = area({
  en: () => import('./game/en.js'),
  de: () => import('./game/de.js'),
  fr: () => import('./game/fr.js'),
  ru: () => import('./game/ru.js'),
});
export type YardWords = (typeof yard)['t'];
