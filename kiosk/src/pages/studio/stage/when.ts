import type { Camera } from '../../../lib/viewport/camera.js';

/**
 * Of how many stations and lines on the sheet is drawn again for every picture. Larger ones are moved
 * and stretched as they are while the view moves, and drawn again when it rests.
 */
const AT_ONCE = 500;
/** The view rests when it has not moved for this long, in milliseconds. */
const REST_MS = 80;
/** While it moves on and on the sheet is drawn again now and then: at its edges lines are missing. */
const LONGEST_MS = 400;

/** How the sheet of lines and stations was drawn last. */
export type Drawn = { readonly camera: Camera; readonly at: number };

/**
 * Whether the sheet is drawn again for the next picture, is right as it is, or will do for now.
 * @param moved when the view moved last; all times in milliseconds of one clock
 */
export function sheetDue(
  drawn: Drawn | undefined,
  camera: Camera,
  things: number,
  moved: number,
  now: number,
): 'draw' | 'right' | 'rough' {
  if (drawn === undefined) return 'draw';
  const { scale, tx, ty } = drawn.camera;
  if (scale === camera.scale && tx === camera.tx && ty === camera.ty) return 'right';
  const late = now - moved >= REST_MS || now - drawn.at >= LONGEST_MS;
  return things <= AT_ONCE || late ? 'draw' : 'rough';
}
