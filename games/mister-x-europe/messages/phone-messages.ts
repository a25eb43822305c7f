import { messageArea } from '@mister-x/kiosk/messages/index.svelte.ts';

/** What its phones and the big screen say. */
export const gameMessages = messageArea({
  en: () => import('./game/en.js'),
  de: () => import('./game/de.js'),
  fr: () => import('./game/fr.js'),
  ru: () => import('./game/ru.js'),
});
export type GameMessages = (typeof gameMessages)['t'];

/** What its phones alone say. */
export const phoneMessages = messageArea({
  en: () => import('./phone/en.js'),
  de: () => import('./phone/de.js'),
  fr: () => import('./phone/fr.js'),
  ru: () => import('./phone/ru.js'),
});
