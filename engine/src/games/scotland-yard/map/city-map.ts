import { spread } from '../../../pursuit/map/spread.js';
import { londonBoard } from '../boards.js';
import {
  type CityLink,
  type CityMap,
  type Edition,
  TRANSPORT_ORDER,
  type Transport,
} from './types.js';

/** Closest that two discs may stand, in board units: two radii and a sliver of line between. */
const MIN_DISTANCE = 29;

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
  const { data } = londonBoard(edition);
  const links: CityLink[] = [];
  const calls = new Map<number, Set<Transport>>();
  for (const transport of TRANSPORT_ORDER) {
    for (const [a, b] of data.links[transport]) {
      links.push({ transport, a, b });
      for (const stop of [a, b]) {
        const set = calls.get(stop) ?? new Set();
        calls.set(stop, set.add(transport));
      }
    }
  }
  const points = spread(data.stations, MIN_DISTANCE);
  const stations = data.stations.map(({ id }, index) => {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    return { stop: id, x, y, transports: calls.get(id) ?? new Set<Transport>() };
  });
  return { stations, links, byStop: new Map(stations.map((station) => [station.stop, station])) };
}
