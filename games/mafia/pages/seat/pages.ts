import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { logMessages } from '../../messages/screen-messages.js';

/** What nobody needs for a first move, as one file. */

export { default as LogPage } from './LogPage.svelte';
export { default as PlanPage } from './PlanPage.svelte';

/** Messages that these pages alone say; to be awaited before one of them is shown. */
export async function loadMessages(): Promise<void> {
  await speech.need(logMessages, sharedLogMessages);
}
