import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { guideMessages } from '../../messages/phone-messages.js';

/** Fetched when someone is shown round: most people never are. */
export async function loadGuidePage() {
  await speech.need(guideMessages);
  return (await import('./Guide.svelte')).default;
}
