import { describe, expect, it } from 'vitest';
import { mafia } from './game.js';
import { NO_PLAN } from './position.js';
import { type TestPosition, clanWithPlan } from '../test/position.js';
import {
  BLUE,
  CONFIRM,
  choose,
  exchange,
  GREEN,
  lay,
  newTable,
  open,
  PASS,
  plan,
  RED,
  ransom,
  TABLE,
  type Table,
  table,
  YELLOW,
} from '../test/table.js';
import { CLANS, type Event, type CityLayout, type Plan, type PlannedMove } from './types.js';

const flags = { pacing: 'forum' } as const;

/** Red has stored these moves, and yellow passes, so that they run. */
function queued(place: TestPosition, ...moves: readonly PlannedMove[]): Table {
  const t = table({ flags, turn: YELLOW, ...place, clans: { red: clanWithPlan(...moves) } });
  t.play(YELLOW, PASS);
  return t;
}

const droppedOf = (t: Table) => t.view(RED).own?.dropped;

describe('playing by correspondence', () => {
  it('the same game, with stored answers that nobody else sees [MF-91 MF-102]', () => {
    const t = table({ flags, city: { A2: 'theft closed' } });
    t.play(RED, plan({ moves: [{ do: 'open', quarter: 'A2' }, { do: 'pass' }] }));
    expect(t.view(RED).own?.plan.moves).toHaveLength(2);
    for (const viewer of [TABLE, BLUE, YELLOW]) {
      expect(t.notices(viewer)).toEqual([]);
      expect(t.view(viewer).step).toBe(1);
    }
    expect(t.refuse(RED, open('A2'))).toBe('NOT_YOUR_TURN');
    expect(t.refuse(RED, { type: 'peek', quarter: 'queue' })).toBe('FORBIDDEN_VIEW');
  });

  it('each round has a page of its own, headed as it began [MF-94]', () => {
    const t = table({ flags, city: { A1: 'theft 100' }, prison: { 'red-1': '60' } });
    t.passAll().confirmAll().deal();
    expect(t.view(TABLE).head).toEqual({
      bank: 3900,
      balances: { [BLUE]: 100, [YELLOW]: 0, [RED]: 0, [GREEN]: 0 },
      free: { [BLUE]: 4, [YELLOW]: 4, [RED]: 3, [GREEN]: 4 },
      prison: [{ figure: 'red-1', cell: 60 }],
    });
    const head = t.view(TABLE).head;
    t.layAll();
    expect(t.view(TABLE).head).toEqual(head);
  });

  it('seats have colours and no names, and there is no private word [MF-92 MF-93]', () => {
    const t = newTable({ flags }).deal();
    expect(t.state.options.flags.masks).toBe(true);
    expect(Object.keys(t.view(TABLE).clans[0] ?? {})).not.toContain('name');
    const say = { type: 'say', to: RED, text: 'hush' };
    expect(t.send(BLUE, { kind: 'act', action: say })).toMatchObject({
      ...{ ok: false, error: { code: 'BAD_REQUEST' } },
    });
  });
});

describe('an exchange ahead [MF-95]', () => {
  it('may be changed until its turn, and is done once', () => {
    const t = newTable({ flags }).deal();
    const [one = '', two = ''] = t.state.clans[RED].hand;
    t.play(RED, plan({ exchange: [one, two] }));
    t.play(RED, plan({ exchange: [one] }));
    expect(t.refuse(RED, plan({ exchange: ['x'] }))).toBe('CARD_NOT_IN_HAND');
    expect(t.refuse(RED, plan({ exchange: [one, one] }))).toBe('CARD_USED_TWICE');
    expect(t.refuse(RED, exchange(one))).toBe('EXCHANGE_ORDER');
    t.play(BLUE, exchange());
    t.play(YELLOW, exchange());
    expect(t.view(TABLE).clans.map(({ swapped }) => swapped)).toEqual([0, 0, 1, null]);
    expect(t.refuse(RED, plan({ exchange: [] }))).toBe('EXCHANGE_DONE');
    expect(t.view(RED).own?.plan.exchange).toBeNull();
  });

  it('may be taken out again', () => {
    const t = newTable({ flags }).deal();
    t.play(YELLOW, plan({ exchange: [] }));
    t.play(YELLOW, plan({ exchange: null }));
    t.play(BLUE, exchange());
    expect(t.toAct).toEqual([YELLOW]);
  });
});

