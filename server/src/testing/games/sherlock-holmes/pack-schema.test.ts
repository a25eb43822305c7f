import { readFileSync } from 'node:fs';
import { LONDON, packId, packShape } from '@mister-x/engine/sherlock-holmes';
import { expect, it } from 'vitest';
import { z } from 'zod';

const docs = new URL('../../../../../docs/', import.meta.url);

it('is the published schema, which is the shape that the referee reads', () => {
  const { $schema, ...shape } = z.toJSONSchema(packShape);
  const published = JSON.parse(readFileSync(new URL('pack.schema.json', docs), 'utf8'));
  expect(published).toEqual({
    $schema,
    $id: 'https://mister-x.invalid/pack/1',
    title: 'A box that people bring along',
    description: 'Facts of a printed box: no pictures, no rules. See pack-file.md.',
    ...shape,
  });
});

it('has an id for the box of the game, which the page states', () => {
  const page = readFileSync(new URL('pack-file.md', docs), 'utf8');
  expect(page).toContain(`\`${packId(LONDON)}\``);
});
