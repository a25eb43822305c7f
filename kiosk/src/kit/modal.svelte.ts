import { untrack } from 'svelte';
import { onBack } from './way-back.js';

/** Where the focus was before any dialog took it: a dialog may open another one and be gone when that closes. */
let focusedOutside: Element | null = null;

/** How many dialogs lie over the page. */
export const openDialogs = $state({ open: 0 });

/** What is to have the focus now; the answer gives it back, unless someone has given it on. */
export function takeFocusFromOutside(take: () => void): () => void {
  const before = document.activeElement;
  if (before?.closest('dialog') === null) focusedOutside = before;
  take();
  return () => {
    // Whatever has the focus by now was given it on purpose.
    if (document.activeElement !== document.body) return;
    const back = before?.isConnected ? before : focusedOutside;
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
  };
}

/**
 * Shows a dialog that covers the page for as long as it is there, and gives the focus back afterwards. The
 * browser would do so itself, if a dialog were closed before it is taken off the page.
 */
export function showAsModal(dialog: HTMLDialogElement): () => void {
  const giveBack = takeFocusFromOutside(() => dialog.showModal());
  // Not what the dialog depends on.
  untrack(() => openDialogs.open++);
  const stay = onBack(() => askToClose(dialog));
  return () => {
    untrack(() => openDialogs.open--);
    stay();
    dialog.close();
    giveBack();
  };
}

/** As Escape does: the component that shows the dialog decides. */
export function askToClose(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