describe('layouts ahead [MF-96]', () => {
  it('are published quarter owner by quarter owner in turn order, faces closed', () => {
    const t = newTable({ flags }).deal();
    for (const seat of CLANS) t.play(seat, exchange());
    for (const seat of [GREEN, RED, YELLOW]) t.play(seat, t.laying(seat));
    expect(t.view(TABLE).city).toEqual([]);
    expect(t.toAct).toEqual([...CLANS]);
    t.play(BLUE, t.laying(BLUE));
    const published = t.notices(TABLE).flatMap((n) => (n.type === 'laidOut' ? [n.seat] : []));
    expect(published).toEqual([...CLANS]);
    expect(t.view(TABLE).city.every((laid) => laid.card === null)).toBe(true);
    expect(t.state.phase).toBe('play');
  });
});

describe('what is stored in the moment it is due [MF-95 MF-96 MF-102]', () => {
  const slots = (events: readonly Event[]) =>
    events.flatMap((event) => mafia.secretMove(event) ?? []).map(({ slot }) => slot);

  it('has the receipts of what is said alone, and others cannot see that more was stored', () => {
    const said = newTable({ flags }).deal();
    const stored = newTable({ flags }).deal();
    expect(slots(said.play(BLUE, exchange()))).toEqual(['exchange-1/clan-1']);
    expect(slots(stored.play(BLUE, plan({ exchange: [] })))).toEqual([...['plan-1/clan-1', 'exchange-1/clan-1']]);
    for (const t of [said, stored]) {
      for (const seat of CLANS) if (seat !== BLUE) t.play(seat, exchange());
    }
    const layout = layoutOf(said);
    expect(slots(said.play(BLUE, lay(layout)))).toEqual(['layout-1/clan-1']);
    const moves: readonly PlannedMove[] = [{ do: 'pass' }];
    expect(slots(stored.play(BLUE, plan({ layout, moves })))).toEqual([...['plan-1/clan-1', 'layout-1/clan-1']]);
    for (const viewer of [TABLE, YELLOW, RED, GREEN]) {
      expect(stored.notices(viewer)).toEqual(said.notices(viewer));
    }
  });

  it('and what is carried out later is bound by the plan alone', () => {
    const t = newTable({ flags }).deal();
    t.play(YELLOW, plan({ exchange: [] }));
    expect(slots(t.play(BLUE, exchange()))).toEqual(['exchange-1/clan-1']);
    for (const seat of [RED, GREEN]) t.play(seat, exchange());
    t.play(YELLOW, t.laying(YELLOW));
    expect(slots(t.play(BLUE, t.laying(BLUE)))).toEqual(['layout-1/clan-1']);
  });
});

/** The hand of blue on its own quarters. */
function layoutOf(t: Table): CityLayout {
  const action = t.laying(BLUE);
  return action.type === 'lay' ? action.cards : [];
}

