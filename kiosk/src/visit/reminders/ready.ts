import { speech } from '../../messages/index.svelte.js';
import { reminderMessages } from './area.js';
import Reminders from './Reminders.svelte';

/** The part, once its words are there. */
export async function loadReminderMessages() {
  await speech.need(reminderMessages);
  return Reminders;
}
