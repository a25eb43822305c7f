import type { MatchNotice } from '@mister-x/engine/protocol';
import { type Flags, type LocationId, type Notice, type Pack, retention } from '../../rules/browser.js';
import { matchNoticeSentence } from '@mister-x/kiosk/visit/line-sentence.ts';
import type { BoardRules } from '@mister-x/kiosk/screen/board-notices.ts';
import { makeNames, scoreText } from '../shared/names.js';
import type { GameMessages } from '../../messages/phone-messages.js';
import type { ScreenMessages } from '../../messages/screen-messages.js';

/** Something people do with the real pieces, because the referee's books say so (CM-1). */
export type PieceTask = {
  readonly text: string;
  /** A piece to draw beside the words: the pawn or marker of a seat, or Holmes's. */
  readonly pawn?: string;
  /** All tokens are to be laid: a list says which goes where. */
  readonly laying?: true;
  /** It goes back to where it was, and is no more said once something else is said of it. */
  readonly back?: true;
};

export type PieceContext = {
  readonly messages: ScreenMessages;
  readonly things: GameMessages;
  /** By its colour. */
  readonly thePawn: Readonly<Record<string, string>>;
  readonly pack: Pack;
  readonly flags: Pick<Flags, 'token_source' | 'card_source' | 'collected_tokens_public'>;
  readonly seat: (id: string) => string;
  readonly colour: (id: string) => string;
  /** Where a seat's pawn stands now. */
  readonly at: (id: string) => LocationId;
  /** What had been told of the move that a line takes back. */
  readonly undone: (line: MatchNotice<Notice>) => readonly Notice[];
};

/** Cards are dealt by the referee and lie on no table, or printed ones lie there (SH-84). */
export function boardRules(flags: PieceContext['flags']): BoardRules<Notice> {
  return { retention, step: (notice) => stepOf(notice, flags) };
}

/** Where in a turn pieces are moved for a line; `null` where none are. What ends it stays until the next pawn is moved. */
function stepOf(notice: Notice, { card_source: cards, token_source: tokens }: PieceContext['flags']) {
  const printed = cards === 'printed_cards';
  switch (notice.type) {
    case 'tokensLaid':
      return tokens === 'server_layout' ? 'laying' : null;
    case 'walked':
    case 'rode':
      return 'move';
    case 'resolved':
      return 'search';
    // Says nothing itself, and ends what was said of the move.
    case 'drawEnded':
      return 'draw';
    case 'lineTaken':
      return printed ? 'draw' : null;
    case 'reshuffled':
      return printed ? 'any' : null;
    case 'holmesMoved':
    case 'penalised':
    case 'arrested':
      return 'end';
    case 'eliminated':
      return printed ? 'end' : null;
    case 'revealed':
      return tokens === 'scanned_tokens' ? 'end' : null;
    default:
      return null;
  }
}

/** The notices of the last step in which a pawn was moved, for a page that was just opened. */
export function lastMove(history: readonly MatchNotice<Notice>[]): readonly MatchNotice<Notice>[] {
  const from = history
    .map((line) => line.kind === 'taken-back' || (line.kind === 'game' && retention(line.notice).begins === true))
    .lastIndexOf(true);
  const first = history.findIndex((line) => line.kind === 'game' && line.notice.type === 'tokensLaid');
  const start = Math.max(from, first);
  return start < 0 ? [] : history.slice(start);
}

/** What is to be done on the real table after these lines, in their order. */
export function pieceTasks(lines: readonly MatchNotice<Notice>[], pieces: PieceContext): readonly PieceTask[] {
  return lines.flatMap((line): readonly PieceTask[] => {
    if (line.kind === 'taken-back') {
      const undone = pieces.undone(line);
      if (undone.length === 0) return [{ text: pieces.messages.pieces.putBack }];
      return undone.flatMap((notice) => taskAfterTakeback(notice, pieces));
    }
    if (line.kind === 'takeback-declined') {
      return [{ text: matchNoticeSentence(line, pieces.seat, () => '') }];
    }
    return line.kind === 'game' ? tasksOf(line.notice, pieces) : [];
  });
}

/** A pawn that moved goes back to where it stands again. */
function taskAfterTakeback(notice: Notice, pieces: PieceContext): readonly PieceTask[] {
  if (notice.type !== 'walked' && notice.type !== 'rode') return [];
  if (notice.type === 'walked' && notice.path.length === 0) return [];
  const { messages, things, thePawn, pack, colour, at } = pieces;
  const { seat } = notice;
  const pawn = thePawn[colour(seat)] ?? seat;
  const place = makeNames(things, pack).place(at(seat));
  return [{ text: messages.pieces.movePawn(pawn, place), pawn: seat, back: true }];
}

function tasksOf(notice: Notice, pieces: PieceContext): readonly PieceTask[] {
  const { messages, things, pack, seat, flags } = pieces;
  const say = messages.pieces;
  const { place } = makeNames(things, pack);
  const pawn = (id: string) => pieces.thePawn[pieces.colour(id)] ?? seat(id);
  const printed = flags.card_source === 'printed_cards';
  switch (notice.type) {
    case 'tokensLaid':
      return flags.token_source === 'server_layout' ? [{ text: say.tokens, laying: true }] : [];
    case 'walked': {
      const to = notice.path.at(-1);
      const who = notice.seat;
      return to === undefined ? [] : [{ text: say.movePawn(pawn(who), place(to)), pawn: who }];
    }
    case 'rode':
      return [{ text: say.movePawn(pawn(notice.seat), place(notice.to)), pawn: notice.seat }];
    case 'arrested':
      return [
        { text: say.movePawn(pawn(notice.seat), place(notice.location)), pawn: notice.seat },
        ...handBack(notice, pieces),
      ];
    case 'eliminated':
      return handBack(notice, pieces);
    case 'resolved': {
      if (!notice.take) return [{ text: say.leaveToken(seat(notice.seat), place(notice.location)) }];
      // Only tokens that tell what they are have faces that mean something (SH-34, SH-83).
      const open = flags.collected_tokens_public && flags.token_source === 'scanned_tokens';
      const take = open ? say.takeTokenOpen : say.takeToken;
      return [{ text: take(seat(notice.seat), place(notice.location)), pawn: notice.seat }];
    }
    case 'lineTaken':
      return printed ? [{ text: say.takeLine(seat(notice.seat), notice.position), pawn: notice.seat }] : [];
    case 'reshuffled':
      return printed ? [{ text: say.reshuffle }] : [];
    case 'holmesMoved':
      return [
        {
          text: (notice.from === notice.to ? say.holmesRound : say.moveHolmes)(place(notice.to)),
          pawn: HOLMES_PAWN,
        },
      ];
    case 'revealed':
      return flags.token_source === 'scanned_tokens' ? [{ text: say.turnToken(place(notice.location)) }] : [];
    case 'penalised':
      return [{ text: say.marker(pawn(notice.seat), scoreText(notice.marker)), pawn: notice.seat }];
    default:
      return [];
  }
}

/** A player who is out hands the printed cards back, where that was agreed (SH-64, SH-68). */
function handBack(
  { seat, cards }: Extract<Notice, { type: 'arrested' | 'eliminated' }>,
  { messages, seat: called, flags }: PieceContext,
): readonly PieceTask[] {
  if (cards === null || cards.length === 0 || flags.card_source !== 'printed_cards') return [];
  return [{ text: messages.pieces.handBack(called(seat)) }];
}

export const HOLMES_PAWN = 'holmes';
