import type { Camera } from '../../../kit/viewport/camera.js';
import type { StageMoment, StageScene } from './scene.js';

/** Of lines of several transports between the same two stations, in pixels. */
const PARALLEL_LINES_DISTANCE = 4.5;

/** What is drawn of a scene, worked out once. */
export type PreparedScene = {
  readonly scene: StageScene;
  readonly index: ReadonlyMap<number, number>;
  /** For each line of each transport how far beside the straight way it runs, in pixels. */
  readonly beside: readonly Float32Array[];
  /** Bit k: transport k calls here. */
  readonly calls: Uint8Array;
  /** Stations and lines. */
  readonly things: number;
};

/** Which part is drawn: all, all but one station and its lines, or only those. */
export type ScenePart = { readonly without: number } | { readonly only: number } | null;

export function prepare(scene: StageScene): PreparedScene {
  const shared = new Map<number, number[]>();
  const calls = new Uint8Array(scene.ids.length);
  for (const [k, ends] of scene.lines.entries()) {
    for (let i = 0; i < ends.length; i += 2) {
      const [a = 0, b = 0] = [ends[i], ends[i + 1]];
      const key = a * 65_536 + b;
      shared.set(key, [...(shared.get(key) ?? []), k]);
      calls[a] = (calls[a] ?? 0) | (1 << k);
      calls[b] = (calls[b] ?? 0) | (1 << k);
    }
  }
  const beside = scene.lines.map((ends, k) =>
    Float32Array.from({ length: ends.length / 2 }, (_, i) => {
      const together = shared.get((ends[2 * i] ?? 0) * 65_536 + (ends[2 * i + 1] ?? 0)) ?? [];
      return (together.indexOf(k) - (together.length - 1) / 2) * PARALLEL_LINES_DISTANCE;
    }),
  );
  const index = new Map([...scene.ids].map((id, i) => [id, i]));
  const lines = scene.lines.reduce((sum, ends) => sum + ends.length / 2, 0);
  return { scene, index, beside, calls, things: scene.ids.length + lines };
}

/** Radius of a station's disc, in pixels. */
export function stationSizeAt({ scale }: Camera): number {
  return Math.max(6.5, Math.min(17, 9.4 * scale ** 0.75));
}

/** x and y of each station on the screen. */
export function placesOnScreen(
  { scene, index }: PreparedScene,
  { scale, tx, ty }: Camera,
  moved: StageMoment['moved'],
): Float32Array {
  const places = new Float32Array(scene.places.length);
  for (let i = 0; i < places.length; i += 2) {
    places[i] = (scene.places[i] ?? 0) * scale + tx;
    places[i + 1] = (scene.places[i + 1] ?? 0) * scale + ty;
  }
  const at = moved === null ? undefined : index.get(moved.id);
  if (moved !== null && at !== undefined) {
    places[2 * at] = moved.at.x * scale + tx;
    places[2 * at + 1] = moved.at.y * scale + ty;
  }
  return places;
}

/** Tells of each line, by the places of its ends in `ids`, whether it belongs to a part. */
export function linesOf({ index }: PreparedScene, part: ScenePart): (a: number, b: number) => boolean {
  if (part === null) return () => true;
  const one = index.get('only' in part ? part.only : part.without);
  return 'only' in part ? (a, b) => a === one || b === one : (a, b) => a !== one && b !== one;
}

/**
 * Which stations are drawn with a part. Those at the far ends of a station's lines are drawn with
 * them once more: discs lie over lines.
 */
export function stationsOf(prepared: PreparedScene, part: ScenePart): (i: number) => boolean {
  if (part === null) return () => true;
  const { scene, index } = prepared;
  if ('without' in part) {
    const one = index.get(part.without);
    return (i) => i !== one;
  }
  const own = linesOf(prepared, part);
  const near = new Set([index.get(part.only)]);
  for (const ends of scene.lines) {
    for (let i = 0; i < ends.length; i += 2) {
      const [a = 0, b = 0] = [ends[i], ends[i + 1]];
      if (own(a, b)) near.add(a).add(b);
    }
  }
  return (i) => near.has(i);
}
