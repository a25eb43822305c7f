import { describe, expect, it } from 'vitest';
import type { BoardFile } from '../../pursuit/rules/board-file.js';
import { replayRows } from './audit.js';
import { PRESETS } from './flags.js';

import { boardsWithTestBoards, europeGameWithTestBoards } from '../test/boards.js';
import { ownBoard } from '../test/own-board.js';
import type { TestPosition } from '../test/position.js';
import { move, newTable, partsOfText, REFEREE, TABLE, table, ticketsOfText, travel } from '../test/table.js';

/** Several faults at once: the answer is the first of the list (CM-5). */

describe('the order of checks', () => {
  const moves: TestPosition = {
    phase: 'moves',
    at: [302, 303],
    moved: [2],
    hands: ['car/M', 'plane/B'],
  };

  it.each([
    ['NOT_YOUR_TURN', move('d4', 'gold/M 999')],
    ['DETECTIVE_ALREADY_MOVED', move('d2', 'gold/M 999')],
    ['STOP_UNKNOWN', move('d1', 'gold/M 999')],
    ['STOP_UNKNOWN', move('d1', 'gold/M 1e21')],
    ['STOP_UNKNOWN', move('d1', 'gold/M -1')],
    ['STOP_UNKNOWN', move('d1', 'gold/M 0')],
    ['TICKET_UNKNOWN', move('d1', 'gold/M 304')],
    ['NO_CONNECTION', move('d1', 'plane/M 304')],
    ['TICKET_NOT_HELD', move('d1', 'train/M 304')],
    ['DETECTIVE_STOP_OCCUPIED', move('d1', 'car/M 303')],
  ] as const)('CM-5 of a move: %s', (code, action) => {
    expect(table(moves).refuse('h1', action)).toEqual({ code });
  });

  it.each([
    ['STOP_UNKNOWN', 1, travel('gold/M 999, car/M 302', 'double', 'car/F')],
    ['STOP_UNKNOWN', 2, travel('gold/M 302, car/M 999', 'double', 'car/F')],
    ['STOP_UNKNOWN', 1, travel('gold/M 1e21, car/M -1', 'double', 'car/F')],
    ['STOP_UNKNOWN', 2, travel('gold/M 302, car/M 1e21', 'double', 'car/F')],
    ['STOP_UNKNOWN', 2, travel('gold/M 302, car/M -1', 'double', 'car/F')],
    ['TICKET_UNKNOWN', 2, travel('car/M 302, gold/M 303', 'double', 'car/F')],
    ['SPECIAL_SYMBOL', undefined, travel('car/M 309, car/M 303', 'double', '2 car/S')],
    ['SPECIAL_COUNT', undefined, travel('car/M 309, car/M 303', 'double', '2 car/F')],
    ['NO_CONNECTION', 1, travel('car/M 309, car/M 303', 'double', '3 plane/F')],
    ['TICKET_NOT_HELD', undefined, travel('car/M 302, car/M 309', 'double', '3 plane/F')],
    ['X_TRANSIT_OCCUPIED', 1, travel('car/M 302, car/M 309', 'double', '3 car/F')],
  ] as const)('CM-5 of a double: %s, leg %s', (code, leg, action) => {
    const t = table({ at: [302], hand: '3 car/F, 2 car/M' });
    expect(t.refuse('x', action)).toEqual(leg === undefined ? { code } : { code, leg });
  });

  const specials: TestPosition = {
    phase: 'specials',
    round: 6,
    log: 6,
    at: [302],
    moved: [1, 2, 3, 4, 5],
    hands: ['3 car/B, car/M', '2 train/M'],
  };
  const operate = (given: Record<string, string>, transport: string, stop: number) =>
    ({ type: 'operate', parts: partsOfText(given), detective: 'd1', transport, stop }) as const;

  it.each([
    ['STOP_UNKNOWN', 6, operate({ h1: 'gold/M' }, 'train', 999)],
    ['STOP_UNKNOWN', 6, operate({ h1: 'gold/M' }, 'train', 1e21)],
    ['STOP_UNKNOWN', 6, operate({ h1: 'gold/M' }, 'train', -1)],
    ['TICKET_UNKNOWN', 6, operate({ h1: 'gold/M', h2: 'train/M' }, 'train', 310)],
    ['TICKET_NOT_OWN', 4, operate({ h1: 'car/M', h2: 'train/M' }, 'train', 310)],
    ['SPECIAL_TOO_EARLY', 4, operate({ h1: 'car/M' }, 'train', 310)],
    ['SPECIAL_SYMBOL', 6, operate({ h1: 'car/M' }, 'train', 310)],
    ['SPECIAL_COUNT', 6, operate({ h1: '2 car/B' }, 'train', 310)],
    ['SPECIAL_CONTRIBUTION_LIMIT', 6, operate({ h1: '4 car/B' }, 'plane', 310)],
    ['SPECIAL_OP_TRANSPORT', 6, operate({ h1: '3 train/B' }, 'train', 310)],
    ['NO_CONNECTION', 6, operate({ h1: '3 train/B' }, 'car', 310)],
    ['TICKET_NOT_HELD', 6, operate({ h1: '3 train/B' }, 'car', 306)],
  ] as const)('CM-5 of a special operation: %s in round %i', (code, round, action) => {
    expect(table({ ...specials, round }).refuse('h1', action)).toEqual({ code });
  });

  it.each([
    ['x', 1e21, true, 'NOT_YOUR_TURN'],
    ['h1', 999, true, 'STOP_UNKNOWN'],
    ['h1', 1e21, false, 'STOP_UNKNOWN'],
    ['h1', -1, true, 'STOP_UNKNOWN'],
    ['h1', 304, false, 'PHASE_WRONG'],
  ] as const)('CM-5 MX-54 of a disc by %s on %d, %s: %s', (seat, stop, on, code) => {
    expect(table(moves).refuse(seat, { type: 'disc', stop, on })).toEqual({ code });
  });

  it('CM-5 a stop of a single trip: STOP_UNKNOWN before the ticket', () => {
    const t = table({ at: [302], hand: 'car/M' });
    for (const stop of ['999', '1e21', '-1']) {
      expect(t.refuse('x', travel(`gold/M ${stop}`))).toEqual({ code: 'STOP_UNKNOWN' });
    }
  });

  it('CM-5 set-up commands are locked in play, no matter who sends them; others wait for play', () => {
    const t = table({ hand: 'car/M' });
    for (const seat of ['x', 'h1', 'nobody', REFEREE]) {
      expect(t.refuse(seat, { type: 'dealStarts' })).toEqual({ code: 'OPTION_LOCKED' });
    }
    expect(newTable({}).refuse('x', travel('car/M 302'))).toEqual({ code: 'GAME_NOT_STARTED' });
  });
});

