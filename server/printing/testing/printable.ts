import type { Size } from '../page/document.js';
import { UNPRINTABLE_MM } from '../page/paper.js';
import type { Box } from '../page/write.js';

/** What every printer reaches of a page, in millimetres. */
export function printableBox({ width, height }: Size): Box {
  return {
    x: UNPRINTABLE_MM,
    y: UNPRINTABLE_MM,
    width: width - 2 * UNPRINTABLE_MM,
    height: height - 2 * UNPRINTABLE_MM,
  };
}
