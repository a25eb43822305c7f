import {
  type Action,
  KINDS,
  type Kind,
  type Ticket,
  transportOf,
  type View,
} from '../../rules/browser.js';
import type { Choices, Move, MoveDraft } from '../../../pursuit/pages/move/move-draft.js';
import type { MoveInput } from '../../../pursuit/pages/screen/move-input.svelte.js';

/** The move with the tickets of this game; a card is the very piece (CM-9). */
export type EuropeChoices = Choices<Kind>;
export type EuropeDraft = MoveDraft<Kind, Ticket>;
export type EuropeMoveInput = MoveInput<Kind, Ticket>;
/** What may be sent for a pawn. */
export type EuropeOrder = Move<Kind, Ticket> | Extract<Action, { type: 'registerStart' }>;

/** Moves by kind of ticket: of each way to travel all four tickets may be laid (MX-4). */
export function movesByTransport(moves: View['moves']): EuropeChoices {
  return moves.map(({ reach, ...rest }) => ({
    ...rest,
    reach: KINDS.flatMap((kind) =>
      reach
        .filter(({ transport }) => transport === transportOf(kind))
        .map(({ stops }) => ({ ticket: kind, stops })),
    ),
  }));
}
