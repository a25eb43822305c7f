import { describe, expect, it } from 'vitest';
import { GAMES_TO_PLAY, playRandomGame, TABLE } from '../testing/games.js';
import { awaitedIn } from './awaited.js';

describe('who is waited for, as every screen says it', () => {
  it.each(GAMES_TO_PLAY)('is whom the referee waits for, out of what all see: %s %j', (variant, flags) => {
    let steps = 0;
    for (const { after } of playRandomGame(variant, flags)) {
      const named = awaitedIn(after.gameView(TABLE));
      expect([...named].sort()).toEqual([...after.toAct].filter((seat) => seat !== TABLE).sort());
      steps++;
    }
    expect(steps).toBeGreaterThan(50);
  });
});
