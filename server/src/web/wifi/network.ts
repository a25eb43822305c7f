import { wifiNameFault, wifiPasswordFault } from '@mister-x/engine/protocol';
import { z } from 'zod';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A refusal says which member is wrong and never repeats it. */
export const networkShape = z.strictObject({
  name: z
    .custom<string>((value) => isText(value) && wifiNameFault(value) === null)
    .meta({
      type: 'string',
      minLength: 1,
      maxLength: 32,
      description: 'At most 32 bytes of UTF-8.',
    }),
  password: z
    .custom<string>((value) => isText(value) && wifiPasswordFault(value) === null)
    .meta({
      type: 'string',
      pattern: '^([ -~]{8,63}|[0-9A-Fa-f]{64})$',
      description: 'As WPA takes it: a passphrase, or the key itself.',
    })
    .nullable(),
  hidden: z.boolean(),
});
