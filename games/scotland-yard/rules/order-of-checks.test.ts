import { describe, expect, it } from 'vitest';
import type { TestPosition } from '../test/position.js';
import { declareDouble, move, table, travel } from '../test/table.js';
import type { Action, TakenTickets, Flags } from './types.js';

/** CM-5: of several faults at once, the first in the fixed order is reported. */

type Row = readonly [name: string, place: Partial<TestPosition>, action: Action, refusal: object];

const SHOW: Partial<Flags> = { voluntary_reveal: true };
const bad: TakenTickets = { d1: 'black' };

describe("X's turn", () => {
  // X on 74, detectives on 58 and 46; so each line below carries the faults named, in order.
  const base: TestPosition = { at: [58, 46], x: 74 };
  const rows: readonly Row[] = [
    [
      'CM-5 SY-11 not his turn, then an unknown stop',
      { phase: 'detectives' },
      travel('taxi 999'),
      { code: 'NOT_YOUR_TURN' },
    ],
    ['CM-5 unknown stop, then unknown ticket', {}, travel('gondola 999'), { code: 'STOP_UNKNOWN' }],
    ['CM-5 a stop beyond any number of stops', {}, travel('taxi 1e21'), { code: 'STOP_UNKNOWN' }],
    ['CM-5 a stop below none', {}, travel('taxi -1'), { code: 'STOP_UNKNOWN' }],
    ['CM-5 SY-14 no ticket at all', {}, travel(' 92'), { code: 'TICKET_UNKNOWN' }],
    [
      'CM-5 unknown ticket in leg 2, then leg 1 without a line, no card left',
      { xTickets: { double: 0 } },
      travel('taxi 1, gondola 92'),
      { code: 'TICKET_UNKNOWN', leg: 2 },
    ],
    [
      'CM-5 unknown stop in leg 1, then unknown ticket in leg 2',
      {},
      travel('taxi 0, gondola 92'),
      { code: 'STOP_UNKNOWN', leg: 1 },
    ],
    [
      'CM-5 unknown stop in leg 2, then unknown ticket in leg 1',
      {},
      travel('double 92, taxi 0'),
      { code: 'STOP_UNKNOWN', leg: 2 },
    ],
    [
      'CM-5 SY-40 no card, then three legs',
      { xTickets: { double: 0 } },
      travel('taxi 92, taxi 74, taxi 92'),
      { code: 'DOUBLE_NONE_LEFT' },
    ],
    [
      'CM-5 SY-40 three legs, then no room in the log',
      { flags: { limit: { unit: 'slot', count: 22 } }, log: 21 },
      travel('taxi 92, taxi 74, taxi 92'),
      { code: 'DOUBLE_ALREADY_ACTIVE' },
    ],
    [
      'CM-5 SY-39 one leg of a double, then no room',
      { flags: { limit: { unit: 'slot', count: 22 } }, log: 21 },
      declareDouble('taxi 92'),
      { code: 'DOUBLE_SECOND_LEG_MISSING' },
    ],
    [
      'CM-5 SY-45 no room, then no line',
      { flags: { limit: { unit: 'slot', count: 22 } }, log: 21 },
      travel('taxi 1, taxi 2'),
      { code: 'LOG_FULL' },
    ],
    [
      'CM-5 SY-45 no room, then a reveal that was not agreed',
      { flags: { limit: { unit: 'slot', count: 22 } }, log: 21 },
      travel('taxi 92, taxi 93', bad),
      { code: 'LOG_FULL' },
    ],
    [
      'CM-5 SYC-13 not agreed, then the wrong moment, a wrong ticket, no line',
      { log: 2 },
      travel('taxi 1', bad),
      { code: 'VOLUNTARY_REVEAL_DISABLED' },
    ],
    [
      'CM-5 SYC-14 the wrong moment, then a wrong ticket, no line',
      { flags: SHOW, log: 2 },
      travel('taxi 1', bad),
      { code: 'VOLUNTARY_REVEAL_NOT_NOW' },
    ],
    [
      'CM-5 SYC-15 a wrong ticket, then no line',
      { flags: SHOW },
      travel('taxi 1', bad),
      { code: 'CONFISCATION_INVALID' },
    ],
    [
      'CM-5 SY-17 no line, then no ticket, a detective there',
      { xTickets: { taxi: 0 } },
      travel('taxi 46'),
      { code: 'NO_CONNECTION' },
    ],
    [
      'CM-5 SY-21 no ticket, then a detective there',
      { xTickets: { underground: 0 } },
      travel('underground 46'),
      { code: 'TICKET_NOT_HELD' },
    ],
    ['CM-5 SY-23 a detective there', {}, travel('underground 46'), { code: 'X_STOP_OCCUPIED' }],
    [
      'CM-5 SY-43 a detective at leg 1, then no line in leg 2',
      {},
      travel('taxi 58, taxi 1'),
      { code: 'X_TRANSIT_OCCUPIED', leg: 1 },
    ],
    [
      'CM-5 no ticket for leg 1, then a detective at leg 1',
      { xTickets: { taxi: 0 } },
      travel('taxi 58, taxi 1'),
      { code: 'TICKET_NOT_HELD', leg: 1 },
    ],
    [
      'CM-5 leg 2: no line, with the ticket spent on leg 1',
      { xTickets: { taxi: 1 } },
      travel('taxi 92, taxi 1'),
      { code: 'NO_CONNECTION', leg: 2 },
    ],
    [
      'CM-5 SY-43 leg 2: the ticket was spent on leg 1',
      { xTickets: { taxi: 1 } },
      travel('taxi 92, taxi 93'),
      { code: 'TICKET_NOT_HELD', leg: 2 },
    ],
    [
      'CM-5 SY-43 leg 2 ends on a detective',
      { at: [46, 73] },
      travel('taxi 92, taxi 73'),
      { code: 'X_STOP_OCCUPIED', leg: 2 },
    ],
    [
      'CM-5 SY-43 a bad leg 2 counts even where leg 1 would be caught',
      { flags: { double_transit_through_detective: 'caught' } },
      travel('taxi 58, taxi 1'),
      { code: 'NO_CONNECTION', leg: 2 },
    ],
    ['CM-5 SY-15 X wants to stand still', {}, { type: 'pass' }, { code: 'PASS_NOT_ALLOWED' }],
    [
      'CM-5 SY-15 X wants to stand still while detectives move',
      { phase: 'detectives' },
      { type: 'pass' },
      { code: 'NOT_YOUR_TURN' },
    ],
    ['CM-5 SY-61 the full report during play', {}, { type: 'report' }, { code: 'PHASE_WRONG' }],
  ];

  it.each(rows)('%s', (_name, place, action, refusal) => {
    expect(table({ ...base, ...place }).refuse('x', action)).toEqual(refusal);
  });

  const river: readonly Row[] = [
    [
      'CM-5 SY-47 the boat without black, then no ticket',
      { xTickets: { taxi: 0 } },
      travel('taxi 157'),
      { code: 'FERRY_NEEDS_BLACK' },
    ],
    [
      'CM-5 SY-47 the boat without black, then a detective there',
      { at: [157] },
      travel('taxi 157'),
      { code: 'FERRY_NEEDS_BLACK' },
    ],
    [
      'CM-5 SY-34 black for the boat, but none left',
      { xTickets: { black: 0 }, at: [157] },
      travel('black 157'),
      { code: 'TICKET_NOT_HELD' },
    ],
    [
      'CM-5 SY-47 leg 2 by boat without black',
      {},
      travel('black 157, taxi 115'),
      { code: 'FERRY_NEEDS_BLACK', leg: 2 },
    ],
  ];

  it.each(river)('%s', (_name, place, action, refusal) => {
    expect(table({ at: [], x: 194, ...place }).refuse('x', action)).toEqual(refusal);
  });
});

