/**
 * Paints a drawing of the page onto a canvas, element by element, as the page's styles have it. An
 * image made of the drawing's text would know neither those styles nor the page's letters, and some
 * browsers forget part of it. Knows what boards are drawn with: groups, paths, circles, rectangles,
 * lines of words and gradients along a line.
 */
export function paintSvgOnCanvas(context: CanvasRenderingContext2D, root: SVGElement): void {
  context.save();
  paintElement(context, root, 1);
  context.restore();
}

function paintElement(context: CanvasRenderingContext2D, element: Element, opacity: number): void {
  if (!(element instanceof SVGElement)) return;
  if (ELEMENTS_NOT_PAINTED.has(element.localName)) return;
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return;
  context.save();
  place(context, element);
  const shown = opacity * Number(style.opacity);
  if (element instanceof SVGTextElement) paintText(context, element, style, shown);
  else {
    const shape = shapeOf(element);
    if (shape !== undefined) draw(context, element, shape, style, shown);
    for (const child of element.children) paintElement(context, child, shown);
  }
  context.restore();
}

const ELEMENTS_NOT_PAINTED: ReadonlySet<string> = new Set(['title', 'desc', 'defs', 'linearGradient', 'stop']);

/** Where it stands and how it is turned. What is under way has arrived already. */
function place(context: CanvasRenderingContext2D, element: SVGElement): void {
  const [x, y] = element.style.translate.split(' ').map(Number.parseFloat);
  if (x !== undefined && Number.isFinite(x)) context.translate(x, y ?? 0);
  if (!(element instanceof SVGGraphicsElement)) return;
  for (const { matrix } of Array.from(element.transform.baseVal)) {
    const { a, b, c, d, e, f } = matrix;
    context.transform(a, b, c, d, e, f);
  }
}

function shapeOf(element: SVGElement): Path2D | undefined {
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '');
  const path = new Path2D();
  if (element instanceof SVGCircleElement) {
    const { cx, cy, r } = element;
    path.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI);
    return path;
  }
  if (element instanceof SVGRectElement) {
    const { x, y, width, height, rx } = element;
    const left = x.baseVal.value;
    const top = y.baseVal.value;
    const right = left + width.baseVal.value;
    const bottom = top + height.baseVal.value;
    const radius = Math.min(rx.baseVal.value, (right - left) / 2, (bottom - top) / 2);
    path.moveTo(left + radius, top);
    path.arcTo(right, top, right, bottom, radius);
    path.arcTo(right, bottom, left, bottom, radius);
    path.arcTo(left, bottom, left, top, radius);
    path.arcTo(left, top, right, top, radius);
    path.closePath();
    return path;
  }
  return undefined;
}

type Styled = CSSStyleDeclaration;

function draw(
  context: CanvasRenderingContext2D,
  element: SVGElement,
  shape: Path2D,
  style: Styled,
  opacity: number,
): void {
  const rule = style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero';
  paintLayers(style, {
    fill: () => {
      context.globalAlpha = opacity * Number(style.fillOpacity);
      if (setBrush(context, 'fillStyle', style.fill, element)) context.fill(shape, rule);
    },
    stroke: () => {
      context.globalAlpha = opacity * Number(style.strokeOpacity);
      if (!setBrush(context, 'strokeStyle', style.stroke, element)) return;
      // Lengths of dashes may be shares of a whole that the element names.
      const whole = Number(element.getAttribute('pathLength'));
      const share = whole > 0 && element instanceof SVGGeometryElement ? element.getTotalLength() / whole : 1;
      setStroke(context, style, share);
      context.stroke(shape);
    },
  });
}

function setStroke(context: CanvasRenderingContext2D, style: Styled, share = 1): void {
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  context.setLineDash(
    style.strokeDasharray === 'none'
      ? []
      : style.strokeDasharray.split(/[\s,]+/).map((each) => Number.parseFloat(each) * share),
  );
  context.lineDashOffset = Number.parseFloat(style.strokeDashoffset) * share;
}

function paintText(context: CanvasRenderingContext2D, element: SVGTextElement, style: Styled, opacity: number): void {
  const text = (element.textContent ?? '').trim();
  const [x = 0, y = 0] = [element.x, element.y].map(({ baseVal }) =>
    baseVal.numberOfItems > 0 ? baseVal.getItem(0).value : 0,
  );
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  // A browser that does not know it writes a little wider.
  if ('letterSpacing' in context && style.letterSpacing !== 'normal') {
    context.letterSpacing = style.letterSpacing;
  }
  context.textAlign = CANVAS_ALIGN_BY_ANCHOR[style.textAnchor] ?? 'left';
  context.textBaseline = style.dominantBaseline === 'central' ? 'middle' : 'alphabetic';
  paintLayers(style, {
    fill: () => {
      context.globalAlpha = opacity * Number(style.fillOpacity);
      if (setBrush(context, 'fillStyle', style.fill, element)) context.fillText(text, x, y);
    },
    stroke: () => {
      context.globalAlpha = opacity * Number(style.strokeOpacity);
      if (!setBrush(context, 'strokeStyle', style.stroke, element)) return;
      setStroke(context, style);
      context.strokeText(text, x, y);
    },
  });
}

const CANVAS_ALIGN_BY_ANCHOR: Readonly<Record<string, CanvasTextAlign>> = {
  middle: 'center',
  end: 'right',
};

/** What is below comes first. */
function paintLayers(
  { paintOrder }: Styled,
  { fill, stroke }: { readonly fill: () => void; readonly stroke: () => void },
): void {
  if (paintOrder.startsWith('stroke')) {
    stroke();
    fill();
  } else {
    fill();
    stroke();
  }
}

/** @returns whether there is anything to be seen */
function setBrush(
  context: CanvasRenderingContext2D,
  brush: 'fillStyle' | 'strokeStyle',
  colour: string,
  element: SVGElement,
): boolean {
  if (colour === 'none') return false;
  const [, id] = /^url\("?#([^")]+)"?\)/.exec(colour) ?? [];
  if (id === undefined) {
    context[brush] = colour;
    return true;
  }
  const gradient = document.getElementById(id);
  if (!(gradient instanceof SVGElement) || !(element instanceof SVGGraphicsElement)) return false;
  // From side to side of what is filled: boards have no other gradients.
  const { x, width } = element.getBBox();
  const made = context.createLinearGradient(x, 0, x + width, 0);
  for (const stop of gradient.querySelectorAll('stop')) {
    const { stopColor, stopOpacity } = getComputedStyle(stop);
    // Computed colours are written `rgb(1, 2, 3)`; one that lets something through says so itself.
    const colour = stopColor.replace(/^rgb\((.*)\)$/, `rgba($1, ${stopOpacity})`);
    made.addColorStop(stop.offset.baseVal, colour);
  }
  context[brush] = made;
  return true;
}
