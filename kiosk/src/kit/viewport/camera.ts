/** In CSS pixels on the screen; in units of the picture otherwise. */
export type Point = { readonly x: number; readonly y: number };
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
/** In CSS pixels. */
export type ScreenSize = { readonly width: number; readonly height: number };
/** Screen = picture × scale + offset. */
export type Camera = { readonly scale: number; readonly tx: number; readonly ty: number };

/** All that there is to be seen, and how far one may go from it. */
export type CameraLimits = {
  readonly box: Box;
  /** No closer than this many pixels a unit. */
  readonly most: number;
  /** No smaller than this part of the size at which all of it fits the screen. */
  readonly least: number;
  /**
   * Brings back what was moved too far. Without it there are no empty edges: what is smaller than the
   * screen stays in its middle.
   */
  readonly keep?: (screen: ScreenSize, camera: Camera) => Camera;
};

/** Shows all there is. */
export function cameraOfWhole(screen: ScreenSize, { box }: CameraLimits): Camera {
  return centredCamera(screen, box, fittingScale(screen, box));
}

/** Brings all points into view with `room` units round them, no closer than `closest` pixels a unit. */
export function cameraShowing(
  screen: ScreenSize,
  extent: CameraLimits,
  points: readonly Point[],
  room: number,
  closest: number,
): Camera {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = {
    left: Math.min(...xs) - room,
    right: Math.max(...xs) + room,
    top: Math.min(...ys) - room,
    bottom: Math.max(...ys) + room,
  };
  const scale = Math.min(fittingScale(screen, box), closest);
  return clampedCamera(screen, extent, centredCamera(screen, box, scale));
}

export function pannedCamera(screen: ScreenSize, extent: CameraLimits, camera: Camera, by: Point): Camera {
  return clampedCamera(screen, extent, { ...camera, tx: camera.tx + by.x, ty: camera.ty + by.y });
}

/** Grows by `factor` about the place `at` of the screen. */
export function zoomedCamera(
  screen: ScreenSize,
  extent: CameraLimits,
  camera: Camera,
  factor: number,
  at: Point,
): Camera {
  const least = cameraOfWhole(screen, extent).scale * extent.least;
  const scale = Math.min(extent.most, Math.max(least, camera.scale * factor));
  const ratio = scale / camera.scale;
  return clampedCamera(screen, extent, {
    scale,
    tx: at.x - (at.x - camera.tx) * ratio,
    ty: at.y - (at.y - camera.ty) * ratio,
  });
}

/** How much a turn of the wheel zooms. */
export function wheelFactor({ deltaY, deltaMode }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 16 : deltaY;
  return Math.exp(-pixels * 0.0016);
}

export function toScreen(camera: Camera, { x, y }: Point): Point {
  return { x: x * camera.scale + camera.tx, y: y * camera.scale + camera.ty };
}

/**
 * The candidate nearest to a tap, if it lies within `reach` pixels of it.
 * @param at the tap, in pixels of the screen
 */
export function nearestCandidate<T extends Point>(
  camera: Camera,
  at: Point,
  candidates: readonly T[],
  reach: number,
): T | undefined {
  let best: T | undefined;
  let distance = reach;
  for (const candidate of candidates) {
    const { x, y } = toScreen(camera, candidate);
    const gap = Math.hypot(x - at.x, y - at.y);
    if (gap <= distance) {
      distance = gap;
      best = candidate;
    }
  }
  return best;
}

/** A screen of no size still has a scale. */
function fittingScale(screen: ScreenSize, { left, top, right, bottom }: Box): number {
  return Math.min(screen.width / (right - left), screen.height / (bottom - top)) || 1;
}

function centredCamera(screen: ScreenSize, box: Box, scale: number): Camera {
  return {
    scale,
    tx: screen.width / 2 - ((box.left + box.right) / 2) * scale,
    ty: screen.height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

function clampedCamera(screen: ScreenSize, { box, keep }: CameraLimits, camera: Camera): Camera {
  if (keep !== undefined) return keep(screen, camera);
  const { scale } = camera;
  const axis = (t: number, low: number, high: number, size: number) =>
    (high - low) * scale <= size
      ? (size - (low + high) * scale) / 2
      : Math.min(-low * scale, Math.max(size - high * scale, t));
  return {
    scale,
    tx: axis(camera.tx, box.left, box.right, screen.width),
    ty: axis(camera.ty, box.top, box.bottom, screen.height),
  };
}
