import { pathOf, routesOf } from './routes.js';
import type { BoardPicture } from './types.js';

/** One path of SVG syntax per transport: a handful of elements draws all lines. */
export type Artwork<Transport extends string = string> = Readonly<Record<Transport, string>>;

const drawn = new WeakMap<object, Artwork>();

/** The lines of a picture, computed once. */
export function artwork<Transport extends string>(
  picture: BoardPicture<Transport>,
): Artwork<Transport> {
  let paths = drawn.get(picture);
  if (paths === undefined) {
    const routes = routesOf(picture);
    paths = Object.fromEntries(
      picture.transports.map((transport) => [
        transport,
        routes
          .filter((route) => route.transport === transport)
          .map(pathOf)
          .join(''),
      ]),
    );
    drawn.set(picture, paths);
  }
  return paths as Artwork<Transport>;
}
