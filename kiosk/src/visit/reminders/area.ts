import { messageArea } from '../../messages/index.svelte.js';

/** Words of reminders, fetched when someone opens them. */
export const reminderMessages = messageArea({
  en: () => import('./messages/en.js'),
  de: () => import('./messages/de.js'),
  fr: () => import('./messages/fr.js'),
  ru: () => import('./messages/ru.js'),
});
