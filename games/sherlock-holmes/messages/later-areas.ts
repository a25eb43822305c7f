import { area } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';

/** What the log says, on the big screen and on the phones' later pages. */
export const logLines = area({
  en: () => import('./lines/en.js'),
  de: () => import('./lines/de.js'),
  fr: () => import('./lines/fr.js'),
  ru: () => import('./lines/ru.js'),
});
export type LineWords = (typeof logLines)['t'];

/** What the map says, on the big screen and on the phones' later pages. */
export const mapWords = area({
  en: () => import('./map/en.js'),
  de: () => import('./map/de.js'),
  fr: () => import('./map/fr.js'),
  ru: () => import('./map/ru.js'),
});

/** The notebook, one of the phones' later pages. */
export const notebook = area({
  en: () => import('./book/en.js'),
  de: () => import('./book/de.js'),
  fr: () => import('./book/fr.js'),
  ru: () => import('./book/ru.js'),
});

/** The phones' last page. */
export const ending = area({
  en: () => import('./end/en.js'),
  de: () => import('./end/de.js'),
  fr: () => import('./end/fr.js'),
  ru: () => import('./end/ru.js'),
});
