import type { MatchNotice } from '@mister-x/engine/protocol';
import type { DetectiveId, Notice, OrdinaryTicket, Ticket } from '../../rules/browser.js';
import type { AnyPawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';
import { matchNoticeSentence } from '@mister-x/kiosk/visit/line-sentence.ts';
import type { TaskMessages } from '@mister-x/kiosk/screen/task-messages.ts';
import { noticesOfLastMove } from '../../../pursuit/pages/screen/last-move.js';
import type { GameMessages } from '../../messages/phone-messages.js';
import type { SetupMessages } from '../../messages/screen-messages.js';
import { tasksAfterMove, type PieceTask } from './moved-pieces.js';

export type { PieceTask };

export type PieceNames = {
  readonly colour: (id: DetectiveId) => AnyPawnColour;
  readonly name: (id: DetectiveId) => string;
  readonly seat: (id: string) => string;
  /** Mister X has drawn a start card; otherwise the referee drew, and there is none to lay open. */
  readonly startCard: boolean;
  /** What had been told of the move that a line takes back. */
  readonly undone: (line: MatchNotice<Notice>) => readonly Notice[];
};

type Messages = TaskMessages<GameMessages, SetupMessages>;

/** What is to be done on the real board after these lines, and who stays, in their order. */
export function tasks(
  lines: readonly MatchNotice<Notice>[],
  messages: Messages,
  names: PieceNames,
): readonly PieceTask[] {
  return lines.flatMap((line) => {
    if (line.kind === 'taken-back') {
      const back = names.undone(line).flatMap((notice) => tasksAfterTakeback(notice, messages, names));
      return [{ text: messages.doWithPieces.putBack }, ...back];
    }
    if (line.kind === 'takeback-declined') return [{ text: matchNoticeSentence(line, names.seat, () => '') }];
    return line.kind === 'game' ? tasksOf(line.notice, messages, names) : [];
  });
}

function tasksOf(notice: Notice, messages: Messages, names: PieceNames): readonly PieceTask[] {
  const say = messages.doWithPieces;
  const the = (ticket: Ticket | OrdinaryTicket) => messages.theTicket[ticket];
  const pawn = (id: DetectiveId) => messages.thePawn[names.colour(id)];
  switch (notice.type) {
    case 'startRegistered': {
      const { detective, stop } = notice;
      return [{ text: say.putPawn(pawn(detective), stop), pawn: detective }];
    }
    case 'doublePlayed':
      return [
        {
          text: notice.goesTo === 'aside' ? say.doubleAside : say.doubleLeft,
          ticket: 'double',
        },
      ];
    case 'legTaken':
      return legTasks(notice, messages);
    case 'revealed':
      return [{ text: say.putPawn(messages.thePawn.clear, notice.stop), pawn: 'x' }];
    case 'confiscated': {
      const say2 = notice.to === 'x' ? say.confiscatedToX : say.confiscatedToBox;
      const text = say2(names.name(notice.detective), the(notice.ticket));
      return [{ text, ticket: notice.ticket }];
    }
    case 'moved':
      return tasksAfterMove(notice, messages, names.colour);
    case 'ended':
      return notice.stop === null
        ? []
        : [
            { text: say.putPawn(messages.thePawn.clear, notice.stop), pawn: 'x' },
            ...(names.startCard ? [{ text: say.openStartCard }] : []),
          ];
    case 'skipped': {
      const { detective, cause } = notice;
      return [{ text: messages.skips[cause](names.name(detective)), pawn: detective }];
    }
    case 'xStayed':
      return [{ text: messages.notices.xStayed, pawn: 'x' }];
    case 'fareLent':
      return [{ text: messages.notices.fareLent, pawn: 'x' }];
    default:
      return [];
  }
}

/** The way back of pawn and ticket; whatever else was moved, the view shows. */
function tasksAfterTakeback(notice: Notice, messages: Messages, names: PieceNames): readonly PieceTask[] {
  if (notice.type !== 'moved') return [];
  const { detective, ticket, from, settled } = notice;
  const { doWithPieces: say, thePawn, theTicket } = messages;
  const text = say.pawnBack(thePawn[names.colour(detective)], from);
  const pawn: PieceTask = { text, pawn: detective, back: true };
  // Instead of a substitute it lies on the log.
  return settled === true ? [pawn] : [pawn, { text: say.ticketBack(theTicket[ticket]), ticket }];
}

const FIRST_NOTICES_OF_MOVE: ReadonlySet<Notice['type']> = new Set<Notice['type']>(['moved', 'doublePlayed', 'xReady']);

/** The lines of the last move; a declared double is one with its legs. */
export function lastMove(history: readonly MatchNotice<Notice>[]): readonly MatchNotice<Notice>[] {
  return noticesOfLastMove(history, (notice, before) =>
    notice.type === 'legTaken'
      ? notice.double !== 2 && before?.type !== 'doublePlayed'
      : FIRST_NOTICES_OF_MOVE.has(notice.type),
  );
}

function legTasks(notice: Extract<Notice, { type: 'legTaken' }>, messages: Messages): readonly PieceTask[] {
  const say = messages.doWithPieces;
  const { slot, ticket, from, pawnRemoved } = notice;
  const text =
    from === 'substitute'
      ? say.substitute(slot, messages.pieces[ticket])
      : from === 'box'
        ? say.fromBox(slot, messages.theTicket[ticket])
        : say.layTicket(slot, messages.theTicket[ticket]);
  const remove: readonly PieceTask[] = pawnRemoved === true ? [{ text: say.removeX, pawn: 'x' }] : [];
  return [...remove, { text, ticket }];
}

/** Where in a round pieces are moved for a line; `null` where none are. */
export function stepOf({ type }: Notice): string | null {
  switch (type) {
    case 'startRegistered':
      return 'start';
    case 'doublePlayed':
    case 'legTaken':
    case 'revealed':
    case 'xStayed':
    case 'fareLent':
    case 'ended':
      return 'x';
    case 'confiscated':
    case 'moved':
    case 'skipped':
      return 'detectives';
    case 'configured':
    case 'kitRegistered':
    case 'xReady':
    case 'roundOpened':
    case 'audited':
      return null;
  }
}
