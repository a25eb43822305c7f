import type { MatchNotice, TableInfo } from '@mister-x/engine/protocol';
import type { Notice, View } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { makeColours, parseColours } from '@mister-x/kiosk/kit/theme/pawns.ts';
import { taskMessages } from '@mister-x/kiosk/screen/task-messages.ts';
import { castOf } from '../../../pursuit/pages/cast.js';
import { messages } from '../../messages/game/en.js';
import { messages as setup } from '../../messages/setup/en.js';
import { momentsOf } from './yard-table.svelte.js';
import { lastMove, type PieceNames, tasks } from './pieces.js';
import { replayFrames, wholeLog } from './replay.js';
import { SetupModel } from './setup-model.svelte.js';

const line = (notice: Notice): MatchNotice<Notice> => ({ kind: 'game', notice });
const momentOf = (notices: readonly MatchNotice<Notice>[]) =>
  momentsOf(notices.map((notice, at) => ({ at, notice, arrival: 1, acting: false })))[0]?.moments[0] ?? null;
const names: PieceNames = {
  colour: () => 'red',
  name: () => 'Anna',
  seat: () => 'Anna',
  startCard: true,
  undone: () => [],
};
const say = (...notices: Notice[]) =>
  tasks(notices.map(line), taskMessages(messages, setup), names).map(({ text }) => text);

describe('what to do with the pieces (CM-1)', () => {
  it('hands the ticket over after a move (SY-29)', () => {
    expect(say({ type: 'moved', detective: 'd1', ticket: 'underground', from: 74, to: 46 })).toEqual([
      'Move the red pawn to 46.',
      'Hand the Underground ticket to Mister X.',
    ]);
  });

  it('says where a pawn and its ticket go back to (CM-13)', () => {
    const back: MatchNotice<Notice> = { kind: 'taken-back', by: 'h1' };
    const tasksAfter = (...undone: Notice[]) =>
      tasks([back], taskMessages(messages, setup), { ...names, undone: () => undone });
    const moved = { type: 'moved', detective: 'd1', ticket: 'bus', from: 74, to: 46 } as const;
    const [general, pawn, ticket] = tasksAfter(moved, { type: 'roundOpened', round: 2 });
    expect(general?.text).toBe('Put pawns and tickets back as the screen shows.');
    expect(pawn).toEqual({ text: 'Put the red pawn back on 74.', pawn: 'd1', back: true });
    expect(ticket).toEqual({ text: 'Mister X: give the bus ticket back.', ticket: 'bus' });
    expect(tasksAfter({ ...moved, settled: true })).toHaveLength(2);
    expect(tasksAfter()).toEqual([general]);
  });

  it('puts the pawn of Mister X down and takes it off again (SY-36)', () => {
    expect(say({ type: 'revealed', slot: 3, stop: 46, why: 'due' })).toEqual(['Put Mister X’s pawn on 46.']);
    expect(say({ type: 'legTaken', slot: 4, ticket: 'bus', pawnRemoved: true })).toEqual([
      'Take Mister X’s pawn off the board.',
      'Lay the bus ticket on move 4 of the log.',
    ]);
  });

  it('asks for a substitute piece (SYC-6)', () => {
    expect(say({ type: 'legTaken', slot: 5, ticket: 'underground', from: 'substitute' })).toEqual([
      'Lay a substitute on move 5 of the log: Underground.',
    ]);
  });

  it('says where the double card goes (SYC-8)', () => {
    expect(say({ type: 'doublePlayed', goesTo: 'left_neighbour' })[0]).toContain('on your left');
    expect(say({ type: 'doublePlayed', goesTo: 'aside' })).toEqual(['Put the double card aside.']);
  });

  it('asks for the start card at the end where there is one (SY-9)', () => {
    const ended: Notice = {
      type: 'ended',
      end: { code: 'CAUGHT', winner: 'detectives' },
      stop: 46,
    };
    const pawn = 'Put Mister X’s pawn on 46.';
    expect(say(ended)).toEqual([pawn, 'Mister X: turn your start card face up.']);
    const dealt = tasks([line(ended)], taskMessages(messages, setup), {
      ...names,
      startCard: false,
    });
    expect(dealt.map(({ text }) => text)).toEqual([pawn]);
  });

  it('says who stays and why (SY-52)', () => {
    expect(say({ type: 'skipped', detective: 'd1', cause: 'NO_USABLE_TICKET' })).toEqual([
      'Anna: stays put, no usable ticket.',
    ]);
  });

  it('finds the last move of a log, a double as a whole', () => {
    const log = [
      line({ type: 'moved', detective: 'd1', ticket: 'taxi', from: 1, to: 2 }),
      line({ type: 'doublePlayed', goesTo: 'aside' }),
      line({ type: 'legTaken', slot: 1, ticket: 'taxi', double: 1 }),
      line({ type: 'legTaken', slot: 2, ticket: 'bus', double: 2 }),
    ];
    expect(lastMove(log)).toEqual(log.slice(1));
    expect(lastMove([])).toEqual([]);
  });
});

