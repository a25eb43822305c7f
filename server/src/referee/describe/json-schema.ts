import type { Json } from '@mister-x/engine';
import { z } from 'zod';

/** JSON Schemas (draft 2020-12) out of the shapes that parse, or are held to the types by the compiler. */

export type JsonSchema = { readonly [keyword: string]: Json };

export type NamedShape = { readonly title: string; readonly shape: z.ZodType };

/** One schema for each name; shapes that hold one another refer to it by its `$id`. */
export function jsonSchemas(
  base: string,
  shapes: Readonly<Record<string, NamedShape>>,
): Readonly<Record<string, JsonSchema>> {
  const named = z.registry<{ id: string }>();
  for (const [id, { shape }] of Object.entries(shapes)) named.add(shape, { id });
  const { schemas } = z.toJSONSchema(named, {
    io: 'input',
    uri: (id) => base + id,
    override: tidy,
  });
  // A shape that holds itself must be among the named ones.
  if ('__shared' in schemas) throw new Error('a schema would have a part without a name');
  return Object.fromEntries(
    Object.entries(shapes).map(([name, { title }]) => {
      const { $schema, $id, ...rest } = schemas[name] as JsonSchema;
      return [name, { $schema, $id, title, ...rest } as JsonSchema];
    }),
  );
}

/** The schema of a part, without a name of its own. */
export function partSchema(shape: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', override: tidy });
  return schema as JsonSchema;
}

/** Says the same in fewer words, and whole numbers so that large ones are whole as well. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.multipleOf === 1) {
    jsonSchema.type = 'integer';
    delete jsonSchema.multipleOf;
  }
  delete jsonSchema.readOnly;
  const { propertyNames } = jsonSchema;
  const says = typeof propertyNames === 'object' ? Object.keys(propertyNames) : [];
  if (says.join() === 'type') delete jsonSchema.propertyNames;
}
