import { area } from '../../lib/i18n/index.svelte.js';

/** What phones say in every hunt; games that are one name it in their manifest. */
export const hunt = area({
  en: () => import('./phone/en.js'),
  de: () => import('./phone/de.js'),
  fr: () => import('./phone/fr.js'),
  ru: () => import('./phone/ru.js'),
});
export type HuntWords = (typeof hunt)['t'];
