import type { Camera, CameraLimits, Point } from '../../../kit/viewport/camera.js';
import { BOARD_WIDTH } from '../model/edit.js';

/** As much of the board as must stay on the screen, in pixels. */
const VISIBLE_MIN_PX = 80;

/** A board that is drawn may be pushed aside, and made a little smaller than the screen. */
export function studioCameraLimits(height: number): CameraLimits {
  return {
    box: { left: 0, top: 0, right: BOARD_WIDTH, bottom: height },
    most: 12,
    least: 0.8,
    keep: (screen, { scale, tx, ty }) => ({
      scale,
      tx: Math.min(screen.width - VISIBLE_MIN_PX, Math.max(VISIBLE_MIN_PX - BOARD_WIDTH * scale, tx)),
      ty: Math.min(screen.height - VISIBLE_MIN_PX, Math.max(VISIBLE_MIN_PX - height * scale, ty)),
    }),
  };
}

export function toBoard(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.tx) / camera.scale, y: (y - camera.ty) / camera.scale };
}

/** How something that was drawn for one camera, as large as the screen, lies for another. */
export function cameraFromTo(drawn: Camera, now: Camera): Camera {
  const scale = now.scale / drawn.scale;
  return { scale, tx: now.tx - drawn.tx * scale, ty: now.ty - drawn.ty * scale };
}
