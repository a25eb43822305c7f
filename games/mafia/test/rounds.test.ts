import { describe, expect, it } from 'vitest';
import { rngFor } from '@mister-x/engine/core/rng';
import { apply } from '../rules/apply.js';
import { packFaults } from '../rules/check-pack.js';
import { DEFAULT_MAFIA_PACK_FILE } from '../rules/data/city.js';
import { mafia } from '../rules/game.js';
import { parseOptions } from '../rules/input.js';
import { moneyIn, clanWithPlan } from './position.js';
import {
  BLUE,
  card,
  choose,
  exchange,
  GREEN,
  lay,
  move,
  newTable,
  open,
  PASS,
  plan,
  RED,
  REFEREE,
  TABLE,
  type Table,
  table,
  YELLOW,
} from './table.js';
import { CLANS, VARIANTS } from '../rules/types.js';

const FORUM = { pacing: 'forum' } as const;
const peek = (quarter: string) => ({ type: 'peek', quarter }) as const;

/** Someone who may do so does anything that is legal, until the end or for so many steps. */
function atRandom(t: Table, seed: number, steps: number): Table {
  const rng = rngFor('a5'.repeat(32), seed);
  for (let step = 0; step < steps && t.code === undefined; step++) {
    if (t.state.phase === 'deal') t.deal();
    const seat = rng.pick(t.toAct);
    const legal = t.legal(seat).filter(({ type }) => type !== 'pass' || rng.int(6) === 0);
    if (legal.length === 0) t.play(seat, PASS);
    else t.play(seat, rng.pick(legal));
  }
  return t;
}

describe('dealing and laying out', () => {
  it('MF-S34 as many cards as free figures, and the deck suffices [MF-18 MF-22]', () => {
    const t = table({
      prison: { 'green-1': '60', 'green-2': '300' },
      ...{ more: { phase: 'deal', round: 2, turn: null }, spare: false },
    });
    t.deal();
    expect(CLANS.map((seat) => t.state.clans[seat].hand.length)).toEqual([4, 4, 4, 2]);
    const all = newTable().deal();
    for (const seat of CLANS) all.play(seat, exchange(...all.state.clans[seat].hand));
    expect(all.state.deck).toEqual([]);
    expect(all.view(TABLE).deck).toBe(0);
    expect(CLANS.map((seat) => all.state.clans[seat].hand.length)).toEqual([4, 4, 4, 4]);
  });

  it('MF-S36 what is no layout [MF-23]', () => {
    const t = newTable().deal();
    for (const seat of CLANS) t.play(seat, exchange());
    const [one = '', two = '', three = '', four = ''] = t.state.clans[BLUE].hand;
    const rest = [
      { quarter: 'B1', card: two },
      { quarter: 'C2', card: three },
    ];
    const laying = (quarter: string, ...more: readonly string[]) =>
      lay([{ quarter, card: one }, ...rest, ...more.map((id) => ({ quarter: id, card: four }))]);
    expect(t.refuse(BLUE, laying('A2', 'D3'))).toBe('NOT_YOUR_QUARTER');
    expect(t.refuse(BLUE, laying('A1', 'A1'))).toBe('QUARTER_TAKEN');
    expect(t.refuse(BLUE, laying('A1'))).toBe('CARDS_LEFT');
    t.play(BLUE, laying('A1', 'D3'));
    expect(Object.keys(t.state.city).sort()).toEqual(['A1', 'B1', 'C2', 'D3']);
  });

  it.each(VARIANTS)('MF-S37 looking at a laid card, %s [MF-25]', (variant) => {
    const t = table({ variant, city: { A1: 'theft closed' }, spare: false });
    const isOnline = variant === 'online2015';
    expect(t.refuse(BLUE, peek('A1'))).toBe(isOnline ? 'FORBIDDEN_VIEW' : 'PEEK_FORBIDDEN');
    const shown = isOnline ? [{ quarter: 'A1', card: card('theft') }] : [];
    expect(t.view(BLUE).own?.laid).toEqual(shown);
    expect(t.textFor(RED)).not.toContain(card('theft'));
  });

  it('MF-S55 a hand and a queue are for nobody else [MF-19 MF-102]', () => {
    const t = newTable({ flags: FORUM }).deal();
    t.play(BLUE, exchange());
    t.play(BLUE, plan({ layout: t.state.clans[BLUE].hand.map(at(['A1', 'B1', 'C2', 'D3'])) }));
    t.play(BLUE, plan({ moves: [{ do: 'open', quarter: 'C2', choice: 'green-4' }] }));
    for (const what of ['hand', 'queue', 'A1']) {
      expect(t.refuse(RED, peek(what))).toBe('FORBIDDEN_VIEW');
    }
    for (const seat of [TABLE, RED, YELLOW]) {
      const text = t.textFor(seat);
      expect(text).not.toContain('"choice":"green-4"');
      for (const id of t.state.clans[BLUE].hand) expect(text).not.toContain(`"${id}"`);
    }
    expect(t.textFor(BLUE)).toContain('"choice":"green-4"');
  });

  it('MF-S56 the right to start goes round [MF-15]', () => {
    const t = newTable();
    const firsts = [1, 2, 3, 4, 5].map(() => {
      t.deal();
      const { first } = t.state;
      t.layAll().passAll().confirmAll();
      return first;
    });
    expect(firsts).toEqual([BLUE, YELLOW, RED, GREEN, BLUE]);
  });
});

