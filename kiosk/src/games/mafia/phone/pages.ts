import { speech } from '../../../lib/i18n/index.svelte.js';
import { told } from '../../../play/words/areas.js';
import { logLines } from '../words/later-areas.js';

/** What nobody needs for a first move, as one file. */

export { default as LogPage } from './LogPage.svelte';
export { default as PlanPage } from './PlanPage.svelte';

/** Words that these pages alone say; to be awaited before one of them is shown. */
export async function loadWords(): Promise<void> {
  await speech.need(logLines, told);
}
