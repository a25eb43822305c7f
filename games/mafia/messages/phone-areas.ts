import { area } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';

/** What its phones and the big screen say. */
export const things = area({
  en: () => import('./things/en.js'),
  de: () => import('./things/de.js'),
  fr: () => import('./things/fr.js'),
  ru: () => import('./things/ru.js'),
});
export type ThingWords = (typeof things)['t'];

/** What its phones alone say. */
export const boss = area({
  en: () => import('./phone/en.js'),
  de: () => import('./phone/de.js'),
  fr: () => import('./phone/fr.js'),
  ru: () => import('./phone/ru.js'),
});
export type BossWords = (typeof boss)['t'];
