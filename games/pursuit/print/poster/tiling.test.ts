import { PAPERS } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { PAPER_SIZES, UNPRINTABLE_MM } from '@mister-x/printing/page/paper';
import { POSTER_SIZES } from '@mister-x/printing/shared/options';
import { layoutOf, tiledArea } from './layout.js';
import { OVERLAP_MM, type Tiling, tilingOfArea } from './tiling.js';

const { sheet } = layoutOf({ left: 0, top: 0, right: 1000, bottom: 750 });
const CASES = POSTER_SIZES.flatMap((poster) => PAPERS.map((paper) => [poster, paper] as const));

function tilingOf(poster: (typeof POSTER_SIZES)[number], paper: (typeof PAPERS)[number]): Tiling {
  return tilingOfArea(tiledArea(poster, sheet), PAPER_SIZES[paper]);
}

describe.each(CASES)('a poster of %s on %s', (poster, paper) => {
  const area = tiledArea(poster, sheet);
  const tiling = tilingOf(poster, paper);
  const { tiles, picture, rows, columns } = tiling;

  it('is covered from edge to edge, each sheet lying on its neighbours by the overlap', () => {
    expect(tiles).toHaveLength(rows * columns);
    for (const { row, column, part } of tiles) {
      const right = tiles.find((other) => other.row === row && other.column === column + 1);
      const below = tiles.find((other) => other.row === row + 1 && other.column === column);
      const [endX, endY] = [part.x + part.width, part.y + part.height];
      if (column === 0) expect(part.x).toBeCloseTo(area.x);
      if (row === 0) expect(part.y).toBeCloseTo(area.y);
      if (right === undefined) expect(endX).toBeCloseTo(area.x + area.width);
      else expect(endX - right.part.x).toBeCloseTo(OVERLAP_MM);
      if (below === undefined) expect(endY).toBeCloseTo(area.y + area.height);
      else expect(endY - below.part.y).toBeCloseTo(OVERLAP_MM);
    }
  });

  it('shows each part in its true size, with room for marks inside what a printer reaches', () => {
    for (const { part } of tiles) {
      expect(part.width).toBeCloseTo(picture.width);
      expect(part.height).toBeCloseTo(picture.height);
    }
    const [side, end] = [picture.x, picture.y];
    expect(Math.min(side, end)).toBeGreaterThanOrEqual(UNPRINTABLE_MM + 7);
    expect(side * 2 + picture.width).toBeCloseTo(tiling.paper.width);
    expect(end * 2 + picture.height).toBeCloseTo(tiling.paper.height);
  });

  it('gives every sheet a name of its own that is no square of the map', () => {
    for (const { name } of tiles) expect(name).toMatch(/^X{0,3}(IX|IV|V?I{0,3})$/);
    expect(new Set(tiles.map(({ name }) => name)).size).toBe(tiles.length);
  });
});

describe('tiling', () => {
  it('turns the paper where that saves sheets', () => {
    const { paper, tiles } = tilingOf('a3', 'a4');
    expect(paper).toEqual({ width: 297, height: 210 });
    expect(tiles.map(({ name }) => name)).toEqual(['I', 'II', 'III', 'IV']);
  });

  it('leaves what fits one sheet whole', () => {
    const { tiles } = tilingOfArea({ x: 0, y: 0, width: 180, height: 260 }, PAPER_SIZES.a4);
    expect(tiles.map(({ part }) => part)).toEqual([{ x: 0, y: 0, width: 180, height: 260 }]);
  });
});
