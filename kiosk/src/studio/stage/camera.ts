import { type Point, WIDTH } from '../model/edit.js';

/** In CSS pixels. */
export type Screen = { readonly width: number; readonly height: number };
/** Screen = board × scale + offset. */
export type Camera = { readonly scale: number; readonly tx: number; readonly ty: number };

/** No closer than this many pixels a unit of the board. */
const MOST = 12;
/** As much of the board as must stay on the screen, in pixels. */
const KEPT = 80;

/** Shows the whole board. @param height of the board, in its own unit */
export function wholeOf(screen: Screen, height: number): Camera {
  const scale = Math.min(screen.width / WIDTH, screen.height / height) || 1;
  return {
    scale,
    tx: (screen.width - WIDTH * scale) / 2,
    ty: (screen.height - height * scale) / 2,
  };
}

export function pan(screen: Screen, height: number, camera: Camera, by: Point): Camera {
  return kept(screen, height, { ...camera, tx: camera.tx + by.x, ty: camera.ty + by.y });
}

/** Grows by `factor` about the place `at` of the screen. */
export function zoomAt(
  screen: Screen,
  height: number,
  camera: Camera,
  factor: number,
  at: Point,
): Camera {
  const least = wholeOf(screen, height).scale * 0.8;
  const scale = Math.min(MOST, Math.max(least, camera.scale * factor));
  const ratio = scale / camera.scale;
  return kept(screen, height, {
    scale,
    tx: at.x - (at.x - camera.tx) * ratio,
    ty: at.y - (at.y - camera.ty) * ratio,
  });
}

/** Brings all points into view, with room round them; comes no closer than it is, or than is of use. */
export function show(
  screen: Screen,
  height: number,
  camera: Camera,
  points: readonly Point[],
): Camera {
  if (points.length === 0) return camera;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = 90;
  const closest = Math.min(
    screen.width / (right - left + 2 * room),
    screen.height / (bottom - top + 2 * room),
  );
  const scale = Math.min(closest, Math.max(camera.scale, wholeOf(screen, height).scale * 2.4));
  return kept(screen, height, {
    scale,
    tx: screen.width / 2 - ((left + right) / 2) * scale,
    ty: screen.height / 2 - ((top + bottom) / 2) * scale,
  });
}

export function toBoard(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.tx) / camera.scale, y: (y - camera.ty) / camera.scale };
}

export function toScreen(camera: Camera, { x, y }: Point): Point {
  return { x: x * camera.scale + camera.tx, y: y * camera.scale + camera.ty };
}

/** How something that was drawn for one camera, as large as the screen, lies for another. */
export function between(drawn: Camera, now: Camera): Camera {
  const scale = now.scale / drawn.scale;
  return { scale, tx: now.tx - drawn.tx * scale, ty: now.ty - drawn.ty * scale };
}

function kept(screen: Screen, height: number, { scale, tx, ty }: Camera): Camera {
  return {
    scale,
    tx: Math.min(screen.width - KEPT, Math.max(KEPT - WIDTH * scale, tx)),
    ty: Math.min(screen.height - KEPT, Math.max(KEPT - height * scale, ty)),
  };
}
