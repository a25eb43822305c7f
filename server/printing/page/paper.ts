import type { Paper } from '@mister-x/engine/protocol';
import type { PosterSize } from '../shared/options.js';
import type { Size } from './document.js';

/** ISO 216 and ANSI/ASME Y14.1, upright, in millimetres. */
export const PAPER_SIZES: Readonly<Record<Paper, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

export const POSTER_SIZES_MM: Readonly<Record<PosterSize, Size>> = {
  a0: { width: 841, height: 1189 },
  a1: { width: 594, height: 841 },
  a2: { width: 420, height: 594 },
  a3: { width: 297, height: 420 },
};

/** What home printers leave white at every edge, in millimetres: nothing may be printed there. */
export const UNPRINTABLE_MM = 5;
