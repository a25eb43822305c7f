import type { View } from '@mister-x/games/scotland-yard/rules';
import { expect } from 'vitest';
import type { WireTap } from './wire-tap.js';

/** Until the end, a device other than Mister X's is told his stop only where he showed himself. */
export function expectNoSecrets({ updates }: WireTap): void {
  expect(updates.length).toBeGreaterThan(0);
  for (const { view } of updates) {
    const game = view.game as unknown as View;
    if (game.end !== null) return;
    expect(game.own).toBeNull();
    for (const { stop, shown } of game.log) {
      if (shown === undefined) expect(stop).toBeUndefined();
    }
  }
}
