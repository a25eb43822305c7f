import { describe, expect, it } from 'vitest';
import { scotlandYardWithT } from '../test/boards.js';
import type { TestPosition } from '../test/position.js';
import { move, REFEREE, reachOf, tableWithStarts, eventTexts, TABLE, table } from '../test/table.js';
import type { Action, Flags } from './types.js';

const playing: TestPosition = { at: [74, 153, 46], x: 1, phase: 'detectives' };

describe('order', () => {
  it('SY-11 SY-12 X moves, then each detective once, in the order of the seats', () => {
    const t = tableWithStarts({ hunters: 3 }, [13, 26, 29], 94);
    expect(t.view(TABLE)).toMatchObject({ round: 1, next: ['x'] });
    t.travel('bus 74');
    for (const [pawn, leg] of [
      ['d1', 'taxi 24'],
      ['d2', 'taxi 15'],
      ['d3', 'taxi 16'],
    ] as const) {
      expect(t.view(TABLE).next).toEqual([pawn]);
      expect(scotlandYardWithT.toAct(t.state)).toEqual([t.hunterOf(pawn)]);
      t.move(pawn, leg);
    }
    expect(t.view(TABLE)).toMatchObject({ round: 2, next: ['x'] });
    expect(t.refuse('h1', move('d1', 'taxi 13'))).toEqual({ code: 'NOT_YOUR_TURN' });
  });

  it.each([
    ['consecutive', ['h1', 'h1', 'h2', 'h2']],
    ['alternating', ['h1', 'h2', 'h1', 'h2']],
  ] as const)('SY-13 SYC-12 two hunters take turns: %s', (order, seats) => {
    const flags = { two_hunter_order: order };
    const t = table({ hunters: 2, at: [74, 153, 46], x: 1, phase: 'detectives', flags });
    const acted: string[] = [];
    while (t.state.phase === 'detectives') {
      const [seat = ''] = scotlandYardWithT.toAct(t.state);
      const [action] = scotlandYardWithT.legalActions(t.state, seat);
      if (action === undefined) throw new Error('nobody can move');
      t.play(seat, action);
      acted.push(seat);
    }
    expect(acted).toEqual(seats);
  });

  it('SY-12 free order: a pawn that has not acted may act, each once', () => {
    const t = table({ ...playing, flags: { detective_order: 'free' } });
    expect(t.view(TABLE).next).toEqual(['d1', 'd2', 'd3']);
    expect(t.view(TABLE).moves.map(({ detective }) => detective)).toEqual(['d1', 'd2', 'd3']);
    t.move('d2', 'taxi 139');
    expect(t.refuse('h2', move('d2', 'taxi 153'))).toEqual({ code: 'DETECTIVE_ALREADY_MOVED' });
    expect(t.refuse('h2', { type: 'pass' })).toEqual({ code: 'DETECTIVE_ALREADY_MOVED' });
    expect(t.view(TABLE).next).toEqual(['d1', 'd3']);
    t.move('d3', 'taxi 61');
    t.move('d1', 'underground 46');
    expect(t.state).toMatchObject({ phase: 'x_turn', round: 2 });
  });

  it('SY-12 SY-13 free order sets the order of two hunters aside', () => {
    const flags: Partial<Flags> = { detective_order: 'free', two_hunter_order: 'consecutive' };
    const t = table({ ...playing, hunters: 2, flags });
    t.play('h2', move('d3', 'taxi 61'));
    t.play('h1', move('d2', 'taxi 139'));
    expect(t.view(TABLE).next).toEqual(['d1', 'd4']);
  });
});

