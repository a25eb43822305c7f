import type { BoardFile } from '@mister-x/games/pursuit/rules';
import { type Camera, toScreen } from '../../../kit/viewport/camera.js';
import { type Point, stationOf } from '../model/edit.js';

export type LineHit = { readonly transport: string; readonly a: number; readonly b: number };

/** The nearest station within `reach` pixels of a place on the screen. */
export function stationAt(board: BoardFile, camera: Camera, at: Point, reach: number): number | undefined {
  let best: number | undefined;
  let nearest = reach;
  for (const station of board.stations) {
    const { x, y } = toScreen(camera, station);
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance > nearest) continue;
    nearest = distance;
    best = station.id;
  }
  return best;
}

/** The nearest line within `reach` pixels; of those that lie together the transport in hand comes first. */
export function lineAt(board: BoardFile, camera: Camera, at: Point, reach: number, first: string): LineHit | undefined {
  const places = new Map(board.stations.map((each) => [each.id, toScreen(camera, each)]));
  let best: LineHit | undefined;
  let nearest = reach;
  for (const [transport, lines] of Object.entries(board.edges)) {
    for (const [a, b] of lines) {
      const p = places.get(a);
      const q = places.get(b);
      if (p === undefined || q === undefined) continue;
      const distance = distanceTo(at, p, q) - (transport === first ? 0.5 : 0);
      if (distance > nearest) continue;
      nearest = distance;
      best = { transport, a, b };
    }
  }
  return best;
}

/** The station before or after `id` in the order of numbers, round the board. */
export function stationInOrder(board: BoardFile, id: number | undefined, by: 1 | -1): number | undefined {
  const { stations } = board;
  const at = id === undefined ? -1 : stations.findIndex((each) => each.id === id);
  if (at === -1) return (by === 1 ? stations[0] : stations.at(-1))?.id;
  return stations[(at + by + stations.length) % stations.length]?.id;
}

/** Where the stations lie that exist. */
export function placesOf(board: BoardFile, ids: readonly number[]): readonly Point[] {
  return ids.flatMap((id) => stationOf(board, id) ?? []);
}

function distanceTo(at: Point, p: Point, q: Point): number {
  const length = (q.x - p.x) ** 2 + (q.y - p.y) ** 2;
  const along = ((at.x - p.x) * (q.x - p.x) + (at.y - p.y) * (q.y - p.y)) / (length || 1);
  const on = Math.max(0, Math.min(1, along));
  return Math.hypot(p.x + on * (q.x - p.x) - at.x, p.y + on * (q.y - p.y) - at.y);
}
