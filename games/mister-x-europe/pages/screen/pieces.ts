import { type DetectiveId, type HandOwner, type Notice, type Ticket, transportOf } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import type { AnyPawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';
import { matchNoticeSentence } from '@mister-x/kiosk/visit/line-sentence.ts';
import type { TaskMessages } from '@mister-x/kiosk/screen/task-messages.ts';
import { noticesOfLastMove } from '../../../pursuit/pages/screen/last-move.js';
import type { PawnNames } from '../../../pursuit/pages/screen/pursuit-table.svelte.js';
import type { GameMessages } from '../../messages/phone-messages.js';
import type { SetupMessages } from '../../messages/screen-messages.js';

/** Something people do with the printed game, because the referee's books say so (CM-1). */
export type PieceTask = {
  readonly text: string;
  /** A piece to draw beside the words: a ticket (`null` lies face down), a pawn, a pair of rings. */
  readonly ticket?: Ticket | null;
  readonly pawn?: DetectiveId | 'x';
  /** Goes with the move of a pawn, and is no more said once something else has to be done. */
  readonly along?: true;
  readonly rings?: number;
  /** It goes back to where it was, and is no more said once something else is said of it. */
  readonly back?: true;
};

export type PieceNames = PawnNames & {
  readonly colour: (id: DetectiveId) => AnyPawnColour;
  /** Tickets are pieces that people draw and lay. Where the referee deals they are on phones alone. */
  readonly realTickets: boolean;
  /** A pair of rings lies where this line says that it did. */
  readonly liesThere: (ring: RingPlacedNotice) => boolean;
  /** What had been told of the move that a line takes back. */
  readonly undone: (line: MatchNotice<Notice>) => readonly Notice[];
};

type RingPlacedNotice = Extract<Notice, { type: 'ringPlaced' }>;
type Own = SetupMessages;
type Messages = TaskMessages<GameMessages, Own>;

/** What is to be done on the real board after these lines, and who stays, in their order. */
export function pieceTasks(
  lines: readonly MatchNotice<Notice>[],
  messages: Messages,
  names: PieceNames,
): readonly PieceTask[] {
  return lines.flatMap((line) => {
    if (line.kind === 'taken-back') {
      const { putBack, putPawnsBack } = messages.doWithPieces;
      const back = names.undone(line).flatMap((notice) => tasksAfterTakeback(notice, messages, names));
      return [{ text: names.realTickets ? putBack : putPawnsBack }, ...back];
    }
    if (line.kind === 'takeback-declined') {
      return [{ text: matchNoticeSentence(line, names.seat, () => '') }];
    }
    if (line.kind !== 'game') return [];
    return tasksOf(line.notice, messages, names);
  });
}

function tasksOf(notice: Notice, messages: Messages, names: PieceNames): readonly PieceTask[] {
  const say = messages.doWithPieces;
  const pawn = (id: DetectiveId) => messages.thePawn[names.colour(id)];
  const paper = (...due: readonly PieceTask[]) => (names.realTickets ? due : []);
  const the = (ticket: Ticket) => messages.theTicket[transportOf(ticket)];
  switch (notice.type) {
    case 'startRegistered': {
      const { detective, stop } = notice;
      return [{ text: say.putPawn(pawn(detective), stop), pawn: detective }];
    }
    case 'specialPaid': {
      const pay = notice.special === 'double' ? say.payFootprints : say.paySilhouettes;
      return paper({ text: pay(notice.count), pawn: 'x' });
    }
    case 'legTaken': {
      const { slot, ticket, faceDown } = notice;
      return faceDown || ticket === null
        ? paper({ text: say.layFaceDown(slot), ticket: null })
        : paper({ text: say.layOnSlot(slot, the(ticket)), ticket });
    }
    case 'openLegTaken': {
      const { ticket, stop } = notice;
      const thrown: PieceTask =
        ticket === null
          ? { text: say.xDiscardsUnseen, ticket }
          : { text: say.throwsOff(messages.misterX, the(ticket)), ticket };
      return [{ text: say.putPawn(messages.thePawn.clear, stop), pawn: 'x' }, ...paper(thrown)];
    }
    case 'swapped':
      return paper({ text: say.discard(names.pawn('x'), notice.count), pawn: 'x' });
    case 'xStayed':
      return [{ text: messages.notices.xStayed[notice.why], pawn: 'x' }];
    case 'discarded':
      return notice.count === 0
        ? []
        : paper({ text: say.discard(owner(names, notice.hand), notice.count), ticket: null });
    case 'reshuffled':
      return paper({ text: say.shuffle[notice.from], ticket: null });
    case 'drew':
      return notice.count === 0
        ? []
        : paper({ text: say.drewHand(owner(names, notice.hand), notice.count), ticket: null });
    case 'moved': {
      const { detective, ticket, to } = notice;
      return [
        { text: say.movePawn(pawn(detective), to), pawn: detective },
        ...paper({
          text: say.layOnColourCard(the(ticket), colourCard(messages, names, detective)),
          ticket,
          along: true,
        }),
      ];
    }
    case 'skipped': {
      const { detective, cause } = notice;
      return [{ text: messages.skips[cause](names.pawn(detective)), pawn: detective }];
    }
    case 'movesClosed':
      return paper({ text: say.clearColourCards });
    case 'investigated':
      return paper(...sharesText(notice.parts, say.giveMagnifiers, names));
    case 'operated': {
      const { detective, to, ticket, parts } = notice;
      // No colour card holds it: the step of moves is over (MX-35).
      const travel: readonly PieceTask[] =
        ticket === null ? [] : paper({ text: say.throwsOff(names.pawn(detective), the(ticket)), ticket });
      return [
        ...paper(...sharesText(parts, say.giveBeacons, names)),
        { text: say.movePawn(pawn(detective), to), pawn: detective },
        ...travel,
      ];
    }
    case 'discsCleared':
      return [];
    case 'checked':
      return notice.hits.length === 0 ? [{ text: messages.notices.checkedNone }] : [];
    case 'ringPlaced':
      return ringTasks(notice, messages, names.liesThere(notice));
    case 'ended':
      return notice.stop === null ? [] : [{ text: say.putPawn(messages.thePawn.clear, notice.stop), pawn: 'x' }];
    default:
      return [];
  }
}

/** The way back of pawn and ticket; whatever else was moved, the view shows. */
function tasksAfterTakeback(notice: Notice, messages: Messages, names: PieceNames): readonly PieceTask[] {
  if (notice.type !== 'moved' && notice.type !== 'operated') return [];
  const { detective, ticket, from } = notice;
  const { doWithPieces: say, thePawn, theTicket } = messages;
  const text = say.pawnBack(thePawn[names.colour(detective)], from);
  const pawn: PieceTask = { text, pawn: detective, back: true };
  if (notice.type === 'operated' || ticket === null || !names.realTickets) return [pawn];
  return [
    pawn,
    {
      text: say.takeFromColourCard(names.pawn(detective), theTicket[transportOf(ticket)]),
      ticket,
    },
  ];
}

function owner(names: PawnNames, hand: HandOwner): string {
  return hand === 'x' ? names.pawn('x') : names.seat(hand);
}

function colourCard(messages: Messages, names: PieceNames, detective: DetectiveId): string {
  const colour = names.colour(detective);
  return messages.theColourCard[colour === 'clear' ? 'white' : colour];
}

function sharesText(
  parts: Readonly<Record<string, number>>,
  say: (who: string, n: number) => string,
  names: PawnNames,
): readonly PieceTask[] {
  return Object.entries(parts).flatMap(([seat, count]) =>
    count === 0 ? [] : [{ text: say(names.seat(seat), count) }],
  );
}

/** First the pair is taken from where it lay (MX-52), then both rings are put down (MX-51). */
export function ringTasks(
  { pair, stop, slot, from }: RingPlacedNotice,
  { doWithPieces: say }: Pick<Own, 'doWithPieces'>,
  liesThere: boolean,
): readonly PieceTask[] {
  const put = slot === null ? say.putRing(pair, stop) : say.putRings(pair, stop, slot);
  if (from === null) return [{ text: put, rings: pair }];
  return [
    { text: liesThere ? takeFrom(from, pair, say) : say.takeRingsOff(pair), rings: pair },
    { text: put, rings: pair },
  ];
}

function takeFrom(
  { stop, slot }: NonNullable<RingPlacedNotice['from']>,
  pair: number,
  say: Own['doWithPieces'],
): string {
  return slot === null ? say.takeRing(pair, stop) : say.takeRings(pair, stop, slot);
}

const FIRST_NOTICES_OF_MOVE: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'missionChosen',
  'specialPaid',
  'openLegTaken',
  'swapped',
  'moved',
  'investigated',
  'operated',
  'checked',
  'discarded',
]);

