import { DEFAULT_HOLMES_PACK_FILE, packId, packShape } from '../../rules/index.js';
import { expect, it } from 'vitest';
import { packSchema, documentFile, PACK_FILE_PAGE } from '@mister-x/server/testing/pack-schema';

it('is the published schema, which is the shape that the referee reads', () => {
  const published = documentFile('pack-sherlock-holmes.schema.json');
  expect(published).toEqual(packSchema('sherlock-holmes', 'Sherlock Holmes', packShape));
});

it('has an id for the pack of the game, which the page states', () => {
  expect(PACK_FILE_PAGE).toContain(`\`${packId(DEFAULT_HOLMES_PACK_FILE)}\``);
});
