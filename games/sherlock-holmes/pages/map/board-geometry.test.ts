import { DEFAULT_HOLMES_PACK_FILE, compiledPackOf } from '../../rules/browser.js';
import { londonPicture } from '../../rules/map.js';
import { describe, expect, it } from 'vitest';
import { tokenObstacles, loopArrows } from './board-geometry.js';

const pack = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);
const picture = londonPicture(pack);

describe('what lies on the map', () => {
  it('an arrow on each road of the loop, the way Holmes walks [SH-6]', () => {
    const arrows = loopArrows(picture, pack);
    expect(arrows).toHaveLength(DEFAULT_HOLMES_PACK_FILE.holmes_loop.length);
    const from = picture.byStop.get(20);
    const to = picture.byStop.get(27);
    const between = arrows.find(
      ({ x, y }) => from && to && Math.hypot(x - (from.x + to.x) / 2, y - (from.y + to.y) / 2) < 12,
    );
    // From Whitechapel down to the Tower.
    expect(between?.turn).toBeGreaterThan(45);
    expect(between?.turn).toBeLessThan(135);
  });

  it('no token covers another place, however small the map', () => {
    for (const scale of [0.7, 1, 2]) {
      for (const { left, right, top, bottom } of tokenObstacles(picture, scale)) {
        const covered = picture.stations.filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
        expect(covered.filter(({ stop }) => stop !== 0)).toEqual([]);
      }
    }
  });
});
