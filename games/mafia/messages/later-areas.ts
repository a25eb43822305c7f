import { area } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';

/** What the log says, on the big screen and on the phones' later pages. */
export const logLines = area({
  en: () => import('./lines/en.js'),
  de: () => import('./lines/de.js'),
  fr: () => import('./lines/fr.js'),
  ru: () => import('./lines/ru.js'),
});
export type LineWords = (typeof logLines)['t'];
