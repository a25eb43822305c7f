import { expect, it } from 'vitest';
import { unwrap } from '@mister-x/engine/core/result';
import { sherlockComputers } from './index.js';

it.each([
  ['server_deal', true],
  ['printed_cards', false],
] as const)('computers play where cards are of the source %s: %s', (source, fits) => {
  const { game } = sherlockComputers;
  const options = unwrap(game.parseOptions({ seats: 3, flags: { card_source: source } }));
  expect(sherlockComputers.fits(options)).toBe(fits);
});
