/**
 * The picture of a board, for anyone who draws it: where the discs stand, how the lines run between
 * them, and what lies under them. Pure geometry; colours belong to the screen and to the paper.
 */
export {
  BARE_GROUND,
  type BoardGround,
  type BoardLook,
  type GroundLayer,
  type GroundName,
  type LineStroke,
  boardLooksOf,
  type StationLook,
  type StationPart,
  segmentPath,
} from './look.js';
export { type NamePlace, type NameStyle, placeNames } from './names.js';
export { boardPicture } from './picture.js';
export {
  type PathsByTransport,
  pathsByTransport,
  pathOf,
  type Route,
  routesOf,
  samplePoints,
} from './routes.js';
export { smoothPath } from './look.js';
export {
  type BoardPicture,
  type Box,
  STATION_RADIUS,
  type PictureLine,
  type PicturePlan,
  type PictureStation,
  type Point,
} from './types.js';
