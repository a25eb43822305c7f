import type { LocationId, PackFile, PackLocation } from '../../rules/browser.js';
import { positionOf } from './places.js';

/** The map of a pack in the making as a picture. Nothing in it needs to be right. */

/** Units of the picture for each percent, as on the board of a match. */
export const UNITS_PER_PERCENT_ACROSS = 10;
export const UNITS_PER_PERCENT_DOWN = 8.6;
export const MAP_BOX = {
  ...{ left: -34, top: -34, width: 1068, height: 928 },
  ...{ right: 1034, bottom: 894 },
} as const;

export type MapPlace = Omit<PackLocation, 'pos'> & {
  /** In the list of places: two may have one id. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
};

export function placesOf(file: PackFile): readonly MapPlace[] {
  return file.locations.map(({ pos: _, ...place }, at) => {
    const [x, y] = positionOf(file, at);
    return { ...place, at, x: x * UNITS_PER_PERCENT_ACROSS, y: y * UNITS_PER_PERCENT_DOWN };
  });
}

type Segment = {
  readonly kind: 'road' | 'loop' | 'underground';
  readonly a: MapPlace;
  readonly b: MapPlace;
};

/** Lines between places that there are; those of Holmes's route last, in his direction. */
export function segmentsOf(file: PackFile, places: readonly MapPlace[]): readonly Segment[] {
  const byId = new Map<LocationId, MapPlace>(places.map((place) => [place.id, place]));
  const segment = (kind: Segment['kind']) => (pair: readonly [LocationId, LocationId]) => {
    const [a, b] = [byId.get(pair[0]), byId.get(pair[1])];
    return a === undefined || b === undefined || a === b ? [] : [{ kind, a, b }];
  };
  const loop = file.holmes_loop;
  const steps = loop.map((id, i) => [id, loop[(i + 1) % loop.length] ?? id] as const);
  return [
    ...file.underground.flatMap(segment('underground')),
    ...file.roads.flatMap(segment('road')),
    ...steps.flatMap(segment('loop')),
  ];
}

export function nearestPlace(
  places: readonly MapPlace[],
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
): MapPlace | undefined {
  const far = (place: MapPlace) => Math.hypot(place.x - x, place.y - y);
  const [nearest] = [...places].sort((a, b) => far(a) - far(b));
  return nearest !== undefined && far(nearest) <= reach ? nearest : undefined;
}