describe('moves ahead [MF-97]', () => {
  it('from the own layout on, until play ends', () => {
    const t = newTable({ flags }).deal();
    const moves = plan({ moves: [{ do: 'pass' }] });
    expect(t.refuse(BLUE, moves)).toBe('PHASE_WRONG');
    for (const seat of CLANS) t.play(seat, exchange());
    expect(t.refuse(RED, moves)).toBe('PHASE_WRONG');
    t.play(RED, t.laying(RED));
    t.play(RED, moves);
    for (const seat of [BLUE, YELLOW, GREEN]) t.play(seat, t.laying(seat));
    t.play(BLUE, PASS);
    t.play(YELLOW, PASS);
    expect(t.state.clans[RED].passed).toBe(true);
    expect(t.refuse(RED, moves)).toBe('PASSED');
    t.play(GREEN, PASS);
    expect(t.refuse(GREEN, moves)).toBe('PHASE_WRONG');
  });

  it('are cleared with the layout that they were for', () => {
    const t = newTable({ flags }).deal();
    for (const seat of CLANS) t.play(seat, exchange());
    t.play(RED, t.laying(RED));
    t.play(RED, plan({ moves: [{ do: 'pass' }] }));
    t.play(RED, plan({ layout: null }));
    expect(t.view(RED).own?.plan).toEqual(NO_PLAN);
  });

  it('run one by one, each on a turn: cards, prisoners, a pass', () => {
    const t = queued(
      { city: { A2: 'theft closed' }, prison: { 'red-1': '60' } },
      ...([{ do: 'open', quarter: 'A2' }, { do: 'prison', figure: 'red-1' }, { do: 'pass' }] as const),
    );
    expect(t.on('A2')?.money).toBe(100);
    expect(t.where('red-1')).toBe('60');
    for (const seat of [BLUE, GREEN]) t.turnTo(seat).play(seat, PASS);
    // Only red is left: the rest runs through.
    expect(t.where('red-1')).toBe('40');
    expect(t.state.clans[RED].passed).toBe(true);
  });

  it.each([
    ['a card that is gone', { A2: '-' }, { do: 'open', quarter: 'A2' }, 'NO_CARD_THERE'],
    ['a foreign card', {}, { do: 'open', quarter: 'A1' }, 'NOT_YOUR_CARD'],
    ['an open card', { A2: 'buyer' }, { do: 'open', quarter: 'A2' }, 'ALREADY_OPEN'],
    ['nobody in prison', {}, { do: 'prison', figure: 'red-1' }, 'PRISONER_UNKNOWN'],
    ['a condition', { A2: 'buyer closed' }, { do: 'pass', if_open: 'A2' }, null],
  ] as const)('stop at what is not legal any more: %s', (_, city, move, inside) => {
    const t = queued({ city }, move, { do: 'pass' });
    const dropped = [{ code: 'QUEUE_STALE', inside }];
    expect(droppedOf(t)).toEqual(dropped);
    expect(t.notices(RED)).toContainEqual({ type: 'dropped', seat: RED, dropped });
    expect(t.view(RED).own).toMatchObject({ halted: true, plan: { moves: [{ do: 'pass' }] } });
    for (const viewer of [TABLE, BLUE]) expect(t.textFor(viewer)).not.toContain('QUEUE_STALE');
    expect(t.state).toMatchObject({ turn: RED, phase: 'play' });
    // It runs on once it is saved again.
    t.play(RED, plan({ moves: [{ do: 'pass' }] }));
    expect(t.state.clans[RED].passed).toBe(true);
    expect(t.view(RED).own).toMatchObject({ halted: false, dropped: [] });
  });

  it('stay halted when something else of the plan is saved', () => {
    const t = queued({ city: { A2: '-' } }, { do: 'open', quarter: 'A2' }, { do: 'pass' });
    t.play(RED, plan({ ransoms: ['red-1'] }));
    expect(t.state.clans[RED].passed).toBe(false);
    expect(t.view(RED).own).toMatchObject({ halted: true, plan: { ransoms: ['red-1'] } });
    t.play(RED, plan({ moves: [{ do: 'pass' }] }));
    expect(t.state.clans[RED].passed).toBe(true);
  });

  it('`if_open` wants an open card that is not arrested', () => {
    const city = { A2: 'theft closed', A1: 'buyer' };
    const move = { do: 'open', quarter: 'A2', if_open: 'A1' } as const;
    expect(queued({ city }, move).on('A2')?.state).toBe('open');
    const arrested = queued({ city: { ...city, A1: 'robbery arrested' } }, move);
    expect(droppedOf(arrested)).toEqual([{ code: 'QUEUE_STALE', inside: null }]);
    expect(arrested.on('A2')?.state).toBe('closed');
  });

  it('`if_target_present` wants a choice that is legal at that moment', () => {
    const move: PlannedMove = {
      ...{ do: 'open', quarter: 'B3', choice: 'C3' },
      if_target_present: true,
    };
    const hit = queued({ city: { B3: 'pistol closed', C3: 'buyer' } }, move);
    expect(hit.on('B3')?.shot).toBe('C3');
    const missed = queued({ city: { B3: 'pistol closed', C3: '-' } }, move);
    expect(missed.on('B3')?.state).toBe('closed');
    expect(droppedOf(missed)).toEqual([{ code: 'QUEUE_STALE', inside: null }]);
  });

  it('may be changed or cleared at any time before', () => {
    const t = table({ flags, city: { A2: 'theft closed' } });
    t.play(RED, plan({ moves: [{ do: 'open', quarter: 'A2' }] }));
    t.play(RED, plan({ moves: [] }));
    t.play(BLUE, PASS);
    t.play(YELLOW, PASS);
    expect(t.on('A2')?.state).toBe('closed');
    expect(t.refuse(RED, { type: 'open', quarter: 'A1' })).toBe('NOT_YOUR_CARD');
  });
});

