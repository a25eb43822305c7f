import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import { cardByCode } from './pack.js';
import { open, reveal } from './play.js';
import type { Fault, Of, MafiaDecision } from './decision.js';

/**
 * The table's scanner makes public reads only: the face that is being opened, or a quarter, which the
 * seat on turn opens (MF-105, MF-106).
 */
export function scan(decision: MafiaDecision, seat: Seat, { code }: Of<'scan'>): Fault {
  if (seat !== REFEREE) return 'NOT_YOUR_TURN';
  const { opening, turn, phase } = decision.state;
  if (decision.flags.pacing === 'forum') return 'PHASE_WRONG';
  if (decision.pack.owner.has(code)) {
    if (phase !== 'play' || turn === null) return 'PHASE_WRONG';
    return open(decision, turn, { type: 'open', quarter: code });
  }
  const card = cardByCode(decision.pack, code);
  if (card === undefined) return 'UNKNOWN_CODE';
  if (opening === null) return 'SCAN_WOULD_EXPOSE';
  // Play halts until the right card is read, or the table says what lies there.
  if (decision.state.city[opening.quarter]?.card !== card) return 'CARD_MISMATCH';
  reveal(decision, { ...opening, card, corrected: false }, decision.state.pending);
  return undefined;
}

/** The host: another card lies there than was laid. */
export function correctCard(
  decision: MafiaDecision,
  seat: Seat,
  { card: code }: Of<'correctCard'>,
): Fault {
  if (seat !== REFEREE) return 'NOT_YOUR_TURN';
  const { opening, pending, city } = decision.state;
  if (opening === null) return 'PHASE_WRONG';
  const card = cardByCode(decision.pack, code);
  if (card === undefined) return 'UNKNOWN_CODE';
  const isOpenElsewhere = Object.values(city).some(
    (laid) => laid.state !== 'closed' && laid.card === card,
  );
  if (isOpenElsewhere) return 'ALREADY_OPEN';
  const corrected = city[opening.quarter]?.card !== card;
  reveal(decision, { ...opening, card, corrected }, pending);
  return undefined;
}
