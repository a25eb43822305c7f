import { describe, expect, it } from 'vitest';
import type { TestPosition } from '../test/position.js';
import { draw, P1, P2, P3, REFEREE, TABLE, type Table, table } from '../test/table.js';

/** Weapons where the test says, the others off Holmes's route. */
function weapons(...on: readonly string[]): Readonly<Record<string, string>> {
  const cases = ['crimson', 'amber', 'emerald', 'azure', 'violet', 'ivory'];
  const places = [...on, '1', '2', '3', '4', '5', '15'];
  return Object.fromEntries(cases.map((one, i) => [places[i] ?? '', `${one}-weapon`]));
}

function topUp(more: TestPosition): Table {
  const t = table({
    phase: 'investigate',
    turn: { moved: true },
    deck: 'holmes/weapon/1, cab/weapon/1',
    ...more,
  });
  t.play(P1, draw([1, 2], 0));
  return t;
}

describe('the Holmes pawn', () => {
  it('goes to the next one along the arrows [SH-45 SH-6]', () => {
    expect(topUp({ tokens: weapons('14', '9') }).view(TABLE).holmes).toBe('9');
    expect(topUp({ tokens: weapons('14', '9'), holmes: '9' }).view(TABLE).holmes).toBe('14');
    expect(topUp({ tokens: weapons('14', '9'), holmes: '14' }).view(TABLE).holmes).toBe('9');
  });

  it('passes what was collected [SH-45]', () => {
    const t = topUp({ tokens: weapons('8', '9'), piles: [['crimson-weapon']] });
    expect(t.view(TABLE).holmes).toBe('9');
  });

  it('the present place comes last: once round, and a reveal [SH-45 SH-48]', () => {
    const t = topUp({ tokens: weapons('8'), holmes: '8' });
    expect(t.notices(TABLE)).toContainEqual(expect.objectContaining({ type: 'holmesMoved', from: '8', to: '8' }));
    expect(t.view(TABLE).reveal).toEqual({ location: '8', token: 'crimson-weapon', noted: [] });
    const still = topUp({ tokens: weapons('8'), holmes: '8', flags: { loop_full_circle: false } });
    expect(still.view(TABLE).reveal).toBeNull();
  });

  it('stays where no token of the type is left on his route [SH-46]', () => {
    const t = topUp({ tokens: weapons() });
    expect(t.toldTypes(TABLE)).toContain('holmesStayed');
    expect(t.view(TABLE).turn.seat).toBe(P2);
  });

  it('is shown to all until everybody has noted it [SH-48]', () => {
    const t = topUp({ tokens: weapons('8') });
    expect(t.toAct).toEqual([P1, P2, P3]);
    t.play(P2, { type: 'noted' });
    expect(t.refuse(P2, { type: 'noted' })).toBe('PHASE_WRONG');
    expect(t.view(TABLE).reveal?.noted).toEqual([P2]);
    expect(t.refuse(P1, { type: 'answer', look: 1, card: null })).toBe('NO_WINDOW');
    expect(t.refuse(REFEREE, { type: 'close', what: 'reveal', id: '4' })).toBe('PHASE_WRONG');
    t.play(P1, { type: 'noted' });
    t.play(P3, { type: 'noted' });
    expect(t.view(TABLE)).toMatchObject({ reveal: null, phase: 'move' });
    expect(t.refuse(P1, { type: 'noted' })).toBe('PHASE_WRONG');
  });

  it('nobody who is out is waited for [SH-48 SH-64]', () => {
    const t = topUp({ tokens: weapons('8'), eliminated: [3] });
    expect(t.refuse(P3, { type: 'noted' })).toBe('SEAT_OUT');
    t.play(P1, { type: 'noted' });
    t.play(P2, { type: 'noted' });
    expect(t.view(TABLE).reveal).toBeNull();
  });

  it('time closes it, or the host where there is none [SH-48]', () => {
    const t = topUp({ tokens: weapons('8') });
    t.play(REFEREE, { type: 'expire', what: 'reveal', id: '4' });
    expect(t.view(TABLE).turn.seat).toBe(P2);
    expect(t.refuse(REFEREE, { type: 'expire', what: 'reveal', id: '4' })).toBe('PHASE_WRONG');
    const open = topUp({ tokens: weapons('8'), flags: { reveal_seconds: null } });
    open.play(REFEREE, { type: 'close', what: 'reveal', id: '4' });
    expect(open.view(TABLE).turn.seat).toBe(P2);
  });
});
