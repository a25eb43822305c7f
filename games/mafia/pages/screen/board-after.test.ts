import { DEFAULT_MAFIA_PACK_FILE, type Notice, compiledPackOf } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@mister-x/kiosk/visit/notices/queue.svelte.ts';
import { boardShownOf } from '../shared/board.js';
import { resolutionPartsOf } from '../shared/steps.js';
import { GAMES_TO_PLAY, playRandomGame, TABLE } from '../testing/games.js';
import { boardAfter, boardUpTo, emptyBoard } from './board-after.js';

const pack = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);

describe('the board that notices tell', () => {
  it.each(GAMES_TO_PLAY)('is the one that the referee has after every step: %s %j', (variant, flags) => {
    let steps = 0;
    let board = emptyBoard(pack, flags.blitz ? 2000 : 4000);
    for (const step of playRandomGame(variant, flags)) {
      for (const line of step.notices(TABLE)) {
        if (line.kind === 'game') board = boardAfter(board, line.notice, pack);
      }
      expect(board).toEqual(boardShownOf(step.after.gameView(TABLE)));
      steps++;
    }
    expect(steps).toBeGreaterThan(50);
  });

  it('is the same up to the end, or up to any part', () => {
    const steps = [...playRandomGame(...(GAMES_TO_PLAY[1] ?? ['online2015', {}]))];
    const lines = steps.map((step) => step.notices(TABLE));
    const all = lines
      .flatMap((notices, arrival) => notices.map((notice) => ({ notice, arrival })))
      .map((each, at): LogEntry => ({ ...each, at, acting: false }) as LogEntry);
    const start = { board: emptyBoard(pack, 2000), at: 0 };
    const last = steps.at(-1);
    if (last === undefined) throw new Error('nothing was played');
    expect(boardUpTo(start, all, all.length, pack)).toEqual(boardShownOf(last.after.gameView(TABLE)));
    const [part] = resolutionPartsOf(all);
    const upTo = part?.upTo ?? 0;
    const notices = all.slice(0, upTo).map(({ notice }) => notice);
    const folded = notices.reduce(
      (board, line) => (line.kind === 'game' ? boardAfter(board, line.notice as unknown as Notice, pack) : board),
      start.board,
    );
    expect(boardUpTo(start, all, upTo, pack)).toEqual(folded);
  });
});
