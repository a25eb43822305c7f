import type { Notice, Pack, View } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import type { BoardShown } from '../shared/board.js';
import { boardAfter, emptyBoard } from './board-after.js';

/** One page of a finished game: what was said, and the table after it. */
export type Frame = {
  readonly line: MatchNotice<Notice>;
  readonly notices: readonly Notice[];
  readonly board: BoardShown;
};

/** What leaves nothing to look at has no page of its own. */
const NOTICES_NOT_SHOWN: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'configured',
  'cardsAwaited',
  'exchangeBegan',
  'layoutBegan',
  'playBegan',
  'turnBegan',
  'choiceAsked',
  'turning',
  'playEnded',
  'ransomBegan',
  'roundClosed',
  'planned',
  'dropped',
]);

/** Page by page. A move that was taken back is gone from the table with its line. */
export function replayFrames(lines: readonly MatchNotice<Notice>[], view: View, pack: Pack): readonly Frame[] {
  const pages: Frame[] = [];
  let board = emptyBoard(pack, moneyIn(view));
  const before: BoardShown[] = [];
  for (const line of lines) {
    if (line.kind === 'taken-back') {
      board = before.at(-1) ?? board;
    } else if (line.kind === 'game') {
      if (NOTICES_TAKEN_BACK.has(line.notice.type)) before.push(board);
      board = boardAfter(board, line.notice, pack);
    }
    const isSilent = line.kind === 'game' && NOTICES_NOT_SHOWN.has(line.notice.type);
    const notices = line.kind === 'game' ? [line.notice] : [];
    if (!isSilent) pages.push({ line, notices, board });
  }
  return pages;
}

/** Commands that can be taken back (MF-110). */
const NOTICES_TAKEN_BACK: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'prisonerMoved',
  'passed',
  'ransomed',
]);

/** All money that there ever is lies in the bank at first, and on no card at the end (MF-9). */
function moneyIn({ bank, clans }: View): number {
  return bank + clans.reduce((sum, { balance }) => sum + balance, 0);
}
