import { area } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';

/** What the big screen says in every hunt; games that are one name it in their manifest. */
export const huntTable = area({
  en: () => import('./screen/en.js'),
  de: () => import('./screen/de.js'),
  fr: () => import('./screen/fr.js'),
  ru: () => import('./screen/ru.js'),
});
