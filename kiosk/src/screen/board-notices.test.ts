import type { MatchNotice } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../visit/notices/queue.svelte.js';
import { type BoardRules, boardNotices } from './board-notices.js';

type Notice = {
  readonly type: 'moved' | 'stayed' | 'laid' | 'shown' | 'shuffled' | 'round';
  readonly of?: string;
  readonly to?: number;
};
type Logged = MatchNotice<Notice>;

const RULES: BoardRules<Notice> = {
  retention: ({ type, of = '' }) => {
    switch (type) {
      case 'moved':
        return { pieces: [`piece ${of}`], begins: true };
      case 'laid':
        return { pieces: [`slot ${of}`] };
      case 'shown':
        return { isAlwaysTold: true, pieces: ['piece x'] };
      default:
        return {};
    }
  },
  step: ({ type }) => {
    switch (type) {
      case 'moved':
      case 'stayed':
        return 'guests';
      case 'laid':
      case 'shown':
        return 'keeper';
      case 'shuffled':
        return 'any';
      case 'round':
        return null;
    }
  },
};

const moved = (of: string, to: number): Logged => ({
  kind: 'game',
  notice: { type: 'moved', of, to },
});
const stayed = (of: string): Logged => ({ kind: 'game', notice: { type: 'stayed', of } });
const laid = (of: string): Logged => ({ kind: 'game', notice: { type: 'laid', of } });
const shown = (to: number): Logged => ({ kind: 'game', notice: { type: 'shown', to } });
const SHUFFLED: Logged = { kind: 'game', notice: { type: 'shuffled' } };
const ROUND: Logged = { kind: 'game', notice: { type: 'round' } };
const TAKEN_BACK: Logged = { kind: 'taken-back', by: 'guest1' };
const DECLINED: Logged = { kind: 'takeback-declined', by: 'guest1', timeout: false };
const ASKED: Logged = { kind: 'takeback-asked', by: 'guest1', of: 'keeper' };
const CLAIMED: Logged = { kind: 'seat', seat: 'guest1', what: 'claimed' };

/** Arrivals one after the other; a number in front: sent from this screen. */
type Arrival = readonly Logged[] | { readonly sent: readonly Logged[] };

function shownAfter(...arrivals: readonly Arrival[]): readonly Logged[] {
  return shownAt(false, arrivals);
}

function shownAt(hasComputers: boolean, arrivals: readonly Arrival[]): readonly Logged[] {
  let waiting: readonly LogEntry[] = [];
  let next = 0;
  for (const [arrival, each] of arrivals.entries()) {
    const acting = 'sent' in each;
    const notices = acting ? each.sent : each;
    const came = notices.map((notice) => ({
      at: next++,
      notice: notice as never,
      arrival,
      acting,
    }));
    // What is done with is forgotten each time, as a page does.
    const { from = next } = boardNotices<Notice>([...waiting, ...came], RULES, hasComputers);
    waiting = [...waiting, ...came].filter(({ at }) => at >= from);
  }
  const { notices } = boardNotices<Notice>(waiting, RULES, hasComputers);
  return notices.map(({ notice }) => notice as Logged);
}

