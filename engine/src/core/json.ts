/**
 * What may cross a wire or enter the log. Only `type` aliases satisfy it, never interfaces,
 * so a Date, a Map or a class instance inside a view or an event does not compile.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

export function equalJson(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
