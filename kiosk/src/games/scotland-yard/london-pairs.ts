import { byStop, solve } from '@mister-x/engine/pursuit/chase';
import { londonBoard, visibleGame } from '@mister-x/engine/scotland-yard';

/** The solved visible game (labs/docs/visible-game.md), `byStop`; both printings have the same. */
export function make(): Uint8Array {
  const { ground, times } = solve(visibleGame(londonBoard('later')), 2);
  return byStop(times, ground.stops.length);
}
