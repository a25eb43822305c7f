import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { endMessages, logMessages } from '../../messages/screen-messages.js';

/** The last page with its words, which are to be awaited before it is shown. */

export { default } from './EndPage.svelte';

export const loadMessages = (): Promise<void> => speech.need(endMessages, logMessages);
