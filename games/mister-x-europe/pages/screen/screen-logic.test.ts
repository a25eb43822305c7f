import { TICKET_KINDS, type Notice, REFUSAL_CODES, retention } from '../../rules/browser.js';
import { noticesInForce } from '@mister-x/engine/notices';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { messages as common } from '@mister-x/kiosk/messages/common/en.ts';
import { boardNotices } from '@mister-x/kiosk/screen/board-notices.ts';
import { taskMessages } from '@mister-x/kiosk/screen/task-messages.ts';
import { ticketKindText } from '../shared/sentences.js';
import { messages } from '../../messages/game/en.js';
import { messages as setup } from '../../messages/setup/en.js';
import { momentsOf } from './moments.js';
import { lastMove, type PieceNames, stepOf, pieceTasks } from './pieces.js';
import { replayFrames } from './replay.js';
import { isRingStillThere } from './europe-table.svelte.js';
import { SetupModel } from './setup-model.svelte.js';

const lineOf = (notice: Notice): MatchNotice<Notice> => ({ kind: 'game', notice });
const momentOf = (notices: readonly MatchNotice<Notice>[]) =>
  momentsOf(notices.map((notice, at) => ({ at, notice, arrival: 1, acting: false })))[0]?.moments[0] ?? null;
const names: PieceNames = {
  colour: () => 'red',
  pawn: () => 'Anna',
  seat: (seat) => seat,
  realTickets: true,
  liesThere: () => true,
  undone: () => [],
};
const say = (...notices: Notice[]) =>
  pieceTasks(notices.map(lineOf), taskMessages(messages, setup), names).map(({ text }) => text);

const RING: Extract<Notice, { type: 'ringPlaced' }> = {
  type: 'ringPlaced',
  pair: 2,
  stop: 137,
  slot: 4,
  from: { stop: 88, slot: 3 },
};

