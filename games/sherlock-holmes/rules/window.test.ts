import { describe, expect, it } from 'vitest';
import type { TestPosition } from '../test/position.js';
import {
  ability,
  answer,
  arrest,
  card,
  draw,
  look,
  P1,
  P2,
  P3,
  REFEREE,
  WALK_NOWHERE,
  search,
  symbol,
  TABLE,
  type Table,
  table,
  take,
  walk,
} from '../test/table.js';
import type { Action } from './types.js';

const place: TestPosition = {
  phase: 'investigate',
  at: ['8', '16', '16'],
  tokens: { '8': 'crimson-weapon', '30': 'azure-evidence' },
  hands: ['2 cab/weapon/2, holmes/evidence/1', '2 lestrade/weapon/1, watson/weapon/1', 'lestrade/witness/1'],
};

function searched(more: TestPosition = {}): Table {
  const t = table({ ...place, ...more });
  t.play(P1, search(symbol('cab/weapon/2')));
  return t;
}

const passWindow = { type: 'expire', what: 'window', id: '1' } as const;
const closeWindow = { type: 'close', what: 'window', id: '1' } as const;

describe('the window of a look', () => {
  it('everybody gets the same prompt, whatever he holds [SH-56 SH-79]', () => {
    const t = searched({ hands: [place.hands?.[0] ?? '', '', 'lestrade/witness/1'] });
    expect([P1, P2, P3].map((seat) => t.view(seat).own?.mayAnswer)).toEqual([false, true, true]);
    expect(t.view(TABLE).look).toMatchObject({ by: P1, kind: 'search', location: '8', open: true });
    expect(t.view(TABLE).look?.opening).toEqual(symbol('cab/weapon/2'));
    t.play(P2, answer(1, null));
    expect(t.notices(P2).at(-1)).toEqual({ type: 'passed', seat: P2, look: 1 });
    for (const viewer of [TABLE, P1, P3]) {
      expect(t.textFor(viewer)).not.toContain('passed');
      expect(t.toAct).toContain(P1);
    }
    expect(t.view(TABLE)).toEqual(searched({ hands: [place.hands?.[0] ?? '', '', 'lestrade/witness/1'] }).view(TABLE));
  });

  it('who answers what, and Lestrade stops nobody [SH-55 SH-56 SH-57]', () => {
    const t = searched();
    expect(t.refuse(P1, answer(7, null))).toBe('NO_WINDOW');
    expect(t.refuse(P1, answer(1, null))).toBe('OWN_LOOK');
    expect(t.refuse(P2, answer(2, null))).toBe('NO_WINDOW');
    expect(t.refuse(P2, answer(1, 'lestrade/evidence/1'))).toBe('CARD_NOT_IN_HAND');
    expect(t.refuse(P2, answer(1, 'watson/weapon/1'))).toBe('WRONG_CHARACTER');
    t.play(P2, answer(1, 'lestrade/weapon/1'));
    expect(t.refuse(P2, answer(1, 'lestrade/weapon/1', 2))).toBe('NO_WINDOW');
    expect(t.refuse(P2, answer(1, null))).toBe('NO_WINDOW');
    expect(t.view(TABLE).look?.reacted).toEqual([P2]);
    t.play(P3, answer(1, 'lestrade/witness/1'));
    expect(t.view(P3).own?.seen).toEqual({ '8': 'crimson-weapon' });
    expect(t.refuse(P3, answer(1, null))).toBe('NO_WINDOW');
    expect(t.refuse(P1, answer(1, null))).toBe('OWN_LOOK');
    t.play(P1, take());
    expect(t.refuse(P3, answer(1, null))).toBe('NO_WINDOW');
  });

  it('meanwhile the seat on turn can do nothing else [SH-56]', () => {
    const t = searched();
    const others: readonly Action[] = [
      walk('9'),
      { type: 'cab', card: card('cab/weapon/2', 2), to: '4' },
      look('holmes/evidence/1', '30'),
      search(symbol('cab/weapon/2', 2)),
      draw([1, 2, 3], 0),
      arrest('15'),
      { type: 'vote', stop: true },
    ];
    for (const action of others) expect(t.refuse(P1, action)).toBe('PHASE_WRONG');
    expect(t.refuseCommand(P1, { kind: 'takeback' })).toBe('TAKEBACK_NOT_NOW');
    t.play(P1, { type: 'leave' });
    for (const action of [take(), { type: 'leave' }] as Action[]) {
      expect(t.refuse(P1, action)).toBe('PHASE_WRONG');
    }
    expect(t.refuse(P2, { type: 'vote', stop: true })).toBe('PHASE_WRONG');
  });

  it('what was decided comes out with the end of the window [SH-35 SH-56]', () => {
    const t = searched();
    t.play(P1, take());
    expect(t.view(P1).own?.decision).toEqual({ take: true, cards: [] });
    for (const viewer of [TABLE, P2]) expect(t.textFor(viewer)).not.toContain('decided');
    t.passAll();
    expect(t.toldTypes(TABLE)).toEqual(['looked', 'windowClosed', 'resolved']);
  });

  it('an open window times out, and the look waits for its owner [SH-56 SH-86]', () => {
    const t = searched();
    expect(t.timers).toMatchObject([{ id: 'window-1', ms: 20_000 }]);
    expect(t.refuse(P2, passWindow)).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, closeWindow)).toBe('PHASE_WRONG');
    expect(t.refuse(REFEREE, { ...passWindow, id: '2' })).toBe('NO_WINDOW');
    t.play(REFEREE, passWindow);
    expect(t.refuse(P2, answer(1, null))).toBe('NO_WINDOW');
    expect(t.refuse(REFEREE, passWindow)).toBe('NO_WINDOW');
    t.play(P1, take());
    expect(t.view(P1).own?.pile).toEqual(['crimson-weapon']);
  });

  it('without a time the host may close it [SH-56]', () => {
    const t = searched({ flags: { lestrade_window_s: null } });
    expect(t.timers).toEqual([]);
    t.play(REFEREE, closeWindow);
    expect(t.view(TABLE).look?.open).toBe(false);
  });

  it('it may run to its end [SH-56]', () => {
    const t = searched({ flags: { lestrade_window_ends: 'full_time' } });
    t.passAll();
    expect(t.view(TABLE).look?.open).toBe(true);
    t.play(P1, take());
    expect(t.view(TABLE).look?.open).toBe(true);
    t.play(REFEREE, passWindow);
    expect(t.view(TABLE).look).toBeNull();
  });

  it('with nobody else it closes at once [SH-56]', () => {
    const t = searched({ eliminated: [2, 3] });
    expect(t.toldTypes(TABLE)).toEqual(['looked', 'windowClosed']);
  });

  it('one Holmes ability in a turn, or each once [SH-51]', () => {
    const second = (holmes_abilities: 'each_once' | 'one_total') => {
      const hands = ['holmes/evidence/1, holmes/weapon/1'];
      const t = table({ ...place, hands, turn: { moved: true }, flags: { holmes_abilities } });
      t.play(P1, look('holmes/evidence/1', '30'));
      t.passAll();
      return t.answer(P1, draw([1, 2, 3], 0, card('holmes/weapon/1')));
    };
    expect(second('each_once')).not.toBe('ABILITY_USED');
    expect(second('one_total')).toBe('ABILITY_USED');
  });

  it('Watson in his printed pips [SH-59]', () => {
    const hands = ['watson/weapon/2, cab/witness/1'];
    const t = table({ ...place, hands });
    t.play(P1, search(symbol('watson/weapon/2')));
    t.passAll();
    t.play(P1, take());
    expect(t.view(P1).own?.pile).toEqual(['crimson-weapon']);
    const wild = table({ ...place, hands });
    wild.play(P1, search(ability('ability:watson', 'watson/weapon/2')));
    wild.passAll();
    expect(wild.refuse(P1, take())).toBe('NOT_ENOUGH_SYMBOLS');
  });
});

