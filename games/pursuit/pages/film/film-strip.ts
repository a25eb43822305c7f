import type { Pixels } from './gif.js';
import { paintSvgOnCanvas } from './paint-svg.js';

/** One picture: a drawing of the page, with a line of words below it. */
export type FilmFrame = {
  readonly drawing: SVGSVGElement;
  readonly caption: { readonly lead: string; readonly text: string };
};

/** Height of the line below, and of its letters, as shares of the width. */
const CAPTION_LINE_HEIGHT = 0.046;
const CAPTION_LETTERS_HEIGHT = 0.42;

/** Paints picture after picture. What lies still is painted once: the ground, lines, stations. */
export class FilmStrip {
  readonly #context: CanvasRenderingContext2D;
  readonly #still = new Map<Element, HTMLCanvasElement>();
  readonly #line: number;

  /** @param size of the drawing, in pixels; the line comes on top of it */
  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.#line = Math.round(width * CAPTION_LINE_HEIGHT);
    this.#context = contextOf(canvasOf(width, height + this.#line), 'film');
  }

  paint({ drawing, caption }: FilmFrame): Pixels {
    const context = this.#context;
    const { width, height } = context.canvas;
    const { colour, ground, deep, light, lamp, family } = coloursOf(drawing);
    const board = height - this.#line;
    const glow = context.createRadialGradient(width * 0.6, board * 0.4, 0, width * 0.6, board * 0.4, width * 0.8);
    glow.addColorStop(0, light);
    glow.addColorStop(0.6, ground);
    glow.addColorStop(1, deep);
    context.fillStyle = glow;
    context.fillRect(0, 0, width, board);
    this.#layers(drawing);
    context.fillStyle = deep;
    context.fillRect(0, board, width, this.#line);
    const size = this.#line * CAPTION_LETTERS_HEIGHT;
    const inset = size * 0.8;
    const middle = board + this.#line / 2;
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.font = `600 ${size}px ${family}`;
    context.fillStyle = lamp;
    context.fillText(caption.lead, inset, middle);
    const from = inset + context.measureText(caption.lead).width + size;
    context.font = `400 ${size}px ${family}`;
    context.fillStyle = colour;
    context.fillText(caption.text, from, middle, width - from - inset);
    return context.getImageData(0, 0, width, height);
  }

  #layers(drawing: SVGSVGElement): void {
    const context = this.#context;
    const root = drawing.firstElementChild;
    if (!(root instanceof SVGGElement)) throw new Error('a drawing without its camera');
    context.save();
    for (const { matrix } of Array.from(root.transform.baseVal)) {
      context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    }
    for (const { still, parts } of elementRunsOf(root)) {
      if (!still) {
        for (const part of parts) paintSvgOnCanvas(context, part);
        continue;
      }
      const [first] = parts;
      const canvas = this.#still.get(first) ?? this.#paintStill(parts, context);
      context.save();
      context.resetTransform();
      context.drawImage(canvas, 0, 0);
      context.restore();
    }
    context.restore();
  }

  #paintStill(parts: ElementRun['parts'], like: CanvasRenderingContext2D): HTMLCanvasElement {
    const canvas = canvasOf(like.canvas.width, like.canvas.height);
    const context = contextOf(canvas, 'layer');
    context.setTransform(like.getTransform());
    for (const part of parts) paintSvgOnCanvas(context, part);
    this.#still.set(parts[0], canvas);
    return canvas;
  }
}

/** Parts of a board that lie on each other, one next to the other. */
type ElementRun = { readonly still: boolean; readonly parts: [SVGElement, ...SVGElement[]] };

/** Still is what lies below the stations, and they themselves, but for what the page has drawn there. */
function elementRunsOf(root: SVGGElement): readonly ElementRun[] {
  const parts = [...root.children].filter((part) => part instanceof SVGElement);
  const stations = parts.findIndex((part) => part.matches('.stations'));
  const runs: ElementRun[] = [];
  for (const [i, part] of parts.entries()) {
    const still = i <= stations && part.dataset.moves === undefined;
    const last = runs.at(-1);
    if (last?.still === still) last.parts.push(part);
    else runs.push({ still, parts: [part] });
  }
  return runs;
}

/** Colours and letters of the page. */
function coloursOf(element: Element) {
  const style = getComputedStyle(element);
  const named = (name: string): string => style.getPropertyValue(name).trim();
  return {
    colour: style.color,
    family: style.fontFamily,
    lamp: named('--lamp-bright'),
    light: named('--board-light'),
    ground: named('--board-ground'),
    deep: named('--board-deep'),
  };
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement, use: 'film' | 'layer'): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', use === 'film' ? { alpha: false, willReadFrequently: true } : {});
  if (context === null) throw new Error('this browser does not paint');
  return context;
}
