import { timesByStop, solveCaptureTimes } from '../../pursuit/computer/index.js';
import { visibleGameOf } from '../computer/visible-game.js';
import { londonBoard } from '../rules/index.js';

/** The solved visible game (labs/docs/visible-game.md), `byStop`; both printings have the same. */
export function make(): Uint8Array {
  const { ground, times } = solveCaptureTimes(visibleGameOf(londonBoard('later')), 2);
  return timesByStop(times, ground.stops.length);
}
