import { messageArea } from '@mister-x/kiosk/messages/index.svelte.ts';

/** What phones say in every hunt; games that are one name it in their manifest. */
export const pursuitPhoneMessages = messageArea({
  en: () => import('./phone/en.js'),
  de: () => import('./phone/de.js'),
  fr: () => import('./phone/fr.js'),
  ru: () => import('./phone/ru.js'),
});
export type PursuitPhoneMessages = (typeof pursuitPhoneMessages)['t'];
