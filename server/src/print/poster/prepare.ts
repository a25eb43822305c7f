import { type NamePlace, placeNames } from '@mister-x/engine/pursuit/map';
import { type Doc, FONTS } from '../page/document.js';
import type { PosterContent } from './content.js';
import { type Ring, ringsOf } from './content.js';
import { type Squares, squaresOf } from './grid.js';
import { type Layout, layoutOfPicture } from './layout.js';
import { flagBoxes, reachOf } from './station.js';
import { NAME_SIZE } from './style.js';

/** A poster before it is drawn, whole or sheet by sheet. */
export type Poster = PosterContent & {
  readonly layout: Layout;
  readonly squares: Squares;
  readonly ringsAt: ReadonlyMap<number, readonly Ring[]>;
  readonly names: readonly NamePlace[];
};

export function preparePoster(doc: Doc, content: PosterContent): Poster {
  const rings = ringsOf(content.rings);
  doc.font(FONTS.bold).fontSize(NAME_SIZE);
  return {
    ...content,
    layout: layoutOfPicture(content.picture),
    squares: squaresOf(content.picture.box),
    ringsAt: rings,
    names: placeNames(content.picture, {
      size: NAME_SIZE,
      width: (name) => doc.widthOfString(name),
      reach: new Map([...rings].map(([stop, all]) => [stop, reachOf(all)])),
      taken: content.picture.stations.flatMap((each) =>
        flagBoxes(each, rings.get(each.stop) ?? []),
      ),
    }),
  };
}
