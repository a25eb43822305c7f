import { expect, it } from 'vitest';
import { unwrap } from '@mister-x/engine/core/result';
import { mafiaComputers } from './index.js';

it.each([
  ['server_deal', true],
  ['printed_cards', false],
] as const)('computers play where cards are of the source %s: %s', (source, fits) => {
  const { game } = mafiaComputers;
  const options = unwrap(game.parseOptions({ flags: { card_source: source } }));
  expect(mafiaComputers.fits(options)).toBe(fits);
});
