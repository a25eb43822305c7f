export type LayoutRules = {
  /** A kiosk shows everything at once; a phone page may be longer than the screen, never wider. */
  readonly kind: 'kiosk' | 'phone';
  /** With larger letters than it was made for, a row may be as long as its words are. */
  readonly large?: boolean;
  /** Where a kiosk may scroll what does not fit; it cuts off nothing. */
  readonly scrolls?: boolean;
};

/** What a rule of its own is about: a rule says something of a page only where it found this there. */
export type PagePart = 'log' | 'tickets of X' | 'pawns' | 'stations' | 'lines' | 'choices';

export type Layout = { readonly faults: readonly string[]; readonly seen: readonly PagePart[] };

/** Until two frames are drawn and nothing moves that moves only once. Runs in the page, with nothing of this file. */
export async function untilPageSettled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  for (const each of moving) each.finish();
  await frame();
}

/** As wide and high as a finger needs it. */
export const TOUCH_TARGET_PX = 44;

/**
 * What is wrong with the page as it stands, in words; nothing, when all is well. Runs in the page, with nothing of
 * this file but its argument.
 */
export function measureLayout({
  kind,
  large,
  scrolls: mayScroll,
  touch,
}: Required<LayoutRules> & { touch: number }): Layout {
  const faults = new Set<string>();
  const seen = new Set<PagePart>();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root = dialogs.at(-1) ?? document.body;
  const TOLERANCE = 1.5;

  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const kindOf = element.tagName.toLowerCase();
    const style = element.getAttribute('class')?.split(' ')[0] ?? '';
    return `${kindOf}${style === '' ? '' : `.${style}`} "${words.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const isHidden = (element: Element): boolean =>
    element.closest('.visually-hidden, [hidden]') !== null ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  const clips = (value: string): boolean => value === 'hidden' || value === 'clip';

  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth > width) faults.add(`the page is ${page.scrollWidth - width} px too wide`);
  if (kind === 'kiosk' && page.scrollHeight > height) {
    faults.add(`the page is ${page.scrollHeight - height} px too high`);
  }

  /** Whether `box` is cut off by something around `element`; scrolled content may be out of sight. */
  const cutBy = (element: Element, box: DOMRect): string | undefined => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const style = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      const outsideX = box.left < edge.left - TOLERANCE || box.right > edge.right + TOLERANCE;
      const outsideY = box.top < edge.top - TOLERANCE || box.bottom > edge.bottom + TOLERANCE;
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return undefined;
      if (outsideX && clips(style.overflowX)) return nameOf(each);
      if (outsideY && clips(style.overflowY)) return nameOf(each);
      if (style.position === 'fixed') break;
    }
    const wide = box.left < -TOLERANCE || box.right > width + TOLERANCE;
    const high = box.top < -TOLERANCE || box.bottom > height + TOLERANCE;
    return wide || (kind === 'kiosk' && high) ? 'the screen' : undefined;
  };

  /** What lies at a point in place of `target`; what scrolls may be drawn out from under it. */
  const coverOf = (target: Element, x: number, y: number): Element | undefined => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null || hit.contains(target) || target.contains(hit)) return undefined;
    // A word in passing goes by itself, and an alarm stands on the big screen where an untrusted
    // referee has the word otherwise.
    if (hit.closest('.toasts, .alarm') !== null) return undefined;
    // What covers the whole screen is another page for a while.
    for (let each: Element | null = hit; each !== null; each = each.parentElement) {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const isLayer = getComputedStyle(each).position === 'fixed' && !each.contains(target);
      if (isLayer && left <= 0 && top <= 0 && right >= width && bottom >= height) return undefined;
    }
    for (let each = target.parentElement; each !== null; each = each.parentElement) {
      const { overflowY } = getComputedStyle(each);
      if (scrolls(overflowY) && each.scrollHeight > each.clientHeight) return undefined;
    }
    return hit;
  };
  /** Whether anything is seen of `over` where it lies on `target`: words, or what is behind them. */
  const isPainted = (over: Element, target: Element): boolean => {
    if (!over.checkVisibility({ opacityProperty: true })) return false;
    if ([...over.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) return true;
    for (let each: Element | null = over; each && !each.contains(target); each = each.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      if (backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return true;
    }
    return false;
  };

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.textContent?.trim() === '') continue;
    if (parent.closest('svg, option, style, script') !== null || isHidden(parent)) continue;
    // Left for screen readers only, where a picture says it as well.
    if (parent.clientWidth <= 1 && getComputedStyle(parent).overflowX === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const by = cutBy(parent, box);
      if (by !== undefined) faults.add(`${nameOf(parent)} is cut by ${by}`);
      for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
        const over = coverOf(parent, x, (box.top + box.bottom) / 2);
        if (over !== undefined && isPainted(over, parent)) {
          faults.add(`${nameOf(parent)} lies under ${nameOf(over)}`);
        }
      }
    }
  }

  // Of the thousands of parts of a map none scrolls.
  for (const element of root.querySelectorAll(':not(svg *)')) {
    const style = getComputedStyle(element);
    const tall = scrolls(style.overflowY) && element.scrollHeight > element.clientHeight;
    const wide = scrolls(style.overflowX) && element.scrollWidth > element.clientWidth;
    if ((!tall && !wide) || isHidden(element)) continue;
    if (kind === 'phone' && wide) faults.add(`${nameOf(element)} scrolls sideways`);
    // As long as what people made, or the game that they played; everything else has its place.
    const lists =
      element.matches('dialog *, dialog, .scrolls:has(.tables, .story)') || element instanceof HTMLTextAreaElement;
    if (kind === 'kiosk' && !mayScroll && !lists) faults.add(`${nameOf(element)} has a scroll bar`);
  }

  const interactive = 'button, a[href], input, select, textarea, [role="tab"], summary';
  for (const element of root.querySelectorAll(interactive)) {
    if (isHidden(element) || element.closest('svg') !== null) continue;
    const label = element instanceof HTMLInputElement ? element.closest('label') : null;
    const target = label ?? element;
    const box = target.getBoundingClientRect();
    // A pressed button is drawn a little smaller than it is.
    const laid = target instanceof HTMLElement ? target : undefined;
    const across = laid?.offsetWidth ?? box.width;
    const down = laid?.offsetHeight ?? box.height;
    if (across < touch - 0.5 || down < touch - 0.5) {
      const size = `${across.toFixed(0)} × ${down.toFixed(0)}`;
      faults.add(`${nameOf(label ?? element)} is ${size} px, too small for a finger`);
    }
    const by = cutBy(element.parentElement ?? element, box);
    if (by !== undefined) faults.add(`${nameOf(element)} is cut by ${by}`);
    const over = coverOf(target, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (over !== undefined) faults.add(`${nameOf(element)} lies under ${nameOf(over)}`);
  }
  // In a slot of X's log and in the row of his tickets nothing leaves its frame or lies on anything
  // else: both have neighbours, and a button over them.
  for (const cell of large ? [] : root.querySelectorAll('.strip li:has(code), .side li.x')) {
    seen.add(cell.matches('.strip li') ? 'log' : 'tickets of X');
    const frame = cell.getBoundingClientRect();
    const boxes: { readonly parent: Element; readonly box: DOMRect }[] = [];
    const inside = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = inside.nextNode(); node !== null; node = inside.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '' || isHidden(parent)) continue;
      if (parent.closest('svg') !== null || clips(getComputedStyle(parent).overflowX)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        // Letters leave room above and below them in their line.
        const box = new DOMRect(left, top + height * 0.2, width, height * 0.6);
        const over = boxes.find(
          (other) =>
            other.parent !== parent &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > TOLERANCE &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > TOLERANCE,
        );
        if (over !== undefined) faults.add(`${nameOf(parent)} lies on ${nameOf(over.parent)}`);
        if (
          box.left < frame.left - TOLERANCE ||
          box.right > frame.right + TOLERANCE ||
          box.top < frame.top - TOLERANCE ||
          box.bottom > frame.bottom + TOLERANCE
        ) {
          faults.add(`${nameOf(parent)} leaves its frame in ${nameOf(cell)}`);
        }
        boxes.push({ parent, box });
      }
    }
  }
  // Figures stand apart from one another, and those that point down to their stop are side by side above it.
  for (const map of root.querySelectorAll('.board .view')) {
    const standing = new Map<string, { readonly x: number; readonly y: number; readonly points: boolean }[]>();
    for (const pawn of map.querySelectorAll<SVGGElement>('g.pawn, g.holmes')) {
      seen.add('pawns');
      const moved = pawn.querySelector<SVGGElement>(':scope > g')?.transform.baseVal.consolidate();
      const stop = pawn.style.translate;
      const points = pawn.querySelector('.pin') !== null;
      const { e: x = Number.NaN, f: y = Number.NaN } = moved?.matrix ?? {};
      standing.set(stop, [...(standing.get(stop) ?? []), { x, y, points }]);
    }
    for (const [stop, pawns] of standing) {
      const middle = pawns.reduce((sum, { x }) => sum + x, 0) / pawns.length;
      const centred = Math.abs(middle) < TOLERANCE || pawns.some(({ points }) => !points);
      const apart = new Set(pawns.map(({ x, y }) => `${x} ${y}`)).size === pawns.length;
      if (!centred || !apart) {
        const places = pawns.map(({ x, y }) => `${x} ${y}`).join(', ');
        faults.add(`pawns at ${stop} stand beside their stop by ${places}`);
      }
    }
  }
  // Nothing lies on a station, or on a line between two; what covers the whole board is another page
  // for a while, and a word in passing goes by itself.
  const GRID = 5;
  for (const map of root.querySelectorAll('.board .view')) {
    if (map.querySelector('.stations > g') !== null) seen.add('stations');
    if (map.querySelector('.lines *') !== null) seen.add('lines');
    const view = map.getBoundingClientRect();
    const isPage = (element: Element): boolean => {
      for (let each: Element | null = element; each && !each.contains(map); each = each.parentElement) {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        if (left <= view.left && top <= view.top && right >= view.right && bottom >= view.bottom) return true;
      }
      return false;
    };
    const points = new Map<string, readonly [x: number, y: number]>();
    const through: (HTMLElement | SVGElement)[] = [];
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(':not(svg *)')) {
      const box = element.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, view.left), Math.min(box.right, view.right)];
      const [top, bottom] = [Math.max(box.top, view.top), Math.min(box.bottom, view.bottom)];
      if (left >= right || top >= bottom || element.contains(map) || map.contains(element)) continue;
      if (isHidden(element) || element.closest('.toasts, .alarm') !== null || isPage(element)) continue;
      for (let x = Math.ceil(left / GRID) * GRID; x < right; x += GRID) {
        for (let y = Math.ceil(top / GRID) * GRID; y < bottom; y += GRID) points.set(`${x} ${y}`, [x, y]);
      }
      if (getComputedStyle(element).pointerEvents === 'none') through.push(element);
    }
    // What lets touches through is seen all the same.
    for (const element of through) element.style.pointerEvents = 'auto';
    for (const [x, y] of points.values()) {
      const hits = document.elementsFromPoint(x, y);
      const first = hits.findIndex((hit) => map.contains(hit));
      const isSeen = (hit: Element) =>
        hit.closest(interactive) !== null ||
        (hit instanceof SVGElement && hit.tagName !== 'svg') ||
        isPainted(hit, map);
      const over = hits.slice(0, Math.max(first, 0)).find((hit) => !isPage(hit) && isSeen(hit));
      const below = hits.slice(first).find((hit) => hit.closest('.stations, .lines') !== null);
      if (over === undefined || below === undefined) continue;
      const station = below.closest('.stations > g')?.textContent?.trim();
      const seen = over.closest(interactive) ?? over;
      faults.add(`${nameOf(seen)} lies on ${station ? `station ${station}` : 'a line'}`);
    }
    for (const element of through) element.style.pointerEvents = '';
  }
  // Radio buttons may be hidden behind the label that is touched.
  for (const label of root.querySelectorAll('label:has(input.visually-hidden)')) {
    seen.add('choices');
    const box = label.getBoundingClientRect();
    if (box.height < touch - 0.5 || box.width < touch - 0.5) {
      faults.add(`${nameOf(label)} is ${box.width.toFixed(0)} × ${box.height.toFixed(0)} px`);
    }
  }
  return { faults: [...faults], seen: [...seen] };
}
