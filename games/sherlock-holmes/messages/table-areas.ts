import { area } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';

/** The set-up: names of rules, their values. */
export const sherlockSetup = area({
  en: () => import('./setup/en.js'),
  de: () => import('./setup/de.js'),
  fr: () => import('./setup/fr.js'),
  ru: () => import('./setup/ru.js'),
});
export type SetupWords = (typeof sherlockSetup)['t'];

/** What only the big screen says. */
export const sherlockTable = area({
  en: () => import('./screen/en.js'),
  de: () => import('./screen/de.js'),
  fr: () => import('./screen/fr.js'),
  ru: () => import('./screen/ru.js'),
});
export type TableWords = (typeof sherlockTable)['t'];

/** The editor of boxes: the studio alone. */
export const sherlockStudio = area({
  en: () => import('./studio/en.js'),
  de: () => import('./studio/de.js'),
  fr: () => import('./studio/fr.js'),
  ru: () => import('./studio/ru.js'),
});
