import { tick, untrack } from 'svelte';

/** What Back does, the latest last. */
const backHandlers: (() => void)[] = [];
const HISTORY_ENTRY = 'way-back';
let isListening = false;

/**
 * While something can be closed or undone, Back does it instead of leaving the page. The answer ends that.
 * @param go what the button on the screen does as well; it may refuse
 */
export function onBack(go: () => void): () => void {
  backHandlers.push(go);
  keepEntry();
  return () => void backHandlers.splice(backHandlers.indexOf(go), 1);
}

/**
 * For a page that has one address. One entry of the history stands for all steps, however many there are,
 * and stays when they were taken back otherwise: to take it away as well would race with the next step.
 */
export function listenForBack(): void {
  isListening = true;
  addEventListener('popstate', ({ state }) => {
    // Forward.
    if (state === HISTORY_ENTRY) return;
    backHandlers.at(-1)?.();
    void tick().then(keepEntry);
  });
}

function keepEntry(): void {
  if (isListening && backHandlers.length > 0 && history.state !== HISTORY_ENTRY) history.pushState(HISTORY_ENTRY, '');
}

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