describe('the replay', () => {
  const view = {
    log: [
      { ticket: 'bus', stop: 74 },
      { ticket: 'taxi', stop: 58 },
    ],
    end: { start: 94 },
  } as unknown as Pick<View, 'log' | 'end'>;
  const history: MatchNotice<Notice>[] = [
    line({ type: 'startRegistered', detective: 'd1', stop: 13 }),
    line({ type: 'xReady' }),
    line({ type: 'roundOpened', round: 1 }),
    line({ type: 'legTaken', slot: 1, ticket: 'bus' }),
    line({ type: 'moved', detective: 'd1', ticket: 'taxi', from: 13, to: 4 }),
    line({ type: 'roundOpened', round: 2 }),
    { kind: 'takeback-asked', by: 'h1', of: 'x' },
    { kind: 'taken-back', by: 'h1' },
    line({ type: 'moved', detective: 'd1', ticket: 'taxi', from: 13, to: 14 }),
    line({ type: 'roundOpened', round: 2 }),
    line({ type: 'legTaken', slot: 2, ticket: 'taxi' }),
  ];

  it('shows what was hidden, and nothing that was taken back (CM-12, CM-13)', () => {
    const shown = replayFrames(history, view);
    expect(shown.map(({ x, slot, detectives }) => [x, slot, detectives.d1])).toEqual([
      [94, 0, 13],
      [74, 1, 13],
      [74, 1, 14],
      [58, 2, 14],
    ]);
    expect(shown.at(-1)?.trail).toEqual([94, 74, 58]);
  });

  it('goes on with what was played on paper, up to the end (SY-61, CM-14)', () => {
    const end: View['end'] = {
      ...{ code: 'CAUGHT', winner: 'detectives', detective: null, start: 94, stop: 46 },
      report: [
        { slot: 1, ticket: 'bus', stop: 74, verdict: 'OK' },
        { slot: 2, ticket: 'tram', stop: 75, verdict: 'TICKET_UNKNOWN' },
        { slot: 3, ticket: 'underground', stop: 46, verdict: 'NO_CONNECTION' },
      ],
    };
    const over: Notice = { type: 'ended', end: { code: 'CAUGHT', winner: 'detectives' }, stop: 46 };
    const finished = { log: [{ ticket: 'bus' as const, stop: 74 }], end };
    const shown = replayFrames(
      [line({ type: 'xReady' }), line({ type: 'legTaken', slot: 1, ticket: 'bus' }), line(over)],
      finished,
    );
    expect(shown.map(({ x, slot, ticket }) => [x, slot, ticket])).toEqual([
      [94, 0, null],
      [74, 1, 'bus'],
      [46, 3, 'underground'],
      [46, 3, 'underground'],
    ]);
    expect(wholeLog(finished).map(({ stop }) => stop)).toEqual([74, 46]);
  });
});

describe('the set-up', () => {
  it('marks a rule that no text supports as a house rule (CM-10)', () => {
    const model = new SetupModel();
    const passing = model.choices.find(({ flag }) => flag === 'detective_pass');
    if (passing === undefined) throw new Error('the flag is offered');
    expect(model.isHouse(passing)).toBe(false);
    model.set('detective_pass', 'allowed');
    expect(model.isHouse(passing)).toBe(true);
    model.set('detective_pass', 'forbidden');
    expect(model.changes).toBe(0);
  });

  it('asks the server for deviations only', () => {
    const model = new SetupModel();
    model.chooseHunters(2);
    model.set('double_entry', 'stepwise');
    expect(model.draft({ x: 'X', hunter: (n) => `D${n}` })).toEqual({
      options: {
        variant: 'modern',
        board: 'london',
        hunters: 2,
        flags: { double_entry: 'stepwise' },
      },
      seats: [
        { name: 'X', colour: 'clear' },
        { name: 'D1', colour: 'red+blu' },
        { name: 'D2', colour: 'gre+yel' },
      ],
    });
  });

  it('lets one player hunt alone only with the flag for it (SY-2)', () => {
    const model = new SetupModel();
    model.chooseHunters(1);
    expect(model.draft({ x: 'X', hunter: () => 'D' })?.options).toMatchObject({
      flags: { players: { hunters_min: 1, hunters_max: 5 } },
    });
  });

  it('never gives two pawns one colour', () => {
    const model = new SetupModel();
    model.chooseHunters(5);
    for (let i = 0; i < 20; i++) {
      model.nextColour(i % 5);
      expect(new Set(model.colours).size).toBe(5);
    }
  });
});

describe('who is who', () => {
  it('gives each pawn of two hunters a colour of its own (SY-3)', () => {
    const seats = ['x', 'h1', 'h2'].map((seat) => ({
      seat,
      role: seat === 'x' ? 'misterX' : 'hunter',
      secret: seat === 'x',
      name: seat,
      colour: { x: 'clear', h1: 'red+blu', h2: 'gre+yel' }[seat] ?? '',
      claimed: false,
      connected: false,
    }));
    const detectives = ['h1', 'h2', 'h1', 'h2'].map((hunter, i) => ({ id: `d${i + 1}`, hunter }));
    const cast = castOf({ seats } as unknown as TableInfo, { detectives } as unknown as View);
    expect(cast.pawns.map(({ colour }) => colour)).toEqual(['red', 'green', 'blue', 'yellow']);
  });

  it('reads back the colours it writes', () => {
    const colours = ['purple', 'orange', 'yellow', 'green'] as const;
    expect(makeColours(colours).length).toBeLessThanOrEqual(24);
    expect(parseColours(makeColours(colours), 4)).toEqual(colours);
    expect(new Set(parseColours('mauve', 4)).size).toBe(4);
  });
});

it('the end outshines a reveal of the same update', () => {
  const revealed = { type: 'revealed', slot: 3, stop: 46, why: 'due' } as const;
  const ended = { type: 'ended', end: { code: 'CAUGHT', winner: 'detectives' }, stop: 46 } as const;
  expect(momentOf([line(revealed), line(ended)])).toBe(ended);
  expect(momentOf([line(revealed)])).toBe(revealed);
  expect(momentOf([])).toBeNull();
});
