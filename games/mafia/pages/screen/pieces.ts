import {
  type PrisonCell,
  type Clan,
  type FigureId,
  type Flags,
  type Notice,
  type Pack,
  retention,
} from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { matchNoticeSentence } from '@mister-x/kiosk/visit/line-sentence.ts';
import type { BoardRules } from '@mister-x/kiosk/screen/board-notices.ts';
import { makeNames } from '../shared/names.js';
import type { GameMessages } from '../../messages/phone-messages.js';
import type { ScreenMessages } from '../../messages/screen-messages.js';

/** Something people do with the real cards, coins and figures, because the referee’s books say so (MF-107). */
export type PieceTask = {
  readonly text: string;
  /** A figure to draw beside the words. */
  readonly figure?: FigureId;
  /** It goes back to where it was, and is no more said once something else is said of it. */
  readonly back?: true;
};

export type PieceContext = {
  readonly messages: ScreenMessages;
  readonly things: GameMessages;
  readonly pack: Pack;
  readonly flags: Pick<Flags, 'cell_labels' | 'card_source' | 'pacing'>;
  /** What had been told of the move that a line takes back. */
  readonly undone: (line: MatchNotice<Notice>) => readonly Notice[];
};

export function boardRules(_flags: Flags): BoardRules<Notice> {
  return { retention, step: stepOf };
}

/** Which part of a round it is in which pieces are moved; `null` where none are. */
function stepOf({ type }: Notice): string | null {
  switch (type) {
    case 'laidOut':
      return 'layout';
    case 'turnBegan':
      // Says nothing itself, and ends what was said of the turn before.
      return null;
    case 'opened':
    case 'traded':
    case 'paid':
    case 'feePaid':
    case 'arrested':
    case 'released':
    case 'bribed':
    case 'killed':
    case 'escapeBegan':
    case 'escapeFoiled':
    case 'nobodyEscaped':
    case 'jailed':
    case 'prisonerMoved':
      return 'play';
    case 'escaped':
    case 'collected':
    case 'figureHome':
    case 'cardsReturned':
      return 'collection';
    case 'ransomed':
    case 'boughtOut':
      return 'ransom';
    default:
      return null;
  }
}

/** The notices of the last move, for a page that was just opened. */
export function lastMove(history: readonly MatchNotice<Notice>[]): readonly MatchNotice<Notice>[] {
  const from = history
    .map(
      (line) =>
        line.kind === 'taken-back' ||
        (line.kind === 'game' &&
          (FIRST_NOTICES_OF_MOVE.has(line.notice.type) || retention(line.notice).begins === true)),
    )
    .lastIndexOf(true);
  return from < 0 ? [] : history.slice(from);
}

const FIRST_NOTICES_OF_MOVE: ReadonlySet<Notice['type']> = new Set(['roundBegan', 'opened', 'playEnded']);

/** What is to be done on the real table after these lines, in their order. */
export function pieceTasks(lines: readonly MatchNotice<Notice>[], pieces: PieceContext): readonly PieceTask[] {
  const due = withPaymentsSummed(noticesStillDue(lines));
  return due.flatMap((line): readonly PieceTask[] => {
    if (line.kind === 'taken-back' && hasPieces(pieces)) {
      const undone = pieces.undone(line).flatMap((notice) => taskAfterTakeback(notice, pieces));
      return undone.length > 0 ? undone : [{ text: pieces.messages.pieces.putBack }];
    }
    if (line.kind === 'takeback-declined' || line.kind === 'taken-back') {
      const { clan } = makeNames(pieces.things, pieces.pack, pieces.flags.cell_labels);
      return [
        {
          text: matchNoticeSentence(
            line,
            (id) => clan(id as Clan).name,
            () => '',
          ),
        },
      ];
    }
    return line.kind === 'game' ? tasksOf(line.notice, pieces) : [];
  });
}

/** Anyone who plays by correspondence sits at no board: there only what happened is told. */
function hasPieces({ flags }: PieceContext): boolean {
  return flags.pacing === 'live';
}

/** Once a round’s cards are gone, of all that befell them only who went to prison is still to be seen. */
function noticesStillDue(lines: readonly MatchNotice<Notice>[]): readonly MatchNotice<Notice>[] {
  const end = lines.map((line) => typeOf(line) === 'cardsReturned').lastIndexOf(true);
  return lines.filter((line, at) => {
    const type = typeOf(line);
    return at > end || type === undefined || !NOTICES_ABOUT_CARDS.has(type);
  });
}

/** Nobody takes his money quarter by quarter. */
function withPaymentsSummed(lines: readonly MatchNotice<Notice>[]): readonly MatchNotice<Notice>[] {
  const sums = new Map<Clan, number>();
  for (const { notice } of collections(lines)) {
    sums.set(notice.seat, (sums.get(notice.seat) ?? 0) + notice.sum);
  }
  return lines.flatMap((line): readonly MatchNotice<Notice>[] => {
    if (line.kind !== 'game' || line.notice.type !== 'collected') return [line];
    const sum = sums.get(line.notice.seat);
    sums.delete(line.notice.seat);
    return sum === undefined ? [] : [{ ...line, notice: { ...line.notice, sum } }];
  });
}

function collections(lines: readonly MatchNotice<Notice>[]) {
  return lines.flatMap((line) =>
    line.kind === 'game' && line.notice.type === 'collected' ? [{ notice: line.notice }] : [],
  );
}