describe('moves', () => {
  it('SY-22 a stop left earlier in the round is free, one entered is not', () => {
    const t = table(playing);
    expect(reachOf(t.view(TABLE), 'd1', 'underground')).toEqual([]);
    t.move('d1', 'taxi 58');
    t.move('d2', 'taxi 139');
    expect(reachOf(t.view(TABLE), 'd3', 'underground')).toContain(74);
    t.move('d3', 'underground 74');
    expect(t.state.detectives.map(({ stop }) => stop)).toEqual([58, 139, 74]);
  });

  it('SY-29 each ticket used goes to X at once, of that kind and no other', () => {
    const t = table(playing);
    t.move('d1', 'bus 94');
    expect(t.state.detectives[0]?.tickets).toEqual({ taxi: 10, bus: 7, underground: 4 });
    expect(t.state.x.tickets).toMatchObject({ taxi: 4, bus: 4, underground: 3 });
  });

  it('SY-31 SYC-16 CM-8 tickets and moves of detectives are open to all', () => {
    const t = table(playing);
    t.move('d1', 'bus 94');
    for (const viewer of [TABLE, 'x', 'h1']) {
      expect(t.view(viewer).detectives[0]?.tickets).toEqual({ taxi: 10, bus: 7, underground: 4 });
      expect(t.notices(viewer)).toEqual([{ type: 'moved', detective: 'd1', ticket: 'bus', from: 74, to: 94 }]);
    }
  });

  it('SY-47 the boat is not among the stops of a detective', () => {
    const t = table({ ...playing, at: [194] });
    const stops = t.view(TABLE).moves.flatMap(({ reach }) => reach.flatMap((r) => r.stops));
    expect(stops).not.toContain(157);
    expect(t.refuse('h1', move('d1', 'taxi 157'))).toEqual({ code: 'FERRY_X_ONLY' });
  });

  it('SY-33 SYC-12 a hunter of two pawns cannot pay from the other supply', () => {
    const t = table({ ...playing, hunters: 2 });
    for (const supply of ['d2', 'd3', 'x']) {
      const action = { ...move('d1', 'taxi 58'), supply } as Action;
      expect(t.refuse('h1', action)).toEqual({ code: 'TICKET_NOT_OWN' });
    }
    t.play('h1', { ...move('d1', 'taxi 58'), supply: 'd1' } as Action);
  });
});

describe('scanned tickets', () => {
  const scan = (text: string, owner: 'd1' | 'd2' | 'x', ticket: string, serial: number): Action =>
    ({ ...move('d1', text), card: { owner, ticket, serial } }) as Action;
  const unique: TestPosition = { ...playing, flags: { ticket_ids: 'unique' } };

  it('CM-9 unique: own tickets only, each once', () => {
    const t = table(unique);
    for (const action of [
      scan('bus 94', 'd2', 'bus', 3),
      scan('bus 94', 'x', 'bus', 1),
      scan('bus 94', 'd1', 'taxi', 1),
      scan('bus 94', 'd1', 'bus', 9),
      scan('bus 94', 'd1', 'bus', 0),
    ]) {
      expect(t.refuse('h1', action)).toEqual({ code: 'TICKET_NOT_OWN' });
    }
    t.play('h1', scan('bus 94', 'd1', 'bus', 3));
    t.move('d2', 'taxi 139');
    t.move('d3', 'taxi 61');
    t.travel('taxi 8');
    expect(t.refuse('h1', scan('bus 74', 'd1', 'bus', 3))).toEqual({
      code: 'TICKET_ALREADY_SPENT',
    });
    t.play('h1', scan('bus 74', 'd1', 'bus', 4));
  });

  it('CM-9 SY-28 unique: a ticket given away stays spent, no matter who lays it', () => {
    const t = table(unique);
    t.play('h1', scan('bus 94', 'd1', 'bus', 3));
    const stolen = { ...move('d2', 'bus 124'), card: { owner: 'd1', ticket: 'bus', serial: 3 } };
    expect(t.refuse('h2', stolen as Action)).toEqual({ code: 'TICKET_NOT_OWN' });
  });

  it('CM-9 by type: a scan says the kind, the ledger decides', () => {
    const t = table(playing);
    t.play('h1', scan('bus 94', 'd1', 'bus', 99));
    expect(t.state.spentCards).toEqual([]);
    t.move('d2', 'taxi 139');
    t.move('d3', 'taxi 61');
    t.travel('taxi 8');
    t.play('h1', scan('bus 74', 'd1', 'bus', 99));
    const none = table({ ...playing, tickets: [{ taxi: 1 }] });
    expect(none.refuse('h1', scan('bus 94', 'd1', 'bus', 1))).toEqual({ code: 'TICKET_NOT_HELD' });
  });
});

describe('standing still', () => {
  const allowed: Partial<Flags> = { detective_pass: 'allowed' };

  it('SY-16 allowed: he may pass though he could move, and it costs nothing', () => {
    const t = table({ ...playing, flags: allowed });
    expect(t.view(TABLE).moves[0]?.mayPass).toBe(true);
    expect(eventTexts(t.play('h1', { type: 'pass' }))).toEqual(['d1 PASSED']);
    expect(t.state.detectives[0]?.tickets).toEqual({ taxi: 10, bus: 8, underground: 4 });
    expect(t.view(TABLE).next).toEqual(['d2']);
  });

  it('SY-16 forbidden: the view offers no pass', () => {
    expect(table(playing).view(TABLE).moves[0]?.mayPass).toBe(false);
    expect([...scotlandYardWithT.legalActions(table(playing).state, 'h1')].map(({ type }) => type)).not.toContain(
      'pass',
    );
  });

  it('SY-16 free order: he names the pawn that stays', () => {
    const t = table({ ...playing, flags: { ...allowed, detective_order: 'free' } });
    expect(eventTexts(t.play('h3', { type: 'pass', detective: 'd3' }))).toEqual(['d3 PASSED']);
    expect(t.refuse('h3', { type: 'pass', detective: 'd1' })).toEqual({ code: 'NOT_YOUR_TURN' });
  });
});