describe('choices ahead [MF-98]', () => {
  it('of a Good, a Pistol and an Escape', () => {
    const good = queued(
      { city: { B3: 'good-parts closed', C2: 'buyer', A4: 'buyer' } },
      { do: 'open', quarter: 'B3', choice: 'A4' },
    );
    expect(good.money$('A4')).toEqual([80]);
    const pistol = queued({ city: { B3: 'pistol closed', C2: 'buyer' } }, { do: 'open', quarter: 'B3', choice: 'air' });
    expect(pistol.on('B3')?.shot).toBe('air');
    const runaway = queued(
      { city: { B3: 'escape closed' }, prison: { 'green-1': '60' } },
      { do: 'open', quarter: 'B3', choice: 'green-1' },
    );
    expect(runaway.where('green-1')).toBe('beside 60');
  });

  it('one that is not legal any more is asked for', () => {
    const t = queued(
      { city: { B3: 'escape closed' }, prison: { 'green-1': '60' } },
      ...([{ do: 'open', quarter: 'B3', choice: 'blue-1' }, { do: 'pass' }] as const),
    );
    expect(droppedOf(t)).toEqual([{ code: 'QUEUE_STALE', inside: 'PRISONER_UNKNOWN' }]);
    expect(t.refuse(RED, PASS)).toBe('CHOICE_REQUIRED');
    t.play(RED, choose('nobody'));
    expect(t.state.turn).toBe(GREEN);
  });
});

describe('not waiting [MF-99]', () => {
  it('queues of the seats that follow run on without a pause', () => {
    const pass = clanWithPlan({ do: 'pass' });
    const clans = { yellow: pass, red: pass, green: pass };
    const t = table({ flags, clans });
    const events = t.play(BLUE, PASS);
    expect(events.flatMap((e) => (e.type === 'passed' ? [e.seat] : []))).toEqual([...CLANS]);
    expect(t.state.phase).toBe('ransom');
    // The queues have moved on, so the pass can no longer be taken back.
    expect(t.refuseCommand(BLUE, { kind: 'takeback' })).toBe('TAKEBACK_NOT_NOW');
  });
});