const NOTICES_ABOUT_CARDS: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'laidOut',
  'opened',
  'traded',
  'paid',
  'feePaid',
  'arrested',
  'released',
  'bribed',
  'killed',
  'escapeBegan',
  'escapeFoiled',
  'nobodyEscaped',
]);

function typeOf(line: MatchNotice<Notice>): Notice['type'] | undefined {
  return line.kind === 'game' ? line.notice.type : undefined;
}

function taskAfterTakeback(notice: Notice, { messages, things, pack, flags }: PieceContext): readonly PieceTask[] {
  const { clanOf, cell } = makeNames(things, pack, flags.cell_labels);
  const say = messages.pieces;
  const move = (figure: FigureId, from: string, to: string): PieceTask => ({
    text: say.figureMove(clanOf(figure), from, to),
    figure,
    back: true,
  });
  if (notice.type === 'prisonerMoved') {
    const { figure, from, to, thrown } = notice;
    return [
      move(figure, to === null ? things.freedom : cell(to), cell(from)),
      ...thrown.map((each) => move(each.figure, cell(each.to), cell(each.from))),
    ];
  }
  if (notice.type !== 'ransomed') return [];
  return [move(notice.figure, things.freedom, cell(notice.cell))];
}

/** The pieces that one step moves; of a summary, all of them. */
export function tasksOf(notice: Notice, pieces: PieceContext): readonly PieceTask[] {
  if (!hasPieces(pieces)) return [];
  const { messages, things, pack, flags } = pieces;
  const say = messages.pieces;
  const { money } = things;
  const { clan, clanOf, cell } = makeNames(things, pack, flags.cell_labels);
  const printed = flags.card_source === 'printed_cards';
  const move = (figure: FigureId, from: string, to: PrisonCell | string): PieceTask => ({
    text: say.figureMove(clanOf(figure), from, typeof to === 'number' ? cell(to) : to),
    figure,
  });
  const cellName = (of: PrisonCell) => cell(of);
  switch (notice.type) {
    case 'laidOut': {
      const text = say.layBlank(clan(notice.seat), notice.quarters.join(', '));
      return notice.quarters.length > 0 && !printed ? [{ text }] : [];
    }
    case 'opened':
      return printed ? [] : [{ text: say.turnUp(notice.quarter) }];
    case 'paid':
      return notice.sources.map(({ from, sum }) => ({
        text:
          from === 'bank'
            ? say.coinsOnto(money(sum), notice.quarter)
            : say.coinsFrom(money(sum), clan(from), notice.quarter),
      }));
    case 'feePaid':
    case 'bribed':
      return [{ text: say.coinsMove(money(notice.sum), notice.from, notice.to) }];
    case 'arrested': {
      const { quarter, by, figure, from } = notice;
      const coins = { text: say.coinsMove(money(notice.money), quarter, by) };
      const stands =
        figure === null
          ? { text: say.cardOff(quarter) }
          : from === null || from === quarter
            ? { text: say.figureTo(clanOf(figure), quarter), figure }
            : move(figure, from, quarter);
      return notice.money > 0 ? [coins, stands] : [stands];
    }
    case 'jailed':
      return [move(notice.figure, notice.quarter, cellName(notice.cell)), { text: say.cardOff(notice.quarter) }];
    case 'released':
      return [
        { text: say.figureHome(clanOf(notice.figure), notice.quarter), figure: notice.figure },
        { text: say.cardOff(notice.quarter) },
      ];
    case 'killed': {
      const { quarter, victim, figure, freed } = notice;
      return [
        ...(notice.money > 0 ? [{ text: say.coinsMove(money(notice.money), victim, quarter) }] : []),
        { text: notice.open ? say.cardOff(victim) : say.cardOffUnseen(victim) },
        ...(freed === null ? [] : [{ text: say.figureHome(clanOf(freed), victim), figure: freed }]),
        { text: say.figureTo(clanOf(figure), victim), figure },
      ];
    }
    case 'escapeBegan': {
      const { figure } = notice;
      return [{ text: say.figureBeside(clanOf(figure), cell(notice.cell)), figure }];
    }
    case 'escapeFoiled': {
      const { figure } = notice;
      return [move(figure, notice.quarter, cellName(notice.cell))];
    }
    case 'nobodyEscaped':
      return [{ text: say.cardOff(notice.quarter) }];
    case 'prisonerMoved': {
      const { figure, from, to, thrown } = notice;
      return [
        to === null ? { text: say.figureHome(clanOf(figure), cell(from)), figure } : move(figure, cell(from), cell(to)),
        ...thrown.map((each) => move(each.figure, cell(each.from), cell(each.to))),
      ];
    }
    case 'escaped':
      return [
        {
          text: say.figureHome(clanOf(notice.figure), cell(notice.cell)),
          figure: notice.figure,
        },
      ];
    case 'figureHome':
      return [{ text: say.figureHome(clanOf(notice.figure), notice.quarter), figure: notice.figure }];
    case 'collected':
      return notice.sum > 0 ? [{ text: say.takeMoney(clan(notice.seat), money(notice.sum)) }] : [];
    case 'cardsReturned':
      return [{ text: say.cardsBack }];
    case 'ransomed': {
      const { seat, figure, payee, price } = notice;
      return [
        { text: say.pay(clan(seat), money(price), clan(payee)) },
        { text: say.figureHome(clanOf(figure), cell(notice.cell)), figure },
      ];
    }
    case 'boughtOut': {
      const { seat, sum, payee } = notice;
      return sum > 0 ? [{ text: say.pay(clan(seat), money(sum), clan(payee)) }] : [];
    }
    default:
      return [];
  }
}
