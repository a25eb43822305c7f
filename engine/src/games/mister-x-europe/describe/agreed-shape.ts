import { z } from 'zod';
import { exactly } from '../../../core/describe/exact-shape.js';
import { boardFileShape } from '../../../pursuit/describe/board-shapes.js';
import { flagShapes } from '../options.js';
import { DEVICES, type Options, VARIANTS } from '../types.js';

/** Options in full, as a table has agreed on them. */
export const agreedShape = exactly<Options>()(
  z.strictObject({
    variant: z.enum(VARIANTS),
    board: z.union([z.string(), boardFileShape]),
    devices: z.enum(DEVICES),
    split: z
      .array(z.int().min(1).max(5))
      .min(1)
      .max(5)
      .describe('Pawns of each hunter, five in all.'),
    flags: z.strictObject(flagShapes),
  }),
);
