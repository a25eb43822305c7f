/** Of letters on the average, where nothing can be measured. */
const AVERAGE = 0.58;
/** Measured at this size, so that rounding does not matter. */
const SIZE = 100;

let pen: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** Width of a text in the page's own writing at its bolder weight, as a part of its size. */
export function textWidth(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    width = measured(text) ?? text.length * AVERAGE;
    widths.set(text, width);
  }
  return width;
}

function measured(text: string): number | undefined {
  if (typeof document === 'undefined') return undefined;
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    const { fontFamily } = getComputedStyle(document.body);
    if (pen !== null) pen.font = `600 ${SIZE}px ${fontFamily}`;
  }
  return pen === null ? undefined : pen.measureText(text).width / SIZE;
}
