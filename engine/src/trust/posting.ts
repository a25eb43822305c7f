import type { GameTypes, Seat } from '../core/game.js';
import type { Step } from '../core/run.js';
import type { Posting } from './ledger.js';

/**
 * What the ledger must know of a step. The referee books by it and a verifier books again by it, so
 * that both agree on what is public, committed to and opened.
 *
 * @param secretSeats seats with secrets: what they ask is sealed
 * @param salts one for each of the step's slots, in order
 */
export function postingOf(
  step: Step<GameTypes>,
  secretSeats: readonly Seat[],
  salts: readonly string[],
): Posting {
  const { batch, command, isPublic, told, slots, opens } = step;
  const secretSeat = secretSeats.includes(batch.by);
  return { public: isPublic, told, batch, command, secretSeat, slots, salts, opens };
}
