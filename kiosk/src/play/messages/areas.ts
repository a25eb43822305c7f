import { area } from '../../lib/i18n/index.svelte.js';

/** What is told of every game; each manifest names it beside the game's own words. */
export const told = area({
  en: () => import('./told/en.js'),
  de: () => import('./told/de.js'),
  fr: () => import('./told/fr.js'),
  ru: () => import('./told/ru.js'),
});