describe('stepwise doubles', () => {
  const step: Partial<Flags> = { double_entry: 'stepwise' };
  const dead: TestPosition = {
    // From 3 the taxi leads back to 1 alone, and a detective will not let him: no second leg.
    board: 'T',
    at: [2, 9, 8],
    x: 1,
    flags: step,
    xTickets: { taxi: 1, bus: 0, underground: 0, black: 0 },
  };
  const rows: readonly Row[] = [
    [
      'CM-5 SY-44 no second leg exists, after all other checks',
      dead,
      declareDouble('taxi 3'),
      { code: 'DOUBLE_NO_SECOND_LEG' },
    ],
    [
      'CM-5 SY-43 a detective at leg 1 comes before the look-ahead',
      dead,
      declareDouble('taxi 2'),
      { code: 'X_TRANSIT_OCCUPIED' },
    ],
    [
      'CM-5 SYC-13 a reveal with the first leg comes before the look-ahead',
      { ...dead, flags: { ...step, ...SHOW } },
      { ...declareDouble('taxi 3'), show: {} } as Action,
      { code: 'VOLUNTARY_REVEAL_NOT_NOW' },
    ],
    [
      'CM-5 SY-44 the look-ahead also holds where leg 1 would be caught',
      { ...dead, flags: { ...step, double_transit_through_detective: 'caught' } },
      declareDouble('taxi 2'),
      { code: 'DOUBLE_NO_SECOND_LEG' },
    ],
  ];

  it.each(rows)('%s', (_name, place, action, refusal) => {
    expect(table({ ...dead, ...place }).refuse('x', action)).toEqual(refusal);
  });
});

