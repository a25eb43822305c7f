export type Fields = { readonly [name: string]: unknown };

/** The members of something of which nothing is known: none, where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Those of each entry of what may be a list. */
export function fieldsOfEach(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