describe('what to do with the pieces (CM-1)', () => {
  it('lays the ticket on the colour card (MX-35)', () => {
    expect(say({ type: 'moved', detective: 'd1', ticket: 'car/beacon', from: 302, to: 303 })).toEqual([
      'Move the red pawn to 303.',
      'Lay the car ticket on the red colour card.',
    ]);
    expect(say({ type: 'movesClosed' })).toEqual(['Put the tickets from the colour cards on the discard pile.']);
  });

  it('says where a pawn and its ticket go back to (CM-13)', () => {
    const back: MatchNotice<Notice> = { kind: 'taken-back', by: 'h1' };
    const moved: Notice = {
      ...{ type: 'moved', detective: 'd1', ticket: 'car/beacon' },
      ...{ from: 302, to: 303 },
    };
    const undone = pieceTasks([back], taskMessages(messages, setup), {
      ...names,
      undone: () => [moved],
    });
    expect(undone.map(({ text }) => text)).toEqual([
      'Put pawns and tickets back as the screen shows.',
      'Put the red pawn back on 302.',
      'Anna: take the car ticket back from your colour card.',
    ]);
  });

  it('pays and lays tickets face down without a word of what they are (MX-25 to MX-27)', () => {
    expect(
      say(
        { type: 'specialPaid', special: 'secret', count: 3 },
        { type: 'legTaken', slot: 7, ticket: null, faceDown: true, double: 0 },
      ),
    ).toEqual([
      'Mister X: put 3 tickets with a silhouette into the box.',
      'Mister X: lay a ticket face down on slot 7. Nobody may look at it.',
    ]);
  });

  it('asks nobody to draw what they have drawn and counted (CM-11, MX-47)', () => {
    const drew = { type: 'drew', hand: 'h1', count: 2, for: 'refill' } as const;
    expect(say(drew)).toEqual(['h1 has drawn 2 tickets.']);
  });

  it('asks nothing of tickets that nobody holds, as the referee deals them to phones (MX-11)', () => {
    const moved: Notice = {
      ...{ type: 'moved', detective: 'd1', ticket: 'car/beacon' },
      ...{ from: 302, to: 303 },
    };
    const all: readonly Notice[] = [
      { type: 'specialPaid', special: 'double', count: 3 },
      { type: 'legTaken', slot: 7, ticket: null, faceDown: true, double: 0 },
      { type: 'legTaken', slot: 8, ticket: 'train/beacon', faceDown: false, double: 0 },
      {
        ...{ type: 'openLegTaken', leg: 25, ticket: 'car/beacon', stop: 88 },
        ...{ double: 0, pawnAppears: false },
      },
      { type: 'swapped', count: 8 },
      { type: 'discarded', hand: 'h1', count: 2 },
      { type: 'reshuffled', from: 'both' },
      { type: 'drew', hand: 'h1', count: 2, for: 'refill' },
      { type: 'drew', hand: 'x', count: 1, for: 'refill' },
      moved,
      { type: 'movesClosed' },
      { type: 'investigated', stop: 88, leg: 3, parts: { h1: 3 } },
      {
        ...{ type: 'operated', detective: 'd1', transport: 'car', ticket: 'car/beacon' },
        ...{ from: 303, to: 304, parts: { h1: 2, h2: 1 } },
      },
      RING,
    ];
    const dealt = { ...names, realTickets: false };
    const due = pieceTasks(all.map(lineOf), taskMessages(messages, setup), dealt);
    expect(due.map(({ text }) => text)).toEqual([
      'Put Mister X’s pawn on 88.',
      'Move the red pawn to 303.',
      'Move the red pawn to 304.',
      'Take ring pair 2 from city 88 and slot 3.',
      'Ring pair 2: one ring on city 137, the other on slot 4.',
    ]);
    expect(due.every(({ ticket }) => ticket === undefined)).toBe(true);
    const back: MatchNotice<Notice> = { kind: 'taken-back', by: 'h1' };
    const undone = pieceTasks([back], taskMessages(messages, setup), {
      ...dealt,
      undone: () => [moved],
    });
    expect(undone.map(({ text }) => text)).toEqual([
      'Put the pawns back as the screen shows.',
      'Put the red pawn back on 302.',
    ]);
  });

  it('takes a pair of rings from its old place before it puts it down (MX-51, MX-52)', () => {
    expect(say(RING)).toEqual([
      'Take ring pair 2 from city 88 and slot 3.',
      'Ring pair 2: one ring on city 137, the other on slot 4.',
    ]);
  });

  it('takes a pair from wherever it lies when it was moved unseen (MX-52)', () => {
    const check = (slot: number, to: number, from: number): readonly Notice[] => [
      { type: 'checked', hits: [{ stop: to, slot }] },
      { ...RING, stop: to, slot, from: { stop: from, slot: 3 } },
      { type: 'roundOpened', round: slot },
      { type: 'moved', detective: 'd1', ticket: 'car/beacon', from: slot, to: slot + 1 },
    ];
    const log = [...check(5, 30, 12), ...check(7, 44, 30)].map((notice, index) => ({
      at: 60 + index,
      notice: lineOf(notice),
    }));
    const say = (notices: typeof log, arrival: (at: number) => number, entered: number) => {
      const arrived = notices.map((each) => ({
        ...each,
        arrival: arrival(each.at),
        acting: false,
      }));
      const { notices: shown } = boardNotices<Notice>(arrived, { retention, step: stepOf });
      const own = {
        ...names,
        liesThere: (ring: typeof RING) => isRingStillThere(ring, arrived, entered),
      };
      const all = shown.map(({ notice }) => notice as MatchNotice<Notice>);
      const said = pieceTasks(all, taskMessages(messages, setup), own);
      return said.filter(({ rings }) => rings !== undefined).map(({ text }) => text)[0];
    };
    const second = log.slice(4);
    const from30 = 'Take ring pair 2 from city 30 and slot 3.';
    const anywhere = 'Take ring pair 2 from the board.';
    // As it came; in a gap of which all came; in one of which only what still holds came.
    expect(say(log.slice(0, 6), (at) => at, 60)).toBe(from30);
    expect(say(second, () => 1, 64)).toBe(from30);
    expect(say(log, () => 1, 60)).toBe(anywhere);
    expect(say(second, () => 1, 20)).toBe(anywhere);
    expect(say([...log.slice(0, 1), ...second], (at) => Math.min(at, 61), 20)).toBe(anywhere);
  });

  it('says that there is no trace and nothing more (MX-49)', () => {
    expect(say({ type: 'checked', hits: [] })).toEqual(['Position check: no trace.']);
  });

  it('tells which pile is shuffled (MX-60, MX-61)', () => {
    expect(say({ type: 'reshuffled', from: 'box' })[0]).toContain('tickets in the box');
  });

  it('finds the last move of a log, a double with its price', () => {
    const log = [
      lineOf({ type: 'moved', detective: 'd1', ticket: 'car/beacon', from: 1, to: 2 }),
      lineOf({ type: 'specialPaid', special: 'double', count: 3 }),
      lineOf({ type: 'legTaken', slot: 1, ticket: 'car/beacon', faceDown: false, double: 1 }),
      lineOf({ type: 'legTaken', slot: 2, ticket: 'car/beacon', faceDown: false, double: 2 }),
    ];
    expect(lastMove(log)).toEqual(log.slice(1));
  });
});

it('shuffles with the draw that needs it, on a page that was loaded again too (MX-60)', () => {
  const drew = (hand: 'x' | 'h1') => lineOf({ type: 'drew', hand, count: 2, for: 'refill' });
  const shuffled = lineOf({ type: 'reshuffled', from: 'discard' });
  const log = [drew('h1'), shuffled, drew('x')];
  expect(lastMove(log)).toEqual(log.slice(1));
  expect(lastMove([shuffled, drew('x'), drew('h1')])).toEqual([drew('h1')]);
});

