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

/** The rules behind what the referee does. */
export const ruleMessages = messageArea({
  en: () => import('./rules/en.js'),
  de: () => import('./rules/de.js'),
  fr: () => import('./rules/fr.js'),
  ru: () => import('./rules/ru.js'),
});

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
