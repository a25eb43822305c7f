import { expect, it } from 'vitest';
import { commonCardOf, readCode } from '@mister-x/engine/cards';
import { unwrap } from '@mister-x/engine/core/result';
import { ALL_GAME_TEST_DATA } from './manifest.js';

const games = ALL_GAME_TEST_DATA.flatMap(({ kit, cards }) =>
  cards === undefined ? [] : [{ id: kit.game.id, ...cards }],
);

it.each(games)('$id reads its own cards', ({ read, codes }) => {
  expect(codes.map((code) => read(code).ok)).toEqual(codes.map(() => true));
});

it.each(games)('no card of $id is taken for one of another game (CM-9)', ({ id, codes }) => {
  const others = games.filter((other) => other.id !== id);
  expect(others.length).toBeGreaterThan(0);
  for (const code of codes) {
    expect(commonCardOf(unwrap(readCode(code)))).toBeUndefined();
    for (const { read } of others) expect(read(code)).toEqual({ ok: false, error: 'CARD_UNKNOWN' });
  }
});
