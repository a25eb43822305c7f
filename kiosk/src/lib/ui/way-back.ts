import { tick } from 'svelte';

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
