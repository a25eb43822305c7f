import { messageArea } from '../../../../messages/index.svelte.js';

/** All that its pages say. */
export const gameMessages = messageArea({
  en: () => import('./game/en.js'),
  de: () => import('./game/de.js'),
  fr: () => import('./game/fr.js'),
  ru: () => import('./game/ru.js'),
});
