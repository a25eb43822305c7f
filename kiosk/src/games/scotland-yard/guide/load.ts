import { speech } from '../../../lib/i18n/index.svelte.js';
import { yardGuide } from '../words/phone-areas.js';

/** Fetched when somebody is shown round: most people never are. */
export async function guidePage() {
  await speech.need(yardGuide);
  return (await import('./Guide.svelte')).default;
}
