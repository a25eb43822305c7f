import { area } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';

/** What its phones and the big screen say. */
export const things = area({
  en: () => import('./game/en.js'),
  de: () => import('./game/de.js'),
  fr: () => import('./game/fr.js'),
  ru: () => import('./game/ru.js'),
});
export type ThingWords = (typeof things)['t'];

/** What its phones alone say. */
export const sleuth = area({
  en: () => import('./phone/en.js'),
  de: () => import('./phone/de.js'),
  fr: () => import('./phone/fr.js'),
  ru: () => import('./phone/ru.js'),
});
export type SleuthWords = (typeof sleuth)['t'];
