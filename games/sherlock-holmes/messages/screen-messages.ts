import { messageArea } from '@mister-x/kiosk/messages/index.svelte.ts';

/** The set-up: names of rules, their values. */
export const setupMessages = messageArea({
  en: () => import('./setup/en.js'),
  de: () => import('./setup/de.js'),
  fr: () => import('./setup/fr.js'),
  ru: () => import('./setup/ru.js'),
});
export type SetupMessages = (typeof setupMessages)['t'];

/** What only the big screen says. */
export const screenMessages = messageArea({
  en: () => import('./screen/en.js'),
  de: () => import('./screen/de.js'),
  fr: () => import('./screen/fr.js'),
  ru: () => import('./screen/ru.js'),
});
export type ScreenMessages = (typeof screenMessages)['t'];

/** The pack editor: the studio alone. */
export const studioMessages = messageArea({
  en: () => import('./studio/en.js'),
  de: () => import('./studio/de.js'),
  fr: () => import('./studio/fr.js'),
  ru: () => import('./studio/ru.js'),
});

/** What the log says, on the big screen and on the phones' later pages. */
export const logMessages = messageArea({
  en: () => import('./log/en.js'),
  de: () => import('./log/de.js'),
  fr: () => import('./log/fr.js'),
  ru: () => import('./log/ru.js'),
});
export type LogMessages = (typeof logMessages)['t'];

/** What the map says, on the big screen and on the phones' later pages. */
export const mapMessages = messageArea({
  en: () => import('./map/en.js'),
  de: () => import('./map/de.js'),
  fr: () => import('./map/fr.js'),
  ru: () => import('./map/ru.js'),
});

/** The notebook, one of the phones' later pages. */
export const notebookMessages = messageArea({
  en: () => import('./notebook/en.js'),
  de: () => import('./notebook/de.js'),
  fr: () => import('./notebook/fr.js'),
  ru: () => import('./notebook/ru.js'),
});

/** The phones' last page. */
export const endMessages = messageArea({
  en: () => import('./end/en.js'),
  de: () => import('./end/de.js'),
  fr: () => import('./end/fr.js'),
  ru: () => import('./end/ru.js'),
});
