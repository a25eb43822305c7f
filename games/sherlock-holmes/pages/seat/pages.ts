import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { logMessages, mapMessages, notebookMessages } from '../../messages/screen-messages.js';

/** What nobody needs for his first move, as one file. */

export { default as Book } from './Book.svelte';
export { default as LogPage } from './LogPage.svelte';
export { default as MapPage } from './MapPage.svelte';

let areMessagesLoaded = false;

/** Messages that these pages alone say; to be awaited before one of them is shown. */
export async function loadMessages(): Promise<void> {
  if (!areMessagesLoaded) await speech.need(logMessages, mapMessages, notebookMessages, sharedLogMessages);
  areMessagesLoaded = true;
}
