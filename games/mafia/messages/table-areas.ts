import { area } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';

/** The set-up: names of rules, their values. */
export const mafiaSetup = area({
  en: () => import('./setup/en.js'),
  de: () => import('./setup/de.js'),
  fr: () => import('./setup/fr.js'),
  ru: () => import('./setup/ru.js'),
});
export type SetupWords = (typeof mafiaSetup)['t'];

/** What only the big screen says. */
export const mafiaTable = area({
  en: () => import('./screen/en.js'),
  de: () => import('./screen/de.js'),
  fr: () => import('./screen/fr.js'),
  ru: () => import('./screen/ru.js'),
});
export type TableWords = (typeof mafiaTable)['t'];

/** The rules behind what the referee does. */
export const ruleTexts = area({
  en: () => import('./rules/en.js'),
  de: () => import('./rules/de.js'),
  fr: () => import('./rules/fr.js'),
  ru: () => import('./rules/ru.js'),
});

/** The editor of boxes: the studio alone. */
export const mafiaStudio = area({
  en: () => import('./studio/en.js'),
  de: () => import('./studio/de.js'),
  fr: () => import('./studio/fr.js'),
  ru: () => import('./studio/ru.js'),
});
