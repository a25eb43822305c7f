/**
 * The picture of the city, for whoever draws it: where the discs stand, how the lines run between
 * them, and the river. Pure geometry; colours and strokes belong to the screen and to the paper.
 */
export { type Artwork, artwork } from './artwork.js';
export { cityMap } from './city-map.js';
export { yardGround, yardPicture } from './picture.js';
export { RIVER } from './river.js';
export { pathOf, type Route, routeLines, samples } from './routes.js';
export {
  type Box,
  type CityLink,
  type CityMap,
  type CityStation,
  DISC,
  type Point,
  TRANSPORT_ORDER,
  WHOLE,
} from './types.js';
