// Until the engine's browser entry offers `londonBoard`.
import { london as data } from '../../../../engine/src/games/scotland-yard/data/london.js';
import { spread } from './board-spread.js';
import type { CityLink, CityMap, Edition, Transport } from './board-types.js';

/** Closest that two discs may stand, in board units: two radii and a sliver of line between. */
const MIN_DISTANCE = 29;

const london = data as {
  readonly stations: readonly { id: number; x: number; y: number }[];
  readonly links: Readonly<Record<Transport, readonly (readonly [number, number])[]>>;
};

const maps = new Map<Edition, CityMap>();

/** The map of one edition, computed once. */
export function cityMap(edition: Edition): CityMap {
  let map = maps.get(edition);
  if (map === undefined) {
    map = build(edition);
    maps.set(edition, map);
  }
  return map;
}

function build(edition: Edition): CityMap {
  const links: CityLink[] = [];
  const calls = new Map<number, Set<Transport>>();
  for (const [transport, pairs] of Object.entries(london.links)) {
    for (const [a, b] of pairs) {
      if (edition === 'later' && transport === 'taxi' && a === 13 && b === 14) continue;
      links.push({ transport: transport as Transport, a, b });
      for (const stop of [a, b]) {
        const set = calls.get(stop) ?? new Set();
        calls.set(stop, set.add(transport as Transport));
      }
    }
  }
  const points = spread(london.stations, MIN_DISTANCE);
  const stations = london.stations.map(({ id }, index) => {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    return { stop: id, x, y, transports: calls.get(id) ?? new Set<Transport>() };
  });
  return { stations, links, byStop: new Map(stations.map((station) => [station.stop, station])) };
}