describe('what a look leaves behind', () => {
  it('with a notebook by hand it lies open till it is put away [SH-85]', () => {
    const t = searched({ flags: { auto_notebook: false } });
    expect(t.view(P1).own).toMatchObject({ seen: { '8': 'crimson-weapon' }, openLook: '8' });
    t.passAll();
    expect(t.view(P1).own?.openLook).toBe('8');
    t.play(P1, { type: 'closeLook' });
    expect(t.view(P1).own).toMatchObject({ seen: {}, openLook: null });
    expect(t.refuse(P1, { type: 'closeLook' })).toBe('PHASE_WRONG');
    const next = searched({ flags: { auto_notebook: false } });
    next.play(P2, answer(1, 'lestrade/weapon/1'));
    next.play(P3, answer(1, null));
    next.play(P1, { type: 'leave' });
    expect(next.view(P1).own?.seen).toEqual({});
    next.play(P1, draw([1, 2, 3], 0));
    expect(next.view(P2).own?.seen).toEqual({ '8': 'crimson-weapon' });
    if (next.state.phase === 'reveal') for (const seat of [P1, P2, P3]) next.play(seat, { type: 'noted' });
    next.play(P2, WALK_NOWHERE);
    expect(next.view(P2).own?.seen).toEqual({});
  });

  it('with the assisted notebook it stays [SH-85 SH-19]', () => {
    const t = searched();
    expect(t.view(P1).own).toMatchObject({ seen: { '8': 'crimson-weapon' }, openLook: null });
    expect(t.refuse(P1, { type: 'closeLook' })).toBe('PHASE_WRONG');
  });
});
