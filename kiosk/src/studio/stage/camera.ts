import type { Camera, Extent } from '../../lib/viewport/camera.js';
import { WIDTH } from '../model/edit.js';

/** A board that is drawn may be pushed aside, and made a little smaller than the screen. */
export function extentOf(height: number): Extent {
  return { box: { left: 0, top: 0, right: WIDTH, bottom: height }, most: 12, least: 0.8, kept: 80 };
}

/** How something that was drawn for one camera, as large as the screen, lies for another. */
export function between(drawn: Camera, now: Camera): Camera {
  const scale = now.scale / drawn.scale;
  return { scale, tx: now.tx - drawn.tx * scale, ty: now.ty - drawn.ty * scale };
}
