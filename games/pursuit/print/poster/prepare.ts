import { type NamePlace, placeNames } from '../../rules/map/index.js';
import { type Doc, FONTS } from '@mister-x/printing/page/document';
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
  const { picture, covered } = content;
  const taken = new Map([...rings].map(([stop, all]) => [stop, reachOf(all)]));
  const reach = covered ? new Map(picture.stations.map(({ stop }) => [stop, PIECE])) : taken;
  doc.font(FONTS.bold).fontSize(NAME_SIZE);
  return {
    ...content,
    layout: layoutOfPicture(picture),
    squares: squaresOf(picture.box),
    ringsAt: rings,
    names: placeNames(covered ? signed(content) : picture, {
      size: NAME_SIZE,
      width: (name) => doc.widthOfString(name),
      reach,
      taken: picture.stations.flatMap((each) => flagBoxes(each, rings.get(each.stop) ?? [])),
    }),
  };
}

/** How far a piece that hides a disc reaches from its middle, in picture units. */
const PIECE = 17;

/** What stands in the disc of a stop. */
export function signOf({ look }: Pick<PosterContent, 'look'>, stop: number): string {
  return look.sign?.(stop) ?? String(stop);
}

/** The picture with what stands in each disc before its name. */
function signed(content: PosterContent): PosterContent['picture'] {
  const { picture } = content;
  const stations = picture.stations.map((station) => ({
    ...station,
    name: [signOf(content, station.stop), station.name].filter(Boolean).join(' · '),
  }));
  return { ...picture, stations };
}
