import { z } from 'zod';
import type { Deviation } from '../flag-table.js';
import { jsonShape } from './match-shapes.js';

export function deviationsShape<Name extends string>(
  flags: Readonly<Record<Name, unknown>>,
): z.ZodType<readonly Deviation<Name>[]> {
  return z
    .array(
      z.strictObject({
        flag: z.enum(Object.keys(flags) as Name[]),
        value: jsonShape,
        house: z.boolean().describe('No rule text supports this value.'),
      }),
    )
    .describe('Flags that differ from those of the variant.');
}
