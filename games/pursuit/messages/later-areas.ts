import { area } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';

/** What is told of a hunt when it is over; pages that tell it name it. */
export const huntStory = area({
  en: () => import('./story/en.js'),
  de: () => import('./story/de.js'),
  fr: () => import('./story/fr.js'),
  ru: () => import('./story/ru.js'),
});
export type { StoryWords } from './story/en.js';
