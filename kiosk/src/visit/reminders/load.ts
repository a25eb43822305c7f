/** Few people open them: neither the part nor the list of its words is fetched before. */
export async function loadReminders() {
  return (await import('./ready.js')).loadReminderMessages();
}
