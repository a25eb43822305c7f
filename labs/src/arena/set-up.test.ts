import { hostGame, unwrap } from '@mister-x/engine';
import { hostComputers, makeComputers } from '@mister-x/engine/core/computer';
import { blindPots } from '@mister-x/engine/testing/blind-pots/game';
import { expect, it } from 'vitest';
import { agreedOptions } from './set-up.js';

/** Its options are strict, and there are no flags among them. */
const computers = hostComputers(
  makeComputers(() => ({}), { game: blindPots, fits: () => true, table: () => ({}) }),
  hostGame(blindPots),
);

it('a game without flags is sent none', () => {
  const options = JSON.stringify({ rounds: 2 });
  expect(unwrap(agreedOptions(computers, { options }))).toMatchObject({ rounds: 2 });
  expect(unwrap(agreedOptions(computers, { variant: 'three-rounds' }))).not.toHaveProperty('flags');
});

it('flags that are written all the same are refused by its rules', () => {
  expect(agreedOptions(computers, { options: '{"flags":{"stake":2}}' }).ok).toBe(false);
});
