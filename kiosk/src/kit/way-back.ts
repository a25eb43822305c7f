import { tick } from 'svelte';

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
