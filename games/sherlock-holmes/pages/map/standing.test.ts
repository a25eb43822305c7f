import { type Box, STATION_RADIUS } from '../../../pursuit/rules/map/index.js';
import { DEFAULT_HOLMES_PACK_FILE, compiledPackOf } from '../../rules/browser.js';
import { londonPicture } from '../../rules/map.js';
import { describe, expect, it } from 'vitest';
import { nameLevelAt, namesAt } from '../../../pursuit/pages/board/name-places.js';
import { PAWN_WIDTH, pawnSize } from '../../../pursuit/pages/board/pawn-places.js';
import { tokenObstacles, nameBoxes } from './board-geometry.js';
import { figurePlaces } from './standing.js';

const picture = londonPicture(compiledPackOf(DEFAULT_HOLMES_PACK_FILE));
const YARD = 0;

/** The map from afar, with its names. @param scale pixels a picture unit */
function mapAt(scale: number) {
  const level = nameLevelAt(scale);
  const names = nameBoxes(namesAt(picture, level, new Map(), tokenObstacles(picture, level)), level);
  return {
    names,
    taken: [...names, ...tokenObstacles(picture, scale)],
    size: PAWN_WIDTH * pawnSize(scale),
  };
}

/** What each of so many figures covers that stand at one place of this map. */
function boxesAt(stop: number, count: number, { taken, size }: ReturnType<typeof mapAt>): readonly Box[] {
  const at = picture.byStop.get(stop);
  if (at === undefined) throw new Error(`there is no stop ${stop}`);
  const figures = figurePlaces(picture, new Map([[stop, count]]), size, taken).get(stop) ?? [];
  return figures.map(({ x, y }) => ({
    left: at.x + x - size / 2,
    right: at.x + x + size / 2,
    top: at.y + y - size / 2,
    bottom: at.y + y + size / 2,
  }));
}

function covers(a: Box, b: Box): boolean {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0.5 && high > 0.5;
}

const numbers = picture.stations.map(({ x, y }) => ({
  left: x - STATION_RADIUS * 0.8,
  right: x + STATION_RADIUS * 0.8,
  top: y - STATION_RADIUS * 0.8,
  bottom: y + STATION_RADIUS * 0.8,
}));

describe('where pawns and Holmes stand', () => {
  it.each([0.8, 1, 1.4, 2])('one of them hides no name and no number, at %f', (scale) => {
    const map = mapAt(scale);
    for (const { stop } of picture.stations) {
      const [box] = boxesAt(stop, 1, map);
      expect(box, String(stop)).toBeDefined();
      if (box === undefined) continue;
      expect([...map.names, ...numbers].filter((each) => covers(each, box))).toEqual([]);
    }
  });

  it.each([0.7, 1, 1.4, 2])('nor do five and Holmes at Scotland Yard, at %f', (scale) => {
    const map = mapAt(scale);
    for (const box of boxesAt(YARD, 6, map)) {
      expect([...map.names, ...numbers].filter((each) => covers(each, box))).toEqual([]);
    }
  });

  it.each([0.7, 1, 2])('six hide neither numbers nor one another anywhere, at %f', (scale) => {
    for (const { stop } of picture.stations) {
      const boxes = boxesAt(stop, 6, mapAt(scale));
      expect(boxes).toHaveLength(6);
      for (const [i, box] of boxes.entries()) {
        const others = [...boxes.slice(i + 1), ...numbers];
        expect(
          others.filter((each) => covers(each, box)),
          String(stop),
        ).toEqual([]);
      }
    }
  });

  it('one alone points down to its place, from above', () => {
    const all = figurePlaces(picture, new Map([[15, 1]]), PAWN_WIDTH, []);
    expect(all.get(15)).toEqual([{ x: 0, y: expect.closeTo(-STATION_RADIUS - 2 - PAWN_WIDTH / 2), points: true }]);
  });
});
