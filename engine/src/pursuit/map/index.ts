/**
 * The picture of a board, for whoever draws it: where the discs stand, how the lines run between
 * them, and what lies under them. Pure geometry; colours belong to the screen and to the paper.
 */
export { type Artwork, artwork } from './artwork.js';
export { BARE_GROUND, type BoardGround, type GroundLayer, type GroundName } from './ground.js';
export {
  type BoardLook,
  type LineStroke,
  type StationLook,
  type StationPart,
  segmentPath,
} from './look.js';
export { type NamePlace, type NameStyle, placeNames } from './names.js';
export { boardPicture } from './picture.js';
export { pathOf, type Route, routesOf, samples } from './routes.js';
export { smooth } from './smooth.js';
export {
  type BoardPicture,
  type Box,
  DISC,
  type PictureLink,
  type PicturePlan,
  type PictureStation,
  type Point,
} from './types.js';
