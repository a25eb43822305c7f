import { messageArea } from '@mister-x/kiosk/messages/index.svelte.ts';

/** The set-up and house rules: the big screen alone. */
export const setupMessages = messageArea({
  en: () => import('./setup/en.js'),
  de: () => import('./setup/de.js'),
  fr: () => import('./setup/fr.js'),
  ru: () => import('./setup/ru.js'),
});
export type SetupMessages = (typeof setupMessages)['t'];

/** Printed cards, and the log that was kept on paper: the big screen alone. */
export const paperMessages = messageArea({
  en: () => import('./paper/en.js'),
  de: () => import('./paper/de.js'),
  fr: () => import('./paper/fr.js'),
  ru: () => import('./paper/ru.js'),
});

/** Playing by scanned cards. */
export const scanMessages = messageArea({
  en: () => import('./scan/en.js'),
  de: () => import('./scan/de.js'),
  fr: () => import('./scan/fr.js'),
  ru: () => import('./scan/ru.js'),
});

/** What its boards are made of: the studio. */
export const studioMessages = messageArea({
  en: () => import('./studio/en.js'),
  de: () => import('./studio/de.js'),
  fr: () => import('./studio/fr.js'),
  ru: () => import('./studio/ru.js'),
});