describe('codes of set-up', () => {
  const parse = (input: object) => {
    const parsed = europeGameWithTestBoards.parseOptions(input);
    return parsed.ok ? undefined : parsed.error.code;
  };
  it.each([
    [{ hunters: 6 }, 'SETUP_PLAYER_COUNT'],
    [{}, 'SETUP_PLAYER_COUNT'],
    [{ split: [5, 0] }, 'SETUP_SPLIT_INVALID'],
    [{ hunters: 2, board: 'nowhere' }, 'BOARD_DATA_INVALID'],
    [{ hunters: 2, flags: { x_hand: 9 } }, 'CONFIG_INCONSISTENT'],
    [{ hunters: 2, flags: { first_special: { unit: 'leg', value: 6 } } }, 'CONFIG_INCONSISTENT'],
  ])('MX-5 CM-15 options %j: %s', (input, code) => {
    expect(parse(input)).toBe(code);
  });

  it.each([
    ['too few tickets for all racks, slots and cards', ownBoard(7), 'CONFIG_SUPPLY_MISMATCH'],
    ['lines that no ticket serves', withoutTickets('plane'), 'CONFIG_SUPPLY_MISMATCH'],
    ['another fault besides', { ...ownBoard(7), starts: {} }, 'BOARD_DATA_INVALID'],
    ['no tickets missing', ownBoard(8), undefined],
  ])('MX-13 CM-15 a board with %s: %s', (_, board, code) => {
    expect(parse({ hunters: 2, board })).toBe(code);
  });

  it('MX-6 MX-7 a first hand has its size', () => {
    const t = newTable({ board: 'europe' });
    const hand = (count: number) => ({ type: 'registerHand', tickets: t.state.stack.slice(0, count) }) as const;
    expect(t.refuse('x', hand(7))).toEqual({ code: 'SETUP_HAND_SIZE' });
    expect(t.refuse('h1', hand(8))).toEqual({ code: 'SETUP_HAND_SIZE' });
    t.play('x', hand(8));
    t.play('h1', hand(7));
    expect(t.refuse('h1', { type: 'configure', flags: { takeback: 'none' } })).toEqual({
      code: 'OPTION_LOCKED',
    });
  });

  it('CM-2 what is no action is refused before anything else', () => {
    for (const input of [null, 7, {}, { type: 'fly' }, { type: 'travel', legs: [] }]) {
      expect(europeGameWithTestBoards.parseAction(input)).toMatchObject({
        error: { code: 'MALFORMED' },
      });
    }
  });
});

