import { messageArea } from '@mister-x/kiosk/messages/index.svelte.ts';

/** What its phones and the big screen say. */
export const gameMessages = messageArea({
  en: () => import('./game/en.js'),
  de: () => import('./game/de.js'),
  fr: () => import('./game/fr.js'),
  ru: () => import('./game/ru.js'),
});
export type GameMessages = (typeof gameMessages)['t'];

/** The first round, step by step, for who tries the game alone. */
export const guideMessages = messageArea({
  en: () => import('./guide/en.js'),
  de: () => import('./guide/de.js'),
  fr: () => import('./guide/fr.js'),
  ru: () => import('./guide/ru.js'),
});
