import { COMMAND } from '../processes/referee-process.js';
import { type Program, Schemas } from './bot/program.js';

/** The built referee, and what it describes. */

export const STDIO = [process.execPath, COMMAND, 'referee', '--stdio'];

export type Description = {
  readonly game: string;
  readonly variants: readonly { readonly variant: string }[];
  readonly flags: readonly { readonly flag: string; readonly values?: readonly unknown[] }[];
  readonly schemas: Readonly<Record<string, { readonly $id: string }>>;
  readonly boards: readonly { readonly data: unknown }[];
};

export async function describeGameOf(program: Program, game: string) {
  const description = await program.ask<Description>({ do: 'describe', game });
  return { description, schemas: new Schemas(description.schemas) };
}
