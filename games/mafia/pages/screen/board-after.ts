import {
  type Clan,
  type FigureId,
  type FigurePlace,
  type LaidCardView,
  type Notice,
  type Pack,
  perClan,
  type QuarterId,
  type MoneySource,
} from '../../rules/browser.js';
import type { LogEntry } from '@mister-x/kiosk/visit/notices/queue.svelte.ts';
import type { BoardShown } from '../shared/board.js';

/** Before the first card of a match. */
export function emptyBoard(pack: Pack, bank: number): BoardShown {
  const home = { at: 'home' } as const;
  return {
    round: 0,
    bank,
    lastRound: false,
    balances: perClan(() => 0),
    figures: Object.fromEntries(pack.figures.map((id) => [id, home])),
    city: [],
  };
}

/** What a notice changes of it; public notices tell all that lies open. */
export function boardAfter(board: BoardShown, notice: Notice, pack: Pack): BoardShown {
  switch (notice.type) {
    case 'roundBegan':
      return { ...withFiguresRested(board), round: notice.round, city: [] };
    case 'laidOut':
      return withCards(board, notice.quarters.map(closedCard), pack);
    case 'opened':
      return withCardChanged(board, notice.quarter, { state: 'open', card: notice.card });
    case 'traded':
      return withCardChanged(board, notice.good, { sold: true });
    case 'paid': {
      const paid = notice.sources.reduce(withMoneyTakenFrom, board);
      return withMoneyOn(paid, notice.quarter, notice.sum);
    }
    case 'feePaid':
    case 'bribed':
      return withMoneyOn(withMoneyOn(board, notice.from, -notice.sum), notice.to, notice.sum);
    case 'arrested': {
      const { quarter, by, figure } = notice;
      const seized = withMoneyOn(withMoneyOn(board, quarter, -notice.money), by, notice.money);
      return figure === null
        ? withoutCardOn(seized, quarter)
        : withFigureAt(withCardChanged(seized, quarter, { state: 'arrested' }), figure, {
            at: 'board',
            quarter,
          });
    }
    case 'jailed':
      return withFigureAt(withoutCardOn(board, notice.quarter), notice.figure, prisonPlace(notice.cell, 'new'));
    case 'released':
      return withFigureAt(withoutCardOn(board, notice.quarter), notice.figure, { at: 'home' });
    case 'shotInAir':
      return withCardChanged(board, notice.quarter, { shot: 'air' });
    case 'killed': {
      const { quarter, victim, figure, freed } = notice;
      const looted = withMoneyOn(withoutCardOn(board, victim), quarter, notice.money);
      const shot = withFigureAt(withCardChanged(looted, quarter, { shot: victim }), figure, {
        at: 'board',
        quarter: victim,
      });
      return freed === null ? shot : withFigureAt(shot, freed, { at: 'home' });
    }
    case 'escapeBegan': {
      const { quarter, figure, cell } = notice;
      const away = withFigureAt(board, figure, { at: 'escaping', cell, stays: 'escapee' });
      return withCardChanged(away, quarter, { escapee: figure });
    }
    case 'escapeFoiled':
      return withFigureAt(
        withCardChanged(board, notice.quarter, { escapee: null }),
        notice.figure,
        prisonPlace(notice.cell, 'escapee'),
      );
    case 'nobodyEscaped':
      return withoutCardOn(board, notice.quarter);
    case 'prisonerMoved': {
      const { figure, to } = notice;
      const moved = withFigureAt(board, figure, to === null ? { at: 'home' } : prisonPlace(to, 'moved'));
      return notice.thrown.reduce(
        (before, thrown) => withFigureAt(before, thrown.figure, withFigureThrown(before, thrown)),
        moved,
      );
    }
    case 'escaped':
    case 'figureHome':
      return withFigureAt(board, notice.figure, { at: 'home' });
    case 'lastRoundBegan':
      return { ...board, lastRound: true };
    case 'collected':
      return withPayment(withMoneyOn(board, notice.quarter, -notice.sum), notice.seat, notice.sum);
    case 'cardsReturned':
      return { ...board, city: [] };
    case 'ransomed': {
      const { seat, payee, price, figure } = notice;
      return withFigureAt(withPayment(withPayment(board, seat, -price), payee, price), figure, {
        at: 'home',
      });
    }
    case 'boughtOut': {
      const home = notice.figures.reduce((before, id) => withFigureAt(before, id, { at: 'home' }), board);
      return withPayment(withPayment(home, notice.seat, -notice.sum), notice.payee, notice.sum);
    }
    case 'covered':
      return withPayment(withPayment(board, notice.by, -notice.sum), notice.seat, notice.sum);
    default:
      return board;
  }
}

