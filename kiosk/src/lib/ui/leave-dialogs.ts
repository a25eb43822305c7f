/**
 * Closes whatever dialogs are open, as Escape does, the last one first: what is entered otherwise
 * than by touch must be seen. Alarms stay until somebody has read them.
 */
export function leaveDialogs(): void {
  for (const dialog of [
    ...document.querySelectorAll('dialog[open]:not([role=alertdialog])'),
  ].reverse()) {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}
