import { type BoardPicture, type Point, routesOf } from '../../rules/map/index.js';
import type { PdfDocument } from '@mister-x/printing/page/document';
import type { PosterArrows } from './content.js';

/** An arrow head: where it is in picture units, and its turn in degrees clockwise from pointing to the right. */
type ArrowHead = Point & { readonly turn: number };

/** One in the middle of each line that leads someone on. */
export function arrowHeadsOf(
  picture: BoardPicture,
  { transport, ways }: Pick<PosterArrows, 'transport' | 'ways'>,
): readonly ArrowHead[] {
  return routesOf(picture).flatMap((route): readonly ArrowHead[] => {
    const ends = [route.a, route.b];
    const way = ways.find((each) => each.every((stop) => ends.includes(stop)));
    const start = way && picture.byStop.get(way[0]);
    if (route.transport !== transport || start === undefined) return [];
    const { from, c1, c2, to } = route;
    const x = (from.x + 3 * c1.x + 3 * c2.x + to.x) / 8;
    const y = (from.y + 3 * c1.y + 3 * c2.y + to.y) / 8;
    const along = Math.atan2(to.y + c2.y - from.y - c1.y, to.x + c2.x - from.x - c1.x);
    const turn = (along * 180) / Math.PI;
    // A route is stored in either direction.
    const backwards = distance(start, from) > distance(start, to);
    return [{ x, y, turn: backwards ? turn + 180 : turn }];
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function drawArrows(doc: PdfDocument, picture: BoardPicture, arrows: PosterArrows): void {
  for (const head of arrowHeadsOf(picture, arrows)) drawArrowHead(doc, head, arrows.colour);
}

export function drawArrowHead(doc: PdfDocument, { x, y, turn }: ArrowHead, colour: string): void {
  doc.save().translate(x, y).rotate(turn);
  doc.polygon([6.4, 0], [-4.4, -5.2], [-2, 0], [-4.4, 5.2]).fill(colour);
  doc.restore();
}
