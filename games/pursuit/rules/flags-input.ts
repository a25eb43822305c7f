import type { z } from 'zod';
import { type ShapeFault, shapeFault } from '@mister-x/engine/core/shape';

export type ShapeRefusal = {
  readonly code: 'CONFIG_INCONSISTENT';
  readonly flag?: string;
} & ShapeFault;

/** Flags of the right shape that do not go together. */
export function inconsistentFlag(flag: string, cause: string) {
  return { code: 'CONFIG_INCONSISTENT', flag, member: `flags.${flag}`, cause } as const;
}

/** The first member of the options that has not the right shape. */
export function shapeRefusal(error: z.ZodError): ShapeRefusal {
  const path = error.issues[0]?.path ?? [];
  const flag = path[0] === 'flags' ? path[1] : path[0];
  const fault = shapeFault(error);
  const named = flag === undefined ? {} : { flag: String(flag).slice(0, 40) };
  return { code: 'CONFIG_INCONSISTENT', ...named, ...fault };
}
