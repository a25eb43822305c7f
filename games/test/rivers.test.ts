import { expect, it } from 'vitest';
import type { BoardGround, BoardPicture } from '../pursuit/rules/map/index.js';
import { londonBoard as yardBoard } from '../scotland-yard/rules/board.js';
import { yardGround, yardPicture } from '../scotland-yard/rules/map.js';
import { DEFAULT_HOLMES_PACK_FILE } from '../sherlock-holmes/rules/data/london.js';
import { londonGround, londonPicture } from '../sherlock-holmes/rules/map.js';
import { compiledPackOf } from '../sherlock-holmes/rules/pack.js';

/** Half of a river with its banks, in board units. */
const BANK = 33;
const HOLMES = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);

/** Where a river begins and ends, in board units. */
function endsOf({ layers }: BoardGround): readonly (readonly [x: number, y: number])[] {
  return layers
    .filter(({ kind }) => kind === 'river')
    .flatMap(({ d }) => {
      const all = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      const point = (at: number) => [all.at(at) ?? 0, all.at(at + 1) ?? 0] as const;
      return [point(0), [all.at(-2) ?? 0, all.at(-1) ?? 0] as const];
    });
}

/** What a screen of this shape shows of a whole board, in board units. */
function shownOn(ratio: number, { box, scale }: Pick<BoardPicture<string>, 'box' | 'scale'>) {
  const [width, height] = [(box.right - box.left) / scale, (box.bottom - box.top) / scale];
  const [x, y] = [(box.left + box.right) / 2 / scale, (box.top + box.bottom) / 2 / scale];
  return { x, y, wide: Math.max(width, height * ratio), high: Math.max(height, width / ratio) };
}

it.each([
  ['Scotland Yard', yardPicture(yardBoard('first')), yardGround(yardBoard('first'))],
  ['Sherlock Holmes', londonPicture(HOLMES), londonGround(HOLMES)],
])('the river of %s runs out of the picture on a screen of any shape', (_, picture, ground) => {
  const ends = endsOf(ground);
  expect(ends).toHaveLength(2);
  // Phones upright, tablets, big screens, phones on their side.
  for (const ratio of [0.4, 0.75, 1, 4 / 3, 16 / 9, 2.4]) {
    const { x, y, wide, high } = shownOn(ratio, picture);
    for (const [endX, endY] of ends) {
      const beyond = Math.max(Math.abs(endX - x) - wide / 2, Math.abs(endY - y) - high / 2);
      expect(beyond, `${endX} ${endY} at ${ratio}`).toBeGreaterThan(BANK);
    }
  }
});
