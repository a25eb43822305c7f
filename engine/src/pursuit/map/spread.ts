import type { Point } from './types.js';

const ROUNDS = 60;

/**
 * Moves points apart until no two are closer than `distance`, each as little as possible, so
 * that discs large enough to be read never touch. The order of the points is kept.
 */
export function spread(points: readonly Point[], distance: number): readonly Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let touched = false;
    for (let i = 0; i < moved.length; i++) {
      for (let j = i + 1; j < moved.length; j++) {
        if (pushApart(moved[i], moved[j], distance)) touched = true;
      }
    }
    if (!touched) break;
  }
  return moved;
}

type Movable = { x: number; y: number };

function pushApart(a: Movable | undefined, b: Movable | undefined, distance: number): boolean {
  if (a === undefined || b === undefined) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (Math.abs(dx) >= distance || Math.abs(dy) >= distance) return false;
  const gap = Math.hypot(dx, dy);
  if (gap >= distance - 0.01) return false;
  // Points on the same spot part to the right.
  const [ux, uy] = gap === 0 ? [1, 0] : [dx / gap, dy / gap];
  const push = (distance - gap) / 2;
  a.x -= ux * push;
  a.y -= uy * push;
  b.x += ux * push;
  b.y += uy * push;
  return true;
}
