import type { Ordinary, TicketCard, View } from '../../rules/browser.js';
import type { Choices, MoveDraft } from '../../../pursuit/pages/move/move-draft.js';
import type { MoveInput } from '../../../pursuit/pages/screen/move-input.svelte.js';

/** The move with the tickets and the printed cards of this game. */
type YardChoices = Choices<Ordinary>;
export type YardDraft = MoveDraft<Ordinary, TicketCard>;
export type YardMoveInput = MoveInput<Ordinary, TicketCard>;

/** Moves of the detectives, who have no black tickets. */
export function ordinaryMoves(moves: View['moves']): YardChoices {
  return moves.map(({ reach, ...rest }) => ({
    ...rest,
    reach: reach.flatMap(({ ticket, stops }) => (ticket === 'black' ? [] : [{ ticket, stops }])),
  }));
}