/** The lines of the last move: a special is one with the leg that it pays for, a draw with the piles shuffled for it. */
export function lastMove(history: readonly MatchNotice<Notice>[]): readonly MatchNotice<Notice>[] {
  return noticesOfLastMove(history, (notice, before) => {
    if (notice.type === 'reshuffled' || notice.type === 'drew') {
      return before?.type !== 'reshuffled';
    }
    const leg = notice.type === 'legTaken' || notice.type === 'openLegTaken';
    if (!leg) return FIRST_NOTICES_OF_MOVE.has(notice.type);
    return notice.double !== 2 && before?.type !== 'specialPaid';
  });
}

/** Where in a round pieces are moved for a line; `null` where none are. */
export function stepOf(notice: Notice): string | null {
  switch (notice.type) {
    case 'startRegistered':
      return 'start';
    case 'specialPaid':
    case 'legTaken':
    case 'openLegTaken':
    case 'swapped':
    case 'xStayed':
    case 'ended':
      return 'x';
    case 'discarded':
    case 'drew':
      return notice.hand === 'x' ? 'x' : 'hands';
    // The stack is shuffled for the player who draws.
    case 'reshuffled':
      return 'any';
    case 'moved':
    case 'skipped':
      return 'moves';
    case 'movesClosed':
    case 'investigated':
    case 'operated':
      return 'specials';
    case 'checked':
    case 'ringPlaced':
      return 'check';
    case 'configured':
    case 'missionChosen':
    case 'roundOpened':
    case 'discsCleared':
    case 'audited':
      return null;
  }
}