describe("a detective's turn", () => {
  // D1 on 74, D2 on 46; X far away. D1 holds no bus ticket.
  const base: TestPosition = {
    at: [74, 46],
    tickets: [{ taxi: 2, underground: 2 }],
    x: 1,
    phase: 'detectives',
  };
  type Odd = readonly [name: string, place: Partial<TestPosition>, seat: string, action: Action, code: string];
  const named = (text: string, more: object): Action => ({ ...move('d1', text), ...more }) as Action;
  const rows: readonly Odd[] = [
    [
      'CM-5 SY-11 X has not moved yet, then an unknown stop',
      { phase: 'x_turn' },
      'h1',
      move('d1', 'gondola 0'),
      'NOT_YOUR_TURN',
    ],
    ["CM-5 another hunter's pawn", {}, 'h2', move('d1', 'taxi 58'), 'NOT_YOUR_TURN'],
    ['CM-5 a pawn that does not exist', {}, 'h1', move('d9', 'taxi 58'), 'NOT_YOUR_TURN'],
    ["CM-5 X moves a detective's pawn", {}, 'x', move('d1', 'taxi 58'), 'NOT_YOUR_TURN'],
    ["CM-5 a hunter plays X's turn", { phase: 'x_turn' }, 'h1', travel('taxi 2'), 'NOT_YOUR_TURN'],
    ['CM-5 SY-12 out of order, then an unknown stop', {}, 'h2', move('d2', 'taxi 0'), 'OUT_OF_ORDER'],
    ['CM-5 SY-12 out of order by standing still', {}, 'h2', { type: 'pass' }, 'OUT_OF_ORDER'],
    [
      'CM-5 SY-12 in fixed order, moving again is out of order',
      { acted: 1 },
      'h1',
      move('d1', 'taxi 58'),
      'OUT_OF_ORDER',
    ],
    [
      'CM-5 SY-12 in free order, moving again, then an unknown stop',
      { acted: 1, flags: { detective_order: 'free' } },
      'h1',
      move('d1', 'taxi 0'),
      'DETECTIVE_ALREADY_MOVED',
    ],
    ['CM-5 unknown stop, then black', {}, 'h1', move('d1', 'black 0'), 'STOP_UNKNOWN'],
    ['CM-5 SY-14 no ticket given', {}, 'h1', move('d1', ' 58'), 'TICKET_UNKNOWN'],
    ['CM-5 SY-40 a double card is no ticket', {}, 'h1', move('d1', 'double 58'), 'TICKET_UNKNOWN'],
    ['CM-5 SY-34 black, then no line', {}, 'h1', move('d1', 'black 1'), 'BLACK_X_ONLY'],
    ['CM-5 SY-34 black, then the supply of another', {}, 'h1', named('black 58', { supply: 'd2' }), 'BLACK_X_ONLY'],
    [
      'CM-5 CM-9 SY-33 the supply of another, then no line',
      {},
      'h1',
      named('taxi 1', { supply: 'd2' }),
      'TICKET_NOT_OWN',
    ],
    ['CM-5 SY-17 no line, then no ticket', {}, 'h1', move('d1', 'bus 46'), 'NO_CONNECTION'],
    ['CM-5 SY-21 no ticket', {}, 'h1', move('d1', 'bus 94'), 'TICKET_NOT_HELD'],
    [
      'CM-5 SY-21 no ticket, then a colleague there',
      { tickets: [{ taxi: 1 }] },
      'h1',
      move('d1', 'underground 46'),
      'TICKET_NOT_HELD',
    ],
    ['CM-5 SY-6 a ticket of the box is not held', {}, 'h1', named('taxi 58', { supply: 'box' }), 'TICKET_NOT_HELD'],
    ['CM-5 SY-6 a ticket of the box, but no line', {}, 'h1', named('taxi 1', { supply: 'box' }), 'NO_CONNECTION'],
    ['CM-5 SY-22 a colleague there', {}, 'h1', move('d1', 'underground 46'), 'DETECTIVE_STOP_OCCUPIED'],
    ['CM-5 SY-16 standing still', {}, 'h1', { type: 'pass' }, 'PASS_NOT_ALLOWED'],
    [
      'CM-5 SY-33 handing over, an unknown ticket first',
      {},
      'h1',
      { type: 'handTicket', from: 'd1', to: 'd2', ticket: 'double' },
      'TICKET_UNKNOWN',
    ],
    [
      'CM-5 SY-33 handing over a ticket',
      {},
      'h1',
      { type: 'handTicket', from: 'd1', to: 'd2', ticket: 'taxi' },
      'TICKET_EXCHANGE_FORBIDDEN',
    ],
    [
      'CM-5 SY-33 handing over in the turn of X',
      { phase: 'x_turn' },
      'h1',
      { type: 'handTicket', from: 'd1', to: 'd2', ticket: 'taxi' },
      'NOT_YOUR_TURN',
    ],
    [
      'CM-5 SY-47 the boat, then no ticket',
      { at: [194], tickets: [{ bus: 1 }] },
      'h1',
      move('d1', 'taxi 157'),
      'FERRY_X_ONLY',
    ],
    ['CM-5 SY-61 the full report during play', {}, 'h1', { type: 'report' }, 'PHASE_WRONG'],
    [
      'CM-5 SYC-14 a reveal asked for on its own skips the question whose turn it is',
      { flags: SHOW },
      'x',
      { type: 'show', take: {} },
      'VOLUNTARY_REVEAL_NOT_NOW',
    ],
    [
      'CM-5 SYC-13 a reveal asked for on its own, never agreed',
      {},
      'x',
      { type: 'show', take: {} },
      'VOLUNTARY_REVEAL_DISABLED',
    ],
  ];

  it.each(rows)('%s', (_name, place, seat, action, code) => {
    expect(table({ ...base, ...place }).refuse(seat, action)).toEqual({ code });
  });

  it('CM-5 CM-16 after the end everything is GAME_OVER', () => {
    const over = table({ ...base, x: 46, at: [74] });
    over.move('d1', 'underground 46');
    for (const action of [
      travel('taxi 0'),
      move('d9', 'gondola 0'),
      { type: 'configure', flags: {} },
      { type: 'deal' },
      { type: 'report' },
      { type: 'audit' },
      { type: 'pass' },
    ] satisfies Action[]) {
      for (const seat of ['x', 'h1', 'referee']) {
        expect(over.refuse(seat, action)).toEqual({ code: 'GAME_OVER' });
      }
    }
    for (const kind of ['takeback', 'concede', 'abandon'] as const) {
      expect(over.refuseCommand('h1', { kind })).toEqual({ code: 'GAME_OVER' });
    }
  });
});
