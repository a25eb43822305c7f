const SIZES = ['--type-s', '--type-m', '--type-l', '--type-xl'] as const;
const SCALES = [1, 0.9, 0.82, 0.74, 0.66, 0.6] as const;

/**
 * Keeps a panel from scrolling or clipping: when its content is taller than the panel, its type
 * gets smaller, step by step, until all is seen. Touch targets keep their size.
 */
export function fit(node: HTMLElement): () => void {
  const fits = (): boolean => node.scrollHeight <= node.clientHeight + 1;
  let busy = false;
  let isFull = true;
  const adjust = (): void => {
    if (busy) return;
    // Mostly nothing is to be done, and styles that are set anew are worked out anew.
    if (isFull && fits()) return;
    busy = true;
    const root = getComputedStyle(document.documentElement);
    for (const scale of SCALES) {
      for (const size of SIZES) {
        const full = root.getPropertyValue(size);
        if (scale === 1) node.style.removeProperty(size);
        else node.style.setProperty(size, `calc((${full}) * ${scale})`);
      }
      node.style.fontSize = scale === 1 ? '' : 'var(--type-m)';
      isFull = scale === 1;
      if (fits()) break;
    }
    // What the adjustment itself changed must not start it again.
    changes.takeRecords();
    busy = false;
  };
  // Once for all that changes before the next picture, when it has to be laid out anyway.
  let asked = 0;
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(adjust);
  });
  const sizes = new ResizeObserver(adjust);
  changes.observe(node, { childList: true, subtree: true, characterData: true });
  sizes.observe(node);
  return () => {
    cancelAnimationFrame(asked);
    changes.disconnect();
    sizes.disconnect();
  };
}
