import { messageArea } from '@mister-x/kiosk/messages/index.svelte.ts';

/** What the big screen says in every hunt; games that are one name it in their manifest. */
export const pursuitScreenMessages = messageArea({
  en: () => import('./screen/en.js'),
  de: () => import('./screen/de.js'),
  fr: () => import('./screen/fr.js'),
  ru: () => import('./screen/ru.js'),
});

/** What is told of a hunt when it is over; pages that tell it name it. */
export const storyMessages = messageArea({
  en: () => import('./story/en.js'),
  de: () => import('./story/de.js'),
  fr: () => import('./story/fr.js'),
  ru: () => import('./story/ru.js'),
});
export type { StoryMessages } from './story/en.js';
