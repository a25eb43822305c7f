import type { OrdinaryTicket, View } from '../../rules/browser.js';
import type { MoveChoices } from '../../../pursuit/pages/move/move-draft.js';

/** Moves of the detectives, who have no black tickets; phones that scan cards need them, too. */
export function ordinaryMoves(moves: View['moves']): MoveChoices<OrdinaryTicket> {
  return moves.map(({ reach, ...rest }) => ({
    ...rest,
    reach: reach.flatMap(({ ticket, stops }) => (ticket === 'black' ? [] : [{ ticket, stops }])),
  }));
}
