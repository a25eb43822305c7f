import type { Notice, View } from '../../rules/browser.js';
import type { Json, MatchNotice } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { newNoticeQueue } from '@mister-x/kiosk/testing/visit.svelte.ts';
import { boardShownOf } from '../shared/board.js';
import { MANY_PARTS_WAITING } from '../shared/step-time.js';
import { playRandomGame } from '../testing/games.js';
import { RoundResolution } from './resolution.svelte.js';

type Lines = readonly MatchNotice<Json>[];

/** A phone of a clan whose table plays on from one notice to another. */
function phone(flags: Parameters<typeof playRandomGame>[1] = {}) {
  const steps = playRandomGame('online2015', flags);
  const queue = newNoticeQueue();
  queue.restore({ logLength: 0, missed: [] }, false);
  let logLength = 0;
  // Nobody asks for it before the first arrives.
  let view = undefined as unknown as View;
  const resolution = new RoundResolution(queue, () => view);
  /** What arrives with a new view, live or all at once with the present state. */
  const arrives = (notices: Lines, missed: boolean) => {
    const first = logLength;
    logLength += notices.length;
    if (missed) {
      const numbered = notices.map((notice, index) => [first + index, notice] as const);
      queue.restore({ logLength, missed: numbered }, false);
    } else queue.update({ logLength, notices }, false);
    resolution.update();
  };
  const playTo = (type: Notice['type'], { missed = false } = {}): View => {
    for (let next = steps.next(); !next.done; next = steps.next()) {
      const notices = next.value.notices('clan-1') as Lines;
      view = next.value.after.gameView('clan-1') as View;
      arrives(notices, missed);
      const last = notices.some((line) => line.kind === 'game' && is(line.notice, type));
      if (last) return view;
    }
    throw new Error(`no ${type}`);
  };
  return { resolution, playTo, arrives, queue };
}

const is = (notice: Json, type: string) => (notice as Notice).type === type;

describe('what a phone shows of the table', () => {
  it('is what the big screen has had time to resolve, part by part', () => {
    const { resolution, playTo } = phone();
    const before = playTo('playBegan');
    expect([resolution.from, resolution.board]).toEqual([undefined, boardShownOf(before)]);
    const after = playTo('opened');
    expect(resolution.board).toEqual(boardShownOf(before));
    expect(resolution.lasts).toBeGreaterThan(0);
    for (let part = 0; resolution.from !== undefined; part++) {
      expect(part).toBeLessThan(1_000);
      resolution.next();
    }
    expect(resolution.board).toEqual(boardShownOf(after));
  });

  it('is never far behind where a whole game is played faster than anybody looks', () => {
    const { resolution, playTo } = phone();
    playTo('playBegan');
    const over = playTo('ended');
    expect(over.end).not.toBeNull();
    const shown: number[] = [];
    while (resolution.from !== undefined) {
      shown.push(resolution.from);
      resolution.next();
    }
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.length).toBeLessThan(MANY_PARTS_WAITING);
    expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
    expect(resolution.board).toEqual(boardShownOf(over));
  });

  it.each([{ pacing: 'forum' }, { masks: true }] as const)('is all by correspondence: %o', (flags) => {
    const { resolution, playTo } = phone(flags);
    playTo('playBegan');
    const after = playTo('paid');
    expect(resolution.board).toEqual(boardShownOf(after));
  });

  it('is all on a phone that was away, and is held back again from there on', () => {
    const { resolution, playTo } = phone();
    playTo('playBegan');
    const back = playTo('paid', { missed: true });
    expect(resolution.board).toEqual(boardShownOf(back));
    playTo('opened');
    expect(resolution.board).toEqual(boardShownOf(back));
  });

  it('is all on a phone that nobody looked at', () => {
    const { resolution, playTo } = phone();
    playTo('playBegan');
    resolution.look(true);
    const after = playTo('paid');
    resolution.look(false);
    expect(resolution.board).toEqual(boardShownOf(after));
  });

  it('is all after a take-back', () => {
    const { resolution, playTo, arrives } = phone();
    playTo('playBegan');
    const after = playTo('opened');
    expect(resolution.from).toBeDefined();
    arrives([{ kind: 'taken-back', by: 'clan-1' }], false);
    expect(resolution.board).toEqual(boardShownOf(after));
  });

  it('is all on a page that was opened just now', () => {
    const { playTo, queue } = phone();
    playTo('playBegan');
    const after = playTo('paid');
    const reloaded = new RoundResolution(queue, () => after);
    expect(reloaded.board).toEqual(boardShownOf(after));
  });
});
