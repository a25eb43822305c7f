import { askToClose } from './modal.svelte.js';

/**
 * Closes whatever dialogs are open, the last one first: what is entered otherwise than by touch must be
 * seen. Alarms stay until someone has read them.
 */
export function leaveDialogs(): void {
  const open = document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([role=alertdialog])');
  for (const dialog of [...open].reverse()) askToClose(dialog);
}
