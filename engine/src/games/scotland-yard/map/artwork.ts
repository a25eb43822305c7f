import { cityMap } from './city-map.js';
import { pathOf, routeLines } from './routes.js';
import { type Edition, TRANSPORT_ORDER, type Transport } from './types.js';

/** One path per transport: four elements draw all 468 lines. */
export type Artwork = Readonly<Record<Transport, string>>;

const drawn = new Map<Edition, Artwork>();

export function artwork(edition: Edition): Artwork {
  let paths = drawn.get(edition);
  if (paths === undefined) {
    const routes = routeLines(cityMap(edition));
    paths = Object.fromEntries(
      TRANSPORT_ORDER.map((transport) => [
        transport,
        routes
          .filter((route) => route.transport === transport)
          .map(pathOf)
          .join(''),
      ]),
    ) as Artwork;
    drawn.set(edition, paths);
  }
  return paths;
}
