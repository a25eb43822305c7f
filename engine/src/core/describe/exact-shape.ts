import type { z } from 'zod';
import type { Json } from '../json.js';

/** Shapes of what leaves the referee: written beside the types, and held to them by the compiler. */

/** A type without `readonly` and without the seams of intersections, so that equal types are spelled alike. */
type Plain<T> = [Json] extends [T] ? Json : PlainMember<T>;
type PlainMember<T> = T extends string | number | boolean | null ? T : { -readonly [K in keyof T]: Plain<T[K]> };

/** Whether two types have the very same values: no member more, none less, none optional in one alone. */
export type Same<A, B> =
  (<X>() => X extends Plain<A> ? 1 : 2) extends <X>() => X extends Plain<B> ? 1 : 2 ? true : false;

/** A shape of exactly the values of `T`; one of any other values does not compile. */
export function exactShape<T>() {
  return <S extends z.ZodType>(
    shape: S & (Same<T, z.output<S>> extends true ? unknown : { readonly notTheShapeOf: T }),
  ): z.ZodType<T> => shape as z.ZodType as z.ZodType<T>;
}