describe('instructions for the real board', () => {
  it('stay while others move by phone, until the next step of the round', () => {
    expect(shownAfter([moved('d1', 5)], [moved('d2', 7)])).toEqual([moved('d1', 5), moved('d2', 7)]);
    expect(shownAfter([moved('d1', 5)], [moved('d2', 7)], [laid('3')])).toEqual([laid('3')]);
  });

  it('stay where a computer goes on before anybody has moved a piece, until someone acts here', () => {
    const quick = [[moved('d1', 5)], [moved('d2', 7)], [laid('3')]];
    expect(shownAt(true, quick)).toEqual(quick.flat());
    expect(shownAt(true, [...quick, [moved('d1', 9)]])).toEqual([moved('d2', 7), laid('3'), moved('d1', 9)]);
    expect(shownAt(true, [...quick, { sent: [moved('d2', 8)] }])).toEqual([moved('d2', 8)]);
  });

  it('are seen by anyone who acts at this screen', () => {
    expect(shownAfter([moved('d1', 5)], { sent: [moved('d2', 7)] })).toEqual([moved('d2', 7)]);
  });

  it('of a gap over several steps are all shown, of each piece the last', () => {
    const gap = [moved('d1', 5), moved('d2', 7), ROUND, laid('3'), shown(46), moved('d1', 9)];
    expect(shownAfter([laid('2')], gap)).toEqual([moved('d2', 7), laid('3'), shown(46), moved('d1', 9)]);
  });

  it('put the piece of X where he was seen last, however often that was in a gap', () => {
    expect(shownAfter([laid('3'), shown(46), laid('4'), shown(77)])).toEqual([laid('3'), laid('4'), shown(77)]);
  });

  it('from before a gap stay as long as the same step goes on after it', () => {
    expect(shownAfter([moved('d1', 5)], [moved('d2', 7), laid('3')])).toEqual([
      moved('d1', 5),
      moved('d2', 7),
      laid('3'),
    ]);
  });

  it('come again with the next gap: what was shown before it was done', () => {
    const first = [moved('d1', 5), laid('3')];
    expect(shownAfter(first, [moved('d2', 7)], [laid('4')])).toEqual([laid('4')]);
  });

  it('about no piece are said as long as nothing else is', () => {
    expect(shownAfter([stayed('d1')])).toEqual([stayed('d1')]);
    expect(shownAfter([stayed('d1')], [moved('d2', 7)])).toEqual([moved('d2', 7)]);
    expect(shownAfter([moved('d1', 5), stayed('d2')])).toEqual([moved('d1', 5), stayed('d2')]);
    expect(shownAfter([stayed('d2'), laid('3')])).toEqual([laid('3')]);
  });

  it('that belong to any step begin none', () => {
    expect(shownAfter([moved('d1', 5)], [SHUFFLED])).toEqual([moved('d1', 5)]);
    expect(shownAfter([laid('3')], [SHUFFLED], [laid('4')])).toEqual([laid('3'), laid('4')]);
  });

  it('about a move that was taken back are gone, and people are told', () => {
    expect(shownAfter([moved('d1', 5)], [moved('d2', 7)], [ASKED], [TAKEN_BACK])).toEqual([moved('d1', 5), TAKEN_BACK]);
  });

  it('stay after a take-back while its step of the round goes on, and no longer', () => {
    const back = [[moved('d1', 5)], [ASKED], [TAKEN_BACK], [moved('d1', 6)]] as const;
    expect(shownAfter(...back)).toEqual([TAKEN_BACK, moved('d1', 6)]);
    expect(shownAfter(...back.slice(0, 3), [laid('3')])).toEqual([laid('3')]);
    expect(shownAfter(...back.slice(0, 3), [moved('d1', 6), laid('3')])).toEqual([
      TAKEN_BACK,
      moved('d1', 6),
      laid('3'),
    ]);
  });

  it('are told of a take-back though the move fell into the same gap', () => {
    expect(shownAfter([laid('3')], [moved('d1', 5), ASKED, TAKEN_BACK])).toEqual([TAKEN_BACK]);
    expect(shownAfter([laid('3')], [moved('d1', 5), ASKED, TAKEN_BACK, moved('d1', 6)])).toEqual([
      TAKEN_BACK,
      moved('d1', 6),
    ]);
  });

  it('stay when a take-back is declined', () => {
    expect(shownAfter([moved('d1', 5)], [ASKED], [DECLINED])).toEqual([moved('d1', 5), DECLINED]);
  });

  it('are not touched by what has nothing to do with the board', () => {
    expect(shownAfter([moved('d1', 5)], [CLAIMED], [ROUND], [ASKED])).toEqual([moved('d1', 5)]);
    expect(shownAfter([CLAIMED], [ROUND])).toEqual([]);
    expect(shownAfter()).toEqual([]);
  });
});
