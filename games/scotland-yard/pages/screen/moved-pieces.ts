import type { DetectiveId, Notice, Ticket } from '../../rules/browser.js';
import type { AnyPawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';
import type { GameMessages } from '../../messages/phone-messages.js';

/** Something people do with the printed game, because the referee's books say so (CM-1). */
export type PieceTask = {
  readonly text: string;
  /** A piece to draw beside the words. */
  readonly ticket?: Ticket | 'double';
  readonly pawn?: DetectiveId | 'x';
  /** Goes with the move of a pawn, and is no more said once something else has to be done. */
  readonly along?: true;
  /** It goes back to where it was, and is no more said once something else is said of it. */
  readonly back?: true;
};

/** What is done with pawn and ticket when a detective moves; phones need no more than this. */
export function tasksAfterMove(
  { detective, ticket, to, settled }: Extract<Notice, { type: 'moved' }>,
  { doWithPieces: say, thePawn, theTicket }: GameMessages,
  colour: (id: DetectiveId) => AnyPawnColour,
): readonly PieceTask[] {
  const hand = settled === true ? say.handTicketSettling : say.handTicket;
  return [
    { text: say.movePawn(thePawn[colour(detective)], to), pawn: detective },
    { text: hand(theTicket[ticket]), ticket, along: true },
  ];
}
