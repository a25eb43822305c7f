import { readFileSync } from 'node:fs';
import type { Json } from '@mister-x/engine/protocol';
import { z } from 'zod';

/** The page about packs, and the files beside it. */

const DOCS = new URL('../../../docs/', import.meta.url);
export const PACK_FILE_PAGE = readFileSync(new URL('pack-file.md', DOCS), 'utf8');

export function documentFile(name: string): Json {
  return JSON.parse(readFileSync(new URL(name, DOCS), 'utf8'));
}

/** What is published of the shape of a game's packs; tests/described says whether the reader holds to it. */
export function packSchema(ruleset: string, game: string, shape: z.ZodType): Json {
  const { $schema, ...shown } = z.toJSONSchema(shape);
  const published = {
    $schema,
    $id: `https://mister-x.invalid/pack/1/${ruleset}`,
    title: `A custom pack for ${game}`,
    description: 'Facts of a printed box: no pictures, no rules. See pack-file.md.',
    ...shown,
  };
  return JSON.parse(JSON.stringify(published));
}
