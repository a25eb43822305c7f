import { area } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';

/** What the big screen says in every hunt; games that are one name it in their manifest. */
export const huntTable = area({
  en: () => import('./table/en.js'),
  de: () => import('./table/de.js'),
  fr: () => import('./table/fr.js'),
  ru: () => import('./table/ru.js'),
});
