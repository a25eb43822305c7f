import { refetching } from '../browser/refetch.js';

/** What makes check numbers, which no page has from the start. */
export const loadCheckNumbers = refetching(() => import('./check-numbers.js'));
