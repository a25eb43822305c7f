import { tick, untrack } from 'svelte';

/** What Back does, the latest last. */
const ways: (() => void)[] = [];
const ENTRY = 'way-back';
let listens = false;

/**
 * While something can be closed or undone, Back does it instead of leaving the page. The answer ends that.
 * @param go what the button on the screen does as well; it may refuse
 */
export function wayBack(go: () => void): () => void {
  ways.push(go);
  keepEntry();
  return () => void ways.splice(ways.indexOf(go), 1);
}

/**
 * For a page that has one address. One entry of the history stands for all steps, however many there are,
 * and stays when they were taken back otherwise: to take it away as well would race with the next step.
 */
export function listenForBack(): void {
  listens = true;
  addEventListener('popstate', ({ state }) => {
    // Forward.
    if (state === ENTRY) return;
    ways.at(-1)?.();
    void tick().then(keepEntry);
  });
}

function keepEntry(): void {
  if (listens && ways.length > 0 && history.state !== ENTRY) history.pushState(ENTRY, '');
}

/** Where the focus was before any dialog took it: a dialog may open another one and be gone when that closes. */
let outside: Element | null = null;

/** How many dialogs lie over the page. */
export const dialogs = $state({ open: 0 });

/** What is to have the focus now; the answer gives it back, unless someone has given it on. */
export function takeFocus(take: () => void): () => void {
  const before = document.activeElement;
  if (before?.closest('dialog') === null) outside = before;
  take();
  return () => {
    // Whatever has the focus by now was given it on purpose.
    if (document.activeElement !== document.body) return;
    const back = before?.isConnected ? before : outside;
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
  };
}

/**
 * Shows a dialog that covers the page for as long as it is there, and gives the focus back afterwards. The
 * browser would do so itself, if a dialog were closed before it is taken off the page.
 */
export function modal(dialog: HTMLDialogElement): () => void {
  const giveBack = takeFocus(() => dialog.showModal());
  // Not what the dialog depends on.
  untrack(() => dialogs.open++);
  const stay = wayBack(() => askToClose(dialog));
  return () => {
    untrack(() => dialogs.open--);
    stay();
    dialog.close();
    giveBack();
  };
}

/** As Escape does: the component that shows the dialog decides. */
export function askToClose(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
