import type { Box, Point } from './types.js';

/** The screen, in CSS pixels, and all that there is to be seen on it, in picture units. */
export type Screen = { readonly width: number; readonly height: number; readonly box: Box };
/** Screen = picture × scale + offset. */
export type Camera = { readonly scale: number; readonly tx: number; readonly ty: number };

/** No closer than this many pixels a picture unit, whatever the fingers do. */
const MAX_SCALE = 5;

export function fitBox(screen: Screen, box: Box = screen.box): Camera {
  const scale = Math.min(
    screen.width / (box.right - box.left),
    screen.height / (box.bottom - box.top),
  );
  return centred(screen, box, Math.min(scale, MAX_SCALE));
}

/** Shows all of `points` with room round them, no closer than `most` pixels a unit. */
export function focus(screen: Screen, points: readonly Point[], most: number): Camera {
  if (points.length === 0) return fitBox(screen);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const margin = 34;
  const box = {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
  const scale = Math.min(fitBox(screen, box).scale, Math.max(most, fitBox(screen).scale));
  return clamp(screen, centred(screen, box, scale));
}

function centred(screen: Screen, box: Box, scale: number): Camera {
  return {
    scale,
    tx: screen.width / 2 - ((box.left + box.right) / 2) * scale,
    ty: screen.height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

export function zoomAt(screen: Screen, camera: Camera, factor: number, at: Point): Camera {
  const least = fitBox(screen).scale;
  const scale = Math.min(MAX_SCALE, Math.max(least, camera.scale * factor));
  const ratio = scale / camera.scale;
  return clamp(screen, {
    scale,
    tx: at.x - (at.x - camera.tx) * ratio,
    ty: at.y - (at.y - camera.ty) * ratio,
  });
}

export function pan(screen: Screen, camera: Camera, dx: number, dy: number): Camera {
  return clamp(screen, { ...camera, tx: camera.tx + dx, ty: camera.ty + dy });
}

/** Keeps the board on the screen: centred where it is smaller, else without empty edges. */
export function clamp(screen: Screen, camera: Camera): Camera {
  const { left, top, right, bottom } = screen.box;
  return {
    scale: camera.scale,
    tx: clampAxis(camera.tx, camera.scale, left, right, screen.width),
    ty: clampAxis(camera.ty, camera.scale, top, bottom, screen.height),
  };
}

function clampAxis(t: number, scale: number, low: number, high: number, size: number): number {
  if ((high - low) * scale <= size) return size / 2 - ((low + high) / 2) * scale;
  return Math.min(-low * scale, Math.max(size - high * scale, t));
}

export function toBoard(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.tx) / camera.scale, y: (y - camera.ty) / camera.scale };
}

export function toScreen(camera: Camera, { x, y }: Point): Point {
  return { x: x * camera.scale + camera.tx, y: y * camera.scale + camera.ty };
}

/**
 * The candidate nearest to a tap, if it lies within `reach` pixels of it.
 * @param at the tap, in pixels of the screen
 */
export function nearest<T extends Point>(
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