describe('skips', () => {
  const stuck: TestPosition = { board: 'T', at: [3, 5, 7], x: 2, xTickets: {} };

  it('SY-52 BLOCKED_BY_DETECTIVES: a ticket would serve, but colleagues stand there', () => {
    const t = table({ ...stuck, at: [7, 6, 8], x: 2 });
    expect(eventTexts(t.travel('taxi 1'))).toContain('d1 BLOCKED_BY_DETECTIVES');
    expect(t.view(TABLE).next).toEqual(['d2']);
  });

  it('SY-52 blocked once, he is asked again when the way is free', () => {
    const t = table({ ...stuck, at: [7, 6, 8], x: 2 });
    t.travel('taxi 1');
    t.move('d2', 'taxi 5');
    t.move('d3', 'bus 6');
    t.travel('taxi 4');
    expect(t.view(TABLE).moves).toMatchObject([{ detective: 'd1', reach: [{ ticket: 'taxi', stops: [8] }] }]);
  });

  it('SY-53 a skip costs no ticket and moves no pawn', () => {
    const t = table({ ...stuck, tickets: [{ bus: 2, underground: 1 }] });
    t.travel('taxi 1');
    expect(t.state.detectives[0]).toEqual({
      stop: 3,
      tickets: { taxi: 0, bus: 2, underground: 1 },
    });
    expect(t.state.x.tickets).toMatchObject({ taxi: 3, bus: 3, underground: 3 });
  });

  it('SY-52 trying to move anyway gets the usual code', () => {
    const t = table({ ...stuck, tickets: [{ bus: 2 }] });
    t.travel('taxi 1');
    expect(t.refuse('h1', move('d1', 'taxi 1'))).toEqual({ code: 'OUT_OF_ORDER' });
  });

  it('SY-52 free order: nobody is skipped while one who is left can move', () => {
    const free: Partial<Flags> = { detective_order: 'free' };
    const t = table({ ...stuck, tickets: [{ bus: 2 }, { taxi: 5 }, {}], flags: free });
    expect(eventTexts(t.travel('taxi 1'))).toEqual(['slot 1: taxi', 'xTurnClosed']);
    expect(t.view(TABLE).next).toEqual(['d1', 'd2', 'd3']);
    expect(scotlandYardWithT.toAct(t.state)).toEqual(['h2']);
    expect(eventTexts(t.move('d2', 'taxi 6'))).toEqual([
      'moved',
      'd1 NO_USABLE_TICKET',
      'd3 NO_TICKETS',
      'roundOpened',
    ]);
  });

  it('SY-52 free order: a colleague who moves away may free a blocked one', () => {
    const free: Partial<Flags> = { detective_order: 'free' };
    const t = table({ ...stuck, at: [7, 6, 8], flags: free });
    t.travel('taxi 1');
    t.move('d2', 'taxi 5');
    expect(reachOf(t.view(TABLE), 'd1', 'taxi')).toEqual([6]);
    t.move('d1', 'taxi 6');
  });
});

describe('secrecy', () => {
  it('SY-51 CM-3 X is in no list: his stop is offered like any other', () => {
    const t = table({ ...playing, at: [74], x: 46 });
    expect(reachOf(t.view(TABLE), 'd1', 'underground')).toEqual([46]);
    expect(reachOf(t.view('h1'), 'd1', 'underground')).toEqual([46]);
  });

  it('SY-59 detectives confer openly: every hunter sees what the table sees', () => {
    const t = table(playing);
    t.move('d1', 'bus 94');
    expect(t.view('h1')).toEqual(t.view(TABLE));
    expect(t.view('h3')).toEqual(t.view('h1'));
    expect(t.feed('h1')).toEqual(t.feed(TABLE));
  });

  it('CM-2 CM-4 what is refused changes nothing, what is accepted stands', () => {
    const t = table({ ...playing, flags: { takeback: 'none' } });
    expect(t.refuse('h1', move('d1', 'bus 46'))).toEqual({ code: 'NO_CONNECTION' });
    t.move('d1', 'bus 94');
    expect(t.refuse('h1', move('d1', 'taxi 58'))).toEqual({ code: 'OUT_OF_ORDER' });
    expect(t.refuseCommand('h1', { kind: 'takeback' })).toEqual({ code: 'TAKEBACK_DISABLED' });
    expect(t.state.detectives[0]?.stop).toBe(94);
    expect(t.refuse(REFEREE, { type: 'pass' }).code).toBe('NOT_YOUR_TURN');
  });
});
