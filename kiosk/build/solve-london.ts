import { solve } from '@mister-x/engine/pursuit/chase';
import { londonBoard, visibleGame } from '@mister-x/engine/scotland-yard';

/** For every pair of stops and every stop of Mister X one byte (`CaptureTimes`); both printings have the same. */
export function solveLondon(): Uint8Array {
  return solve(visibleGame(londonBoard('later')), 2).times;
}
