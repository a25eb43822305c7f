import { expect, it } from 'vitest';
import { STATION_RADIUS } from '../../../pursuit/rules/map/index.js';
import { londonBoard, yardPicture } from '../../rules/browser.js';
import { markSize, pawnPlaces, pawnSize } from '../../../pursuit/pages/board/pawn-places.js';
import type { BoardPawn } from '../../../pursuit/pages/board/types.js';

const picture = yardPicture(londonBoard('later'));
const pawnOn = (stop: number, label: string): BoardPawn => ({
  ...{ stop, colour: 'red', label, kind: 'detective' },
});

/** Stops near another one, all of which may be chosen, whose numbers the pawn there lies on. */
function hidden(from: { stop: number; x: number; y: number }, scale: number): readonly number[] {
  const near = picture.stations.filter(
    ({ stop, x, y }) => stop !== from.stop && Math.hypot(x - from.x, y - from.y) < 120,
  );
  const targets = near.map(({ stop }) => ({ stop, tickets: [] }));
  const [place] = pawnPlaces(picture, [pawnOn(from.stop, '1')], targets, scale);
  if (place === undefined) throw new Error('the pawn stands nowhere');
  const reach = 11 * pawnSize(scale) + (STATION_RADIUS / 2) * markSize(scale);
  const isOver = (stop: { x: number; y: number }) =>
    Math.abs(from.x + place.x - stop.x) < reach && Math.abs(from.y + place.y - stop.y) < reach;
  return near.filter(isOver).map(({ stop }) => stop);
}

it('a pawn hides no stop that may be chosen', () => {
  const hiding = picture.stations.filter((from) => hidden(from, 0.7).length > 0);
  expect(hiding.map(({ stop }) => stop)).toEqual([]);
});

it('a pawn that hides nothing stands above its stop', () => {
  const [place] = pawnPlaces(picture, [pawnOn(1, '1')], [], 1);
  expect(place).toMatchObject({ x: 0, points: true });
});
