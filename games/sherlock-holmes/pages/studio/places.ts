import { type LocationId, type PackFile, type PackLocation, stopNumberOf } from '../../rules/browser.js';

/** Changes to the map of a pack in the making. Each gives another file, and nothing else is changed. */

export type LineKind = 'roads' | 'underground';

export function placeIn(file: PackFile, id: LocationId | null): PackLocation | undefined {
  return file.locations.find((place) => place.id === id);
}

/** Changes one place, the first of its id. */
export function changePlace(file: PackFile, id: LocationId, change: Partial<Omit<PackLocation, 'id'>>): PackFile {
  const at = file.locations.findIndex((place) => place.id === id);
  const locations = file.locations.map((place, i) => (i === at ? { ...place, ...change } : place));
  return { ...file, locations };
}

/** To a tenth of a percent, and never off the map. */
export function movePlace(file: PackFile, id: LocationId, x: number, y: number): PackFile {
  const tenth = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10;
  return changePlace(file, id, { pos: [tenth(x), tenth(y)] });
}

/** A new place with the lowest number that is free, and its id. */
export function addPlace(file: PackFile): { readonly file: PackFile; readonly id: LocationId } {
  const taken = new Set(file.locations.map(stopNumberOf));
  let number = 1;
  while (taken.has(number)) number++;
  const ids = new Set(file.locations.map(({ id }) => id));
  let id = String(number);
  for (let n = 2; ids.has(id); n++) id = `${number}-${n}`;
  const place: PackLocation = { id, number, name: '?', token: true, pos: [50, 50] };
  return { id, file: { ...file, locations: [...file.locations, place] } };
}

/** With all that leads there, on foot, below ground, and on Holmes's way. */
export function removePlace(file: PackFile, id: LocationId): PackFile {
  const stays = (line: readonly [LocationId, LocationId]) => !line.includes(id);
  const loop = file.holmes_loop.filter((place) => place !== id);
  return {
    ...file,
    locations: file.locations.filter((place) => place.id !== id),
    roads: file.roads.filter(stays),
    underground: file.underground.filter(stays),
    // A way without places has no shape.
    holmes_loop: loop.length === 0 ? file.holmes_loop : loop,
  };
}

/** Scotland Yard is here from now on, and a token lies where it was. */
export function makeYard(file: PackFile, id: LocationId): PackFile {
  const before = file.yard === id ? file : changePlace(file, file.yard, { token: true });
  return { ...changePlace(before, id, { token: false }), yard: id };
}

/** The line between two places is there, or is there no longer. */
export function toggleLine(file: PackFile, kind: LineKind, a: LocationId, b: LocationId): PackFile {
  const joins = ([p, q]: readonly [LocationId, LocationId]) => (p === a && q === b) || (p === b && q === a);
  const others = file[kind].filter((line) => !joins(line));
  const lines = others.length === file[kind].length ? [...others, [a, b] as const] : others;
  return { ...file, [kind]: lines };
}

export function removeLine(file: PackFile, kind: LineKind, at: number): PackFile {
  return { ...file, [kind]: file[kind].filter((_, i) => i !== at) };
}

/** Holmes goes on to this place; his last one is taken off, and on all others he has been already. */
export function stepLoop(file: PackFile, id: LocationId): PackFile {
  const { holmes_loop: loop } = file;
  if (loop.at(-1) === id) return loop.length === 1 ? file : setLoop(file, loop.slice(0, -1));
  return loop.includes(id) ? file : setLoop(file, [...loop, id]);
}

/** He begins where he did, if that is still on his way. */
export function setLoop(file: PackFile, loop: readonly LocationId[]): PackFile {
  const start = loop.includes(file.holmes_start) ? file.holmes_start : (loop[0] ?? file.yard);
  return { ...file, holmes_loop: loop, holmes_start: start };
}

/** Where a place is drawn, in percent; the ring of those that say nothing is the game's own. */
export function positionOf(file: PackFile, at: number): readonly [number, number] {
  const { locations } = file;
  const pos = locations.every((place) => place.pos !== undefined) ? locations[at]?.pos : undefined;
  const turn = (2 * Math.PI * at) / locations.length;
  return pos ?? [50 + 44 * Math.sin(turn), 45 - 38 * Math.cos(turn)];
}

/** A file whose places all say where they are, so that one of them can be moved. */
export function withPositions(file: PackFile): PackFile {
  if (file.locations.every(({ pos }) => pos !== undefined)) return file;
  const locations = file.locations.map((place, i) => ({ ...place, pos: positionOf(file, i) }));
  return { ...file, locations };
}
