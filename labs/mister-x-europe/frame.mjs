/** @typedef {{ readonly x: number, readonly y: number }} Point */

/** What of Europe is looked at, in degrees; the board shows a little less. */
export const GEOGRAPHIC_WINDOW = { west: -45, east: 80, south: 24, north: 82 };

/** The board: x from 0 to 1000, y downwards in the same unit. */
export const BOARD_SIZE = { width: 1000, height: 750 };

const CENTRE = { longitude: 19, latitude: 52 };
const radians = Math.PI / 180;

/**
 * Lambert's azimuthal equal-area projection round the middle of Europe, in radii of the globe, y upwards.
 * Source of the formula: Snyder, Map Projections: A Working Manual (1987), p. 185.
 * @param {number} longitude in degrees
 * @param {number} latitude in degrees
 * @returns {Point}
 */
function azimuthal(longitude, latitude) {
  const east = (longitude - CENTRE.longitude) * radians;
  const [phi, phi1] = [latitude * radians, CENTRE.latitude * radians];
  const up = Math.cos(phi1) * Math.sin(phi) - Math.sin(phi1) * Math.cos(phi) * Math.cos(east);
  const towards = 1 + Math.sin(phi1) * Math.sin(phi) + Math.cos(phi1) * Math.cos(phi) * Math.cos(east);
  const k = Math.sqrt(2 / towards);
  return { x: k * Math.cos(phi) * Math.sin(east), y: k * up };
}

/** Of the projected plane, what fills the board. The height is pressed a little: Europe is taller than a screen. */
const SHOWN_AREA = { left: -0.389, right: 0.381, top: 0.352, bottom: -0.318 };

/**
 * Degrees to the board's frame, before cities are moved apart.
 * @param {readonly [number, number]} degrees longitude, latitude
 * @returns {Point}
 */
export function project([longitude, latitude]) {
  const { x, y } = azimuthal(longitude, latitude);
  return {
    x: ((x - SHOWN_AREA.left) / (SHOWN_AREA.right - SHOWN_AREA.left)) * BOARD_SIZE.width,
    y: ((SHOWN_AREA.top - y) / (SHOWN_AREA.top - SHOWN_AREA.bottom)) * BOARD_SIZE.height,
  };
}
