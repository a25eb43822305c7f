/**
 * Opens a dialog over the page; the browser keeps the focus inside. What had the focus before gets
 * it back: a browser does that itself only while the dialog is still in the page when it closes.
 */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    if (before instanceof HTMLElement) before.focus();
  };
}
