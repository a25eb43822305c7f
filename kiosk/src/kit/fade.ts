const FOCUSABLE = ':is(button, input, select):not(:disabled), summary, [tabindex]';

/**
 * What scrolls fades out where it goes on: nobody takes what is cut off for the end. Words alone
 * that go on are reached by keys, too; where there are controls, those bring keys there.
 */
export function fadeScrollEdges(node: HTMLElement): () => void {
  const mark = (): void => {
    const below = node.scrollHeight - node.clientHeight - node.scrollTop;
    const scrolls = getComputedStyle(node).overflowY === 'auto';
    node.toggleAttribute('data-goes-on', scrolls && below > 4);
    const isLong = scrolls && node.scrollHeight > node.clientHeight;
    if (isLong && node.querySelector(FOCUSABLE) === null) node.tabIndex = 0;
    else if (node !== document.activeElement) node.removeAttribute('tabindex');
  };
  let asked = 0;
  const later = (): void => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(mark);
  };
  const changes = new MutationObserver(later);
  const sizes = new ResizeObserver(later);
  changes.observe(node, { childList: true, subtree: true, characterData: true });
  sizes.observe(node);
  node.addEventListener('scroll', later, { passive: true });
  return () => {
    cancelAnimationFrame(asked);
    changes.disconnect();
    sizes.disconnect();
    node.removeEventListener('scroll', later);
  };
}
