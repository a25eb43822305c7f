const FONT_SIZE_VARIABLES = ['--type-xs', '--type-s', '--type-m', '--type-l', '--type-xl'] as const;
const SCALES_TRIED = [1, 0.9, 0.82, 0.74, 0.66, 0.6] as const;

/**
 * Keeps a panel from clipping: when its content is taller than the panel, its type gets smaller,
 * step by step, until all is seen. Touch targets keep their size. Anyone who has set larger letters
 * scrolls before they are smaller than others have them.
 */
export function shrinkToFit(node: HTMLElement): () => void {
  const fits = (): boolean => node.scrollHeight <= node.clientHeight + 1;
  let busy = false;
  let isFull = true;
  const adjust = (): void => {
    if (busy) return;
    // Mostly nothing is to be done, and styles that are set again are worked out again.
    if (isFull && fits()) return;
    busy = true;
    const root = getComputedStyle(document.documentElement);
    const least = 16 / Math.max(16, Number.parseFloat(root.fontSize));
    node.style.overflowY = '';
    for (const scale of SCALES_TRIED) {
      if (least < 1 && scale < least) break;
      for (const size of FONT_SIZE_VARIABLES) {
        const full = root.getPropertyValue(size);
        if (scale === 1) node.style.removeProperty(size);
        else node.style.setProperty(size, `calc((${full}) * ${scale})`);
      }
      node.style.fontSize = scale === 1 ? '' : 'var(--type-m)';
      isFull = scale === 1;
      if (fits()) break;
    }
    if (!fits()) node.style.overflowY = 'auto';
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
