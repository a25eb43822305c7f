import { area } from '../i18n/index.svelte.js';

/** Words of reminders, fetched when somebody opens them. */
export const reminders = area({
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
  fr: () => import('./words/fr.js'),
  ru: () => import('./words/ru.js'),
});
