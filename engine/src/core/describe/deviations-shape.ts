import { z } from 'zod';
import type { Deviation } from '../flag-choice.js';
import { jsonShape } from './match-shapes.js';

export function deviationsShape<Name extends string>(
  names: readonly Name[],
): z.ZodType<readonly Deviation<Name>[]> {
  return z
    .array(
      z.strictObject({
        flag: z.enum(names),
        value: jsonShape,
        house: z.boolean().describe('No rule text supports this value.'),
      }),
    )
    .describe('Flags that differ from those of the variant.');
}