/** The table after all notices from a number on, up to another one. */
export function boardUpTo(
  start: { readonly board: BoardShown; readonly at: number },
  log: readonly LogEntry[],
  upTo: number,
  pack: Pack,
): BoardShown {
  return log
    .filter(({ at }) => at >= start.at && at < upTo)
    .reduce(
      (board, { notice: line }) => (line.kind === 'game' ? boardAfter(board, line.notice as Notice, pack) : board),
      start.board,
    );
}

function closedCard(quarter: QuarterId): LaidCardView {
  const open = { card: null, money: 0, sold: false, shot: null, escapee: null };
  return { quarter, state: 'closed', ...open };
}

function withCards(board: BoardShown, cards: readonly LaidCardView[], { quarters }: Pack): BoardShown {
  const lying = new Map([...board.city, ...cards].map((each) => [each.quarter, each]));
  return { ...board, city: quarters.flatMap((quarter) => lying.get(quarter) ?? []) };
}

function withCardChanged(board: BoardShown, quarter: QuarterId, change: Partial<LaidCardView>): BoardShown {
  const changed = (each: LaidCardView) => (each.quarter === quarter ? { ...each, ...change } : each);
  return { ...board, city: board.city.map(changed) };
}

function withMoneyOn(board: BoardShown, quarter: QuarterId, sum: number): BoardShown {
  const lying = board.city.find((each) => each.quarter === quarter)?.money ?? 0;
  return withCardChanged(board, quarter, { money: lying + sum });
}

function withoutCardOn(board: BoardShown, quarter: QuarterId): BoardShown {
  return { ...board, city: board.city.filter((each) => each.quarter !== quarter) };
}

function withFigureAt(board: BoardShown, figure: FigureId, at: FigurePlace): BoardShown {
  return { ...board, figures: { ...board.figures, [figure]: at } };
}

function withPayment(board: BoardShown, seat: Clan, sum: number): BoardShown {
  return { ...board, balances: { ...board.balances, [seat]: board.balances[seat] + sum } };
}

function withMoneyTakenFrom(board: BoardShown, { from, sum }: MoneySource): BoardShown {
  return from === 'bank' ? { ...board, bank: board.bank - sum } : withPayment(board, from, -sum);
}

function prisonPlace(cell: number | 'death-row', stays: 'new' | 'moved' | 'escapee'): FigurePlace {
  return cell === 'death-row' ? { at: 'death-row', stays } : { at: 'cell', cell, stays };
}

/** A figure that is thrown back keeps the move that he has or has not made (MF-68). */
function withFigureThrown(
  board: BoardShown,
  { figure, to }: { readonly figure: FigureId; readonly to: number },
): FigurePlace {
  const before = board.figures[figure];
  const stays = before !== undefined && 'stays' in before ? before.stays : null;
  return { at: 'cell', cell: to, stays };
}

/** Everybody in prison may move again when a round begins (MF-67). */
function withFiguresRested(board: BoardShown): BoardShown {
  const figures = Object.fromEntries(
    Object.entries(board.figures).map(([id, at]) => [id, 'stays' in at ? { ...at, stays: null } : at]),
  );
  return { ...board, figures };
}