const at =
  (quarters: readonly string[]) =>
  (id: string, index: number): { readonly quarter: string; readonly card: string } => ({
    quarter: quarters[index] ?? '',
    card: id,
  });

describe('turns', () => {
  it('MF-S38 passing [MF-28 MF-30]', () => {
    const t = table({
      city: { B2: 'pistol closed', A1: 'good-cloth closed' },
      prison: { 'blue-1': '60' },
      spare: false,
    });
    t.play(BLUE, PASS);
    expect(t.refuse(BLUE, open('A1'))).toBe('PASSED');
    expect(t.refuse(BLUE, move('blue-1'))).toBe('PASSED');
    expect(t.state.turn).toBe(YELLOW);
    expect(t.on('A1')?.state).toBe('closed');
    t.open('B2', 'A1');
    expect(t.on('A1')).toBeUndefined();
    // Nobody else can do anything: play is over.
    expect(t.state.phase).toBe('ransom');
    expect(t.where('blue-1')).toBe('60');
  });

  it('MF-S62 what is refused [MF-26 MF-27 MF-29]', () => {
    const t = table({ city: { C1: 'buyer closed', C2: '-', B1: 'lawyer', A1: 'theft closed' } });
    expect(t.refuse(BLUE, open('C1'))).toBe('NOT_YOUR_CARD');
    expect(t.refuse(BLUE, open('C2'))).toBe('NO_CARD_THERE');
    expect(t.refuse(BLUE, open('B1'))).toBe('ALREADY_OPEN');
    const both = { type: 'several', actions: [open('A1'), open('D3')] } as const;
    expect(t.refuse(BLUE, both)).toBe('TURN_SPENT');
    t.open('A1');
    expect(t.state.turn).toBe(YELLOW);
    expect(t.refuse(BLUE, open('D3'))).toBe('NOT_YOUR_TURN');
    t.later('D3');
    expect(t.refuse(BLUE, PASS)).toBe('NO_ACTION_LEFT');
    t.turnTo(GREEN).open('B4');
    expect(t.state.turn).toBe(YELLOW);
    expect(t.view(TABLE).clans[0]).toMatchObject({ done: true, passed: false });
  });

  it('MF-S58 another face than was laid [MF-105]', () => {
    const t = table({
      flags: { card_source: 'printed_cards' },
      city: { A1: 'theft closed', B1: 'robbery closed' },
    });
    t.play(BLUE, open('A1'));
    const scan = (code: string) => ({ type: 'scan', code }) as const;
    expect(t.refuse(REFEREE, scan(card('robbery')))).toBe('CARD_MISMATCH');
    expect(t.refuse(BLUE, PASS)).toBe('CHOICE_REQUIRED');
    expect(t.toAct).toEqual([REFEREE]);
    expect(t.state.bank).toBe(4000);
    t.play(REFEREE, scan(card('theft')));
    expect(t.on('A1')?.money).toBe(100);
  });
});