describe('ransoms ahead [MF-100]', () => {
  const ahead = (change: Partial<Plan>): Required<TestPosition>['clans'] => ({
    red: { plan: { ...NO_PLAN, ...change } },
  });

  it('run in turn order at the beginning of RANSOM, what cannot be paid is dropped', () => {
    const t = table({
      ...{ flags, balances: { red: 50 } },
      prison: { 'red-1': '40', 'red-2': '30', 'green-1': '10' },
      clans: {
        ...ahead({ ransoms: ['red-1', 'blue-1', 'red-2'] }),
        yellow: { plan: { ...NO_PLAN, ransoms: ['yellow-1'] } },
      },
    });
    t.passAll();
    expect([t.where('red-1'), t.where('red-2')]).toEqual(['home', '30']);
    const dropped = [
      { code: 'PRISONER_UNKNOWN', inside: null },
      { code: 'INSUFFICIENT_FUNDS', inside: null },
    ];
    expect(droppedOf(t)).toEqual(dropped);
    expect(t.notices(RED)).toContainEqual({ type: 'dropped', seat: RED, dropped });
    expect(t.textFor(BLUE)).not.toContain('INSUFFICIENT_FUNDS');
    expect(t.balances).toEqual([0, 0, 10, 40]);
    // A list is no confirmation.
    expect(t.state.clans[RED].confirmed).toBe(false);
    const run = t.events().flatMap((e) => (e.type === 'ransomsRun' ? [e.seat] : []));
    expect(run).toEqual([YELLOW, RED]);
  });

  it('in the turn order of the round', () => {
    const clans = { yellow: { plan: { ...NO_PLAN, confirm: true } }, ...ahead({ confirm: true }) };
    const t = table({ flags, clans, more: { first: RED } }).passAll();
    const run = t.events().flatMap((e) => (e.type === 'ransomsRun' ? [e.seat] : []));
    expect(run).toEqual([RED, YELLOW]);
  });

  it('whom one may not buy out is dropped too', () => {
    const t = table({
      ...{ flags: { ...flags, ransom_for: 'owner' }, balances: { red: 50 } },
      ...{ prison: { 'green-1': '10' }, clans: ahead({ ransoms: ['green-1'] }) },
    });
    t.passAll();
    expect(droppedOf(t)).toEqual([{ code: 'RANSOM_NOT_ALLOWED', inside: null }]);
  });

  it('one that is marked so confirms', () => {
    const t = table({ flags, clans: ahead({ confirm: true }) });
    t.passAll();
    expect(t.state.clans[RED].confirmed).toBe(true);
    expect(t.refuse(RED, ransom('red-1'))).toBe('ROUND_CONFIRMED');
    for (const seat of [BLUE, YELLOW, GREEN]) t.play(seat, CONFIRM);
    expect(t.state.phase).toBe('deal');
  });

  it('may be stored from the beginning of PLAY on', () => {
    const early = newTable({ flags }).deal();
    expect(early.refuse(BLUE, plan({ ransoms: ['red-1'] }))).toBe('PHASE_WRONG');
    expect(early.refuse(BLUE, plan({ confirm: true }))).toBe('PHASE_WRONG');
    const t = table({ flags });
    t.play(GREEN, plan({ ransoms: ['red-1'], confirm: true }));
    expect(t.view(GREEN).own?.plan).toMatchObject({ ransoms: ['red-1'], confirm: true });
    expect(table().refuse(GREEN, plan({ confirm: true }))).toBe('PHASE_WRONG');
  });
});

it('a plan of an earlier round is not carried over [MF-91]', () => {
  const t = table({
    flags,
    clans: { red: clanWithPlan({ do: 'open', quarter: 'D4' }, { do: 'pass' }) },
  });
  t.play(BLUE, PASS);
  t.play(YELLOW, PASS);
  t.passAll().confirmAll().deal();
  expect(t.view(RED).own).toMatchObject({ plan: NO_PLAN, halted: false, dropped: [] });
});

it('what is left out of a plan stays as it was stored, and null clears it', () => {
  const t = table({ flags, city: { A2: 'theft closed' } });
  const whole = {
    moves: [{ do: 'open', quarter: 'A2' }],
    ransoms: ['red-1'],
    confirm: true,
  } as const;
  t.play(RED, plan(whole));
  for (const member of ['moves', 'ransoms', 'confirm'] as const) {
    const cleared = { ...t.view(RED).own?.plan, [member]: NO_PLAN[member] };
    t.play(RED, { type: 'plan', plan: { [member]: null } });
    expect(t.view(RED).own?.plan).toEqual(cleared);
  }
  expect(t.view(RED).own?.plan).toEqual(NO_PLAN);

  const ahead = newTable({ flags: { ...flags, layout_order: 'free' } }).deal();
  const [first] = ahead.toAct;
  const last = CLANS.filter((seat) => seat !== first).at(-1) ?? BLUE;
  ahead.play(last, plan({ exchange: [] }));
  ahead.play(last, plan({ exchange: null }));
  expect(ahead.view(last).own?.plan).toEqual(NO_PLAN);
});
