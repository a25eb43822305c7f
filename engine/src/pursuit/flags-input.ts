import type { z } from 'zod';
import { err, ok, type Result } from '../core/result.js';
import { type ShapeFault, shapeFault } from '../core/shape.js';

/** Flags as people state them: those that they leave out, and those alone, are as in the preset (CM-10). */
type Stated<Flags> = { readonly [F in keyof Flags]?: Flags[F] | undefined };

export type ShapeRefusal = {
  readonly code: 'CONFIG_INCONSISTENT';
  readonly flag?: string;
} & ShapeFault;

/** `flags` with whatever was stated of them. */
export function withStated<Flags extends object>(flags: Flags, stated: Stated<Flags>): Flags {
  const entries = Object.entries(stated).filter(([, value]) => value !== undefined);
  return { ...flags, ...Object.fromEntries(entries) };
}

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

/**
 * Changes flags of options that were parsed before.
 *
 * @param shape what flags may look like, each of them optional
 * @param faultOf what is wrong with options of the right shape
 */
export function changedFlags<Options extends { readonly flags: object }, R>(
  options: Options,
  input: unknown,
  shape: z.ZodType<Stated<Options['flags']>>,
  faultOf: (changed: Options) => R | undefined,
): Result<Options, R | ShapeRefusal> {
  const parsed = shape.safeParse(input);
  if (!parsed.success) return err(shapeRefusal(parsed.error));
  const changed = { ...options, flags: withStated(options.flags, parsed.data) };
  const fault = faultOf(changed);
  return fault === undefined ? ok(changed) : err(fault);
}
