import { speech } from '../i18n/index.svelte.js';
import { reminders } from './area.js';
import Reminders from './Reminders.svelte';

/** The part, once its words are there. */
export async function ready() {
  await speech.need(reminders);
  return Reminders;
}