describe('the moments when everybody looks up', () => {
  it('shows the traces of the check with their rings (MX-50)', () => {
    const hits = [{ stop: 137, slot: 4 }];
    expect(momentOf([lineOf({ type: 'checked', hits }), lineOf(RING)])).toEqual({
      type: 'trace',
      by: 'check',
      ...hits[0],
      rings: [RING],
    });
    expect(momentOf([lineOf({ type: 'checked', hits: [] })])).toBeNull();
  });

  it('puts the end before everything (MX-48)', () => {
    const ended: Notice = {
      type: 'ended',
      end: { code: 'CAUGHT', winner: 'detectives' },
      start: 1,
      stop: 2,
    };
    expect(momentOf([lineOf({ type: 'checked', hits: [{ stop: 1, slot: 1 }] }), lineOf(ended)])).toBe(ended);
  });

  it('shows the traces after a long gap as well, though only the end is left of what followed', () => {
    const moved = (from: number) =>
      lineOf({ type: 'moved', detective: 'd1', ticket: 'car/beacon', from, to: from + 1 });
    const log: readonly MatchNotice<Notice>[] = [
      ...Array.from({ length: 41 }, (_, from) => moved(from)),
      lineOf({ type: 'checked', hits: [{ stop: 137, slot: 4 }] }),
      lineOf(RING),
      lineOf({ type: 'roundOpened', round: 4 }),
      { kind: 'concede-asked', by: 'h1', of: ['h2'] },
      { kind: 'concede-agreed', by: 'h2' },
      lineOf({
        type: 'ended',
        end: { code: 'CONCEDED_BY_DETECTIVES', winner: 'x' },
        start: 1,
        stop: 2,
      }),
    ];
    const all = log.map((notice, at) => ({ at, notice, arrival: 1, acting: false }));
    const shown = (some: typeof all) => momentsOf(some).flatMap(({ moments }) => moments.map(({ type }) => type));
    const kept = noticesInForce(all, ({ notice }) => notice as MatchNotice<Notice>, retention);
    expect(kept.length).toBeLessThan(5);
    expect([shown(all), shown([...kept])]).toEqual([
      ['trace', 'ended'],
      ['trace', 'ended'],
    ]);
  });
});

describe('the replay', () => {
  it('forgets a move that was taken back (CM-13)', () => {
    const history: MatchNotice<Notice>[] = [
      lineOf({ type: 'startRegistered', detective: 'd1', stop: 10 }),
      lineOf({ type: 'moved', detective: 'd1', ticket: 'car/beacon', from: 10, to: 11 }),
      { kind: 'taken-back', by: 'h1' },
      lineOf({ type: 'moved', detective: 'd1', ticket: 'car/beacon', from: 10, to: 12 }),
    ];
    const all = replayFrames(history, { slots: [], end: null });
    expect(all.map(({ detectives }) => detectives.d1)).toEqual([12]);
  });
});

describe('the words', () => {
  it('name every kind of ticket by both halves, and a face-down one not at all (MX-3, MX-27)', () => {
    expect(new Set(TICKET_KINDS.map((kind) => ticketKindText(messages, kind))).size).toBe(TICKET_KINDS.length);
    expect(ticketKindText(messages, null)).toBe('face down');
  });

  it('have a sentence for every refusal', () => {
    const known = { ...common.refusals, ...messages.refusals };
    for (const code of REFUSAL_CODES) expect(known).toHaveProperty(code);
  });
});

describe('the set-up', () => {
  const fallback = { x: 'X', hunter: (n: number) => `H${n}` };

  it('shares five pawns among one to five hunters in any way (MX-5)', () => {
    const model = new SetupModel();
    model.chooseHunters(2);
    expect(model.split).toEqual([3, 2]);
    for (let i = 0; i < 9; i++) model.morePawns(1);
    expect(model.split).toEqual([1, 4]);
    expect(model.mayHaveMore(1)).toBe(false);
    expect(model.pawnsOf(1)).toEqual([1, 2, 3, 4]);
    model.chooseHunters(1);
    expect(model.draft(fallback)?.options).toEqual({
      board: 'europe',
      devices: 'phones',
      split: [5],
      flags: {},
    });
  });

  it('asks nothing about hands where the screen shows none (MX-11)', () => {
    const model = new SetupModel();
    model.set('hand_source', 'server');
    expect(model.draft(fallback)?.options).toMatchObject({ flags: { hand_source: 'server' } });
    model.devices = 'kiosk';
    expect(model.draft(fallback)?.options).toMatchObject({ devices: 'kiosk', flags: {} });
  });
});
