import { refetching } from '../refetch.js';

/** The list of words, which no page has from the start. */
export const loadWords = refetching(() => import('./words.js'));