describe('taking back', () => {
  const place: TestPosition = {
    phase: 'moves',
    x: 301,
    at: [302, 303],
    moved: [2],
    hands: ['2 car/M', ''],
  };

  it.each([
    [true, 'taken-back'],
    [false, 'takeback-declined'],
  ])('CM-13 X agrees %s: %s', (agree, kind) => {
    const t = table(place);
    const before = JSON.stringify(t.state);
    t.move('d1', 'car/M 306');
    t.send('h1', { kind: 'takeback' });
    expect(t.refuse('h1', { type: 'closeMoves' })).toEqual({ code: 'PHASE_WRONG' });
    t.send('x', { kind: 'answer-takeback', agree });
    expect(t.feed('h1').at(-1)?.kind).toBe(kind);
    expect(JSON.stringify(t.state) === before).toBe(agree);
    if (!agree) expect(t.feed('h1').at(-1)).toMatchObject({ code: 'TAKEBACK_DECLINED' });
  });

  it.each([
    ['none', 'TAKEBACK_DISABLED'],
    ['public_only', 'TAKEBACK_DISABLED'],
  ] as const)('CM-13 %s: a move stands', (takeback, code) => {
    const t = table({ ...place, flags: { takeback } });
    t.move('d1', 'car/M 306');
    expect(t.refuseCommand('h1', { kind: 'takeback' })).toEqual({ code });
    expect(t.refuseCommand('x', { kind: 'takeback' })).toEqual({ code: 'TAKEBACK_NOT_NOW' });
  });

  it('CM-13 `public_only`: what was thrown off comes back before the draw', () => {
    const flags = { takeback: 'public_only' } as const;
    const t = table({ ...place, phase: 'specials', flags });
    const before = JSON.stringify(t.state);
    t.play('h1', { type: 'discard', tickets: ticketsOfText('car/M') });
    t.send('h1', { kind: 'takeback' });
    expect(JSON.stringify(t.state)).toBe(before);
  });
});

describe('the end', () => {
  it.each([
    ['x', { kind: 'concede' }, 'CONCEDED_BY_X', ['h1', 'h2']],
    ['h1', { kind: 'concede' }, 'CONCEDED_BY_DETECTIVES', ['x']],
    [REFEREE, { kind: 'abandon' }, 'ABANDONED', []],
  ] as const)('CM-16 MX-63 %s: %j is %s', (seat, command, code, winners) => {
    const t = table({ hand: 'car/M' });
    t.send(seat, command);
    // Hunters only together (CM-17).
    if (seat === 'h1') t.send('h2', { kind: 'answer-concede', agree: true });
    expect(europeGameWithTestBoards.outcome(t.state)).toEqual({ code, winners });
    expect(t.refuse('x', travel('car/M 302'))).toEqual({ code: 'GAME_OVER' });
    expect(t.view(TABLE).end).toMatchObject({ start: 301, mission: 'green' });
  });

  it('MX-64 the report asks for the end, and goes on from what was written', () => {
    const t = table({ hand: 'car/M' });
    expect(t.refuse('h1', { type: 'report' })).toEqual({ code: 'PHASE_WRONG' });
    const row = (ticket: string, stop: number, more = {}) => ({
      ticket,
      stop,
      faceDown: false,
      ...more,
    });
    const rows = [
      row('car/magnifier', 999),
      row('gold/magnifier', 302),
      row('car/magnifier', 303),
      row('car/magnifier', 304, { detectives: [304], held: 1 }),
      row('car/magnifier', 305, { detectives: [305], double: 1 }),
      row('car/magnifier', 310, { special: 'double', paid: ticketsOfText('3 car/M') }),
      row('car/magnifier', 305, { special: 'double', paid: ticketsOfText('2 car/F') }),
      row('car/magnifier', 304, { detectives: [304], held: 0 }),
    ] as const;
    const verdicts = replayRows(boardsWithTestBoards.E, PRESETS.default, 301, rows).map(({ verdict }) => verdict);
    expect(verdicts).toEqual([
      'STOP_UNKNOWN',
      'TICKET_UNKNOWN',
      'OK',
      'X_STOP_OCCUPIED',
      'X_TRANSIT_OCCUPIED',
      'SPECIAL_SYMBOL',
      'SPECIAL_COUNT',
      'TICKET_NOT_HELD',
    ]);
  });
});

/** A box that has enough tickets in all, but none of this transport. */
function withoutTickets(transport: string): BoardFile {
  const { tickets = {}, ...board } = ownBoard(12);
  const others = Object.entries(tickets).filter(([kind]) => !kind.startsWith(`${transport}/`));
  return { ...board, tickets: Object.fromEntries(others) };
}
