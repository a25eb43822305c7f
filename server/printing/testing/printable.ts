import { type Size, UNPRINTABLE } from '../page/document.js';
import type { Box } from '../page/write.js';

/** What every printer reaches of a page, in millimetres. */
export function printable({ width, height }: Size): Box {
  return {
    x: UNPRINTABLE,
    y: UNPRINTABLE,
    width: width - 2 * UNPRINTABLE,
    height: height - 2 * UNPRINTABLE,
  };
}