describe('stored moves', () => {
  it('MF-S51 a stored choice is no longer legal [MF-97 MF-98]', () => {
    const t = table({
      flags: FORUM,
      city: { B3: 'pistol closed', C4: 'buyer closed', C3: '-' },
      clans: {
        red: clanWithPlan({ do: 'open', quarter: 'B3', choice: 'C3' }),
      },
      turn: YELLOW,
    });
    t.play(YELLOW, PASS);
    expect(t.on('B3')).toMatchObject({ state: 'open', shot: null });
    const dropped = [{ code: 'QUEUE_STALE', inside: 'TARGET_EMPTY' }];
    expect(t.view(RED).own?.dropped).toEqual(dropped);
    expect(t.notices(RED)).toContainEqual({ type: 'dropped', seat: RED, dropped });
    for (const viewer of [TABLE, BLUE]) expect(t.textFor(viewer)).not.toContain('QUEUE_STALE');
    expect(t.state.choice).toMatchObject({ seat: RED, kind: 'target' });
    t.play(RED, choose('C4'));
    expect(t.on('C4')).toBeUndefined();
  });

  it('MF-S52 a stored move is no longer legal [MF-97]', () => {
    const t = table({
      flags: FORUM,
      city: { A1: '-', B1: 'theft closed' },
      clans: {
        blue: clanWithPlan({ do: 'open', quarter: 'A1' }, { do: 'open', quarter: 'B1' }, { do: 'pass' }),
      },
      turn: GREEN,
    });
    t.play(GREEN, PASS);
    expect(t.view(BLUE).own).toMatchObject({
      dropped: [{ code: 'QUEUE_STALE', inside: 'NO_CARD_THERE' }],
      halted: true,
      plan: { moves: [{ do: 'open', quarter: 'B1' }, { do: 'pass' }] },
    });
    expect(t.state.turn).toBe(BLUE);
    expect(t.on('B1')?.state).toBe('closed');
    expect(t.state.clans[BLUE].passed).toBe(false);
  });

  it('MF-S68 a stored exchange [MF-95 MF-96]', () => {
    const t = newTable({ flags: FORUM }).deal();
    const [one = '', two = ''] = t.state.clans[YELLOW].hand;
    t.play(YELLOW, plan({ exchange: [one, two] }));
    expect(t.view(YELLOW).own?.plan.exchange).toEqual([one, two]);
    expect(t.toldTypes(YELLOW)).toContain('planned');
    for (const viewer of [TABLE, BLUE, RED, GREEN]) {
      expect(t.toldTypes(viewer)).not.toContain('planned');
      expect(t.textFor(viewer)).not.toContain(`"${one}"`);
      expect(t.view(viewer).clans[1]?.swapped).toBeNull();
    }
    const events = t.play(BLUE, exchange());
    expect(events).toMatchObject([
      { type: 'exchanged', seat: BLUE, count: 0 },
      { type: 'exchanged', seat: YELLOW, count: 2 },
      { type: 'drawn', seat: YELLOW },
    ]);
    expect(t.notices(GREEN)).toContainEqual({ type: 'exchanged', seat: YELLOW, count: 2 });
  });

  it('MF-S74 queues run on [MF-94 MF-99]', () => {
    const t = table({
      flags: FORUM,
      city: { A1: 'theft closed', C1: 'robbery closed', B3: 'pistol closed', C2: 'buyer closed' },
      clans: {
        yellow: clanWithPlan({ do: 'open', quarter: 'C1' }),
        red: clanWithPlan({ do: 'open', quarter: 'B3', choice: 'C2' }),
      },
    });
    const events = t.open('A1');
    expect(events.flatMap((e) => (e.type === 'opened' ? [e.seat] : []))).toEqual([...[BLUE, YELLOW, RED]]);
    expect(t.on('B3')).toMatchObject({ shot: 'C2', state: 'open', money: 0 });
    expect(t.state.turn).toBe(GREEN);
    expect(t.notices(TABLE).flatMap((n) => (n.type === 'opened' ? [n.seat] : []))).toEqual([...[BLUE, YELLOW, RED]]);
  });
});

describe('the whole game', () => {
  it.each(VARIANTS.flatMap((variant) => [1, 2, 3].map((seed) => [variant, seed] as const)))(
    'MF-S54 money is never lost, %s seed %i [MF-9]',
    (variant, seed) => {
      // The table counts after each event.
      const flags = seed === 1 ? {} : ({ prostitute_timing: 'continuous' } as const);
      const t = atRandom(newTable({ variant, flags }, seed), seed, 400);
      expect(t.batches.length).toBeGreaterThan(100);
      expect(moneyIn(t.state)).toBe(4000);
    },
  );

  it('MF-S67 masks: nobody is told who plays what [MF-92]', () => {
    const t = newTable({ flags: { masks: true } }).deal();
    expect(t.refuse(RED, peek('yellow'))).toBe('FORBIDDEN_VIEW');
    // What the engine knows of seats are colours; who sits there it never learns.
    expect(t.view(RED).clans.map(({ colour }) => colour)).toEqual(DEFAULT_MAFIA_PACK_FILE.seat_order);
  });

  it('MF-S69 blitz [MF-101]', () => {
    const t = newTable({ flags: { blitz: true } });
    expect(t.state.bank).toBe(2000);
    t.deal();
    expect(moneyIn(atRandom(t, 5, 150).state)).toBe(2000);
  });

  it('MF-S71 packs that are none [MF-14]', () => {
    const severe = {
      ...DEFAULT_MAFIA_PACK_FILE,
      cards: DEFAULT_MAFIA_PACK_FILE.cards.map((one) => (one.type === 'theft' ? { ...one, severity: 90 } : one)),
    };
    const owner = { ...DEFAULT_MAFIA_PACK_FILE.city.owner, A4: 'blue' };
    const blue = { ...DEFAULT_MAFIA_PACK_FILE, city: { ...DEFAULT_MAFIA_PACK_FILE.city, owner } };
    for (const [pack, code, name] of [
      [severe, 'SEVERITY_CELL', 'MF-theft-1'],
      [blue, 'QUARTER_COUNT', 'blue'],
    ] as const) {
      const faults = packFaults(pack);
      expect(faults.find((fault) => fault.code === code)?.names).toContain(name);
      expect(parseOptions({ pack })).toMatchObject({ ok: false, error: { code: 'PACK_INVALID' } });
      const { options } = newTable().state;
      expect(mafia.start({ options: { ...options, pack } })).toMatchObject({
        error: { code: 'PACK_INVALID', causes: faults },
      });
    }
  });

  it.each(VARIANTS)('MF-S72 the log leads to the same state, %s [MF-108]', (variant) => {
    const play = () => atRandom(newTable({ variant }, 9), 9, 250);
    const t = play();
    const first = newTable({ variant }, 9).state;
    expect(t.events().reduce(apply, first)).toEqual(t.state);
    // Chance comes out of the seed alone.
    expect(play().state).toEqual(t.state);
  });
});
