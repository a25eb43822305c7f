import { speech } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';
import { yardGuide } from '../../messages/phone-areas.js';

/** Fetched when somebody is shown round: most people never are. */
export async function guidePage() {
  await speech.need(yardGuide);
  return (await import('./Guide.svelte')).default;
}
