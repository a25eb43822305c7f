import { byStop, solve } from '../../pursuit/computer/index.js';
import { visibleGame } from '../computer/visible-game.js';
import { londonBoard } from '../rules/index.js';

/** The solved visible game (labs/docs/visible-game.md), `byStop`; both printings have the same. */
export function make(): Uint8Array {
  const { ground, times } = solve(visibleGame(londonBoard('later')), 2);
  return byStop(times, ground.stops.length);
}
