import { speech } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';
import { told } from '@mister-x/kiosk/play/messages/areas.ts';
import { logLines } from '../../messages/later-areas.js';

/** What nobody needs for a first move, as one file. */

export { default as LogPage } from './LogPage.svelte';
export { default as PlanPage } from './PlanPage.svelte';

/** Words that these pages alone say; to be awaited before one of them is shown. */
export async function loadWords(): Promise<void> {
  await speech.need(logLines, told);
}
