import { messageArea } from './index.svelte.js';

/** What is told of every game; each manifest names it beside the game's own words. */
export const sharedLogMessages = messageArea({
  en: () => import('./shared-log/en.js'),
  de: () => import('./shared-log/de.js'),
  fr: () => import('./shared-log/fr.js'),
  ru: () => import('./shared-log/ru.js'),
});
