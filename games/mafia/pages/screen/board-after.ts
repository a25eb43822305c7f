import {
  type Clan,
  type FigureId,
  type FigurePlace,
  type LaidView,
  type Notice,
  type Pack,
  perClan,
  type QuarterId,
  type MoneySource,
} from '../../rules/browser.js';
import type { LogEntry } from '@mister-x/kiosk/lib/notices/queue.svelte.ts';
import type { Board } from '../shared/board.js';

/** Before the first card of a match. */
export function emptyBoard(pack: Pack, bank: number): Board {
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
export function boardAfter(board: Board, notice: Notice, pack: Pack): Board {
  switch (notice.type) {
    case 'roundBegan':
      return { ...rested(board), round: notice.round, city: [] };
    case 'laidOut':
      return withCards(board, notice.quarters.map(closedCard), pack);
    case 'opened':
      return card(board, notice.quarter, { state: 'open', card: notice.card });
    case 'traded':
      return card(board, notice.good, { sold: true });
    case 'paid': {
      const paid = notice.sources.reduce(drawn, board);
      return money(paid, notice.quarter, notice.sum);
    }
    case 'feePaid':
    case 'bribed':
      return money(money(board, notice.from, -notice.sum), notice.to, notice.sum);
    case 'arrested': {
      const { quarter, by, figure } = notice;
      const seized = money(money(board, quarter, -notice.money), by, notice.money);
      return figure === null
        ? gone(seized, quarter)
        : place(card(seized, quarter, { state: 'arrested' }), figure, { at: 'board', quarter });
    }
    case 'jailed':
      return place(gone(board, notice.quarter), notice.figure, inCell(notice.cell, 'new'));
    case 'released':
      return place(gone(board, notice.quarter), notice.figure, { at: 'home' });
    case 'shotInAir':
      return card(board, notice.quarter, { shot: 'air' });
    case 'killed': {
      const { quarter, victim, figure, freed } = notice;
      const looted = money(gone(board, victim), quarter, notice.money);
      const shot = place(card(looted, quarter, { shot: victim }), figure, {
        at: 'board',
        quarter: victim,
      });
      return freed === null ? shot : place(shot, freed, { at: 'home' });
    }
    case 'escapeBegan': {
      const { quarter, figure, cell } = notice;
      const away = place(board, figure, { at: 'escaping', cell, stays: 'escapee' });
      return card(away, quarter, { escapee: figure });
    }
    case 'escapeFoiled':
      return place(
        card(board, notice.quarter, { escapee: null }),
        notice.figure,
        inCell(notice.cell, 'escapee'),
      );
    case 'nobodyEscaped':
      return gone(board, notice.quarter);
    case 'prisonerMoved': {
      const { figure, to } = notice;
      const moved = place(board, figure, to === null ? { at: 'home' } : inCell(to, 'moved'));
      return notice.thrown.reduce(
        (before, thrown) => place(before, thrown.figure, thrownTo(before, thrown)),
        moved,
      );
    }
    case 'escaped':
    case 'figureHome':
      return place(board, notice.figure, { at: 'home' });
    case 'lastRoundBegan':
      return { ...board, lastRound: true };
    case 'collected':
      return pays(money(board, notice.quarter, -notice.sum), notice.seat, notice.sum);
    case 'cardsReturned':
      return { ...board, city: [] };
    case 'ransomed': {
      const { seat, payee, price, figure } = notice;
      return place(pays(pays(board, seat, -price), payee, price), figure, { at: 'home' });
    }
    case 'boughtOut': {
      const home = notice.figures.reduce((before, id) => place(before, id, { at: 'home' }), board);
      return pays(pays(home, notice.seat, -notice.sum), notice.payee, notice.sum);
    }
    case 'covered':
      return pays(pays(board, notice.by, -notice.sum), notice.seat, notice.sum);
    default:
      return board;
  }
}

/** The table after all notices from a number on, up to another one. */
export function boardUpTo(
  start: { readonly board: Board; readonly at: number },
  log: readonly LogEntry[],
  upTo: number,
  pack: Pack,
): Board {
  return log
    .filter(({ at }) => at >= start.at && at < upTo)
    .reduce(
      (board, { notice: line }) =>
        line.kind === 'game' ? boardAfter(board, line.notice as Notice, pack) : board,
      start.board,
    );
}

function closedCard(quarter: QuarterId): LaidView {
  const open = { card: null, money: 0, sold: false, shot: null, escapee: null };
  return { quarter, state: 'closed', ...open };
}

function withCards(board: Board, cards: readonly LaidView[], { quarters }: Pack): Board {
  const lying = new Map([...board.city, ...cards].map((each) => [each.quarter, each]));
  return { ...board, city: quarters.flatMap((quarter) => lying.get(quarter) ?? []) };
}

function card(board: Board, quarter: QuarterId, change: Partial<LaidView>): Board {
  const changed = (each: LaidView) => (each.quarter === quarter ? { ...each, ...change } : each);
  return { ...board, city: board.city.map(changed) };
}

function money(board: Board, quarter: QuarterId, sum: number): Board {
  const lying = board.city.find((each) => each.quarter === quarter)?.money ?? 0;
  return card(board, quarter, { money: lying + sum });
}

function gone(board: Board, quarter: QuarterId): Board {
  return { ...board, city: board.city.filter((each) => each.quarter !== quarter) };
}

function place(board: Board, figure: FigureId, at: FigurePlace): Board {
  return { ...board, figures: { ...board.figures, [figure]: at } };
}

function pays(board: Board, seat: Clan, sum: number): Board {
  return { ...board, balances: { ...board.balances, [seat]: board.balances[seat] + sum } };
}

function drawn(board: Board, { from, sum }: MoneySource): Board {
  return from === 'bank' ? { ...board, bank: board.bank - sum } : pays(board, from, -sum);
}

function inCell(cell: number | 'death-row', stays: 'new' | 'moved' | 'escapee'): FigurePlace {
  return cell === 'death-row' ? { at: 'death-row', stays } : { at: 'cell', cell, stays };
}

/** A figure that is thrown back keeps the move that he has or has not made (MF-68). */
function thrownTo(
  board: Board,
  { figure, to }: { readonly figure: FigureId; readonly to: number },
): FigurePlace {
  const before = board.figures[figure];
  const stays = before !== undefined && 'stays' in before ? before.stays : null;
  return { at: 'cell', cell: to, stays };
}

/** Everybody in prison may move again when a round begins (MF-67). */
function rested(board: Board): Board {
  const figures = Object.fromEntries(
    Object.entries(board.figures).map(([id, at]) => [
      id,
      'stays' in at ? { ...at, stays: null } : at,
    ]),
  );
  return { ...board, figures };
}
