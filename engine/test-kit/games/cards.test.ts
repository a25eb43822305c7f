import { expect, it } from 'vitest';
import { writeCode } from '../../src/cards/index.js';
import { readEuropeCard, writeEuropeCard } from '../../src/games/mister-x-europe/cards.js';
import { readYardCard } from '../../src/games/scotland-yard/index.js';

it('no card of one game is taken for one of another (CM-9)', () => {
  const own = writeEuropeCard({ kind: 'ticket', ticket: 'car/beacon', serial: 1 });
  expect(readYardCard(own)).toEqual({ ok: false, error: 'CARD_UNKNOWN' });
  const yard = writeCode({ kind: 'T', owner: 1, item: 0, serial: 1 });
  expect(readEuropeCard(yard)).toEqual({ ok: false, error: 'CARD_UNKNOWN' });
});
