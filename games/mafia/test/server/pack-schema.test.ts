import { DEFAULT_MAFIA_PACK_FILE, PACK_FAULTS, type PackFile, packId, packShape, readPack } from '../../rules/index.js';
import { expect, it } from 'vitest';
import { packSchema, documentFile, PACK_FILE_PAGE } from '@mister-x/server/testing/pack-schema';

const EXAMPLE = readPack(documentFile('mafia-pack.json'));

it('is the published schema, which is the shape that the referee reads', () => {
  const published = documentFile('pack-mafia.schema.json');
  expect(published).toEqual(packSchema('mafia', 'Mafia', packShape));
});

it('has ids for the pack of the game and for the example, which the page states', () => {
  if (!EXAMPLE.ok) throw new Error(JSON.stringify(EXAMPLE.error));
  for (const file of [DEFAULT_MAFIA_PACK_FILE, EXAMPLE.value]) expect(PACK_FILE_PAGE).toContain(`\`${packId(file)}\``);
});

it('is shown as it is in the example of the page, but for most of its cards', () => {
  const shown: PackFile = JSON.parse(/```json\n([\s\S]*?)```/.exec(PACK_FILE_PAGE)?.[1] ?? '');
  const cards = EXAMPLE.ok ? EXAMPLE.value.cards : [];
  expect({ ok: true, value: { ...shown, cards } }).toEqual(EXAMPLE);
  expect(cards).toEqual(expect.arrayContaining([...shown.cards]));
});

it('has no member and no fault that the page does not name [MF-14]', () => {
  const { bank, city, amounts, prison, cards, ...members } = DEFAULT_MAFIA_PACK_FILE;
  const names = Object.keys({
    ...{ ...members, bank, city, amounts, prison, cards },
    ...{ ...bank, ...bank.coins[0], ...city, ...amounts, ...prison, ...prison.death_row },
    ...Object.assign({ code: '' }, ...cards),
  });
  expect([...names, ...PACK_FAULTS].filter((name) => !PACK_FILE_PAGE.includes(`\`${name}\``))).toEqual([]);
});
