import { describe, expect, it } from 'vitest';
import { REFEREE, TABLE } from '@mister-x/engine/core/game';
import { card, P1, P2, table } from '../test/table.js';
import type { Action } from './types.js';

/** Printed cards under the table's scanner: it stands for the seat on turn (SH-82). */

const flags = { card_source: 'printed_cards' } as const;
const laid = (id: string, location?: string): Action => ({
  type: 'scan',
  card: card(id),
  ...(location === undefined ? {} : { location }),
});
const place = (location: string): Action => ({ type: 'scan', location });

describe('the scanner of the table [SH-82]', () => {
  it('reads a place: the pawn walks there the shortest way, or stays', () => {
    const t = table({ flags, at: ['16'] });
    t.play(REFEREE, place('14'));
    expect(t.state.sleuths[P1].at).toBe('14');
    expect(t.refuse(REFEREE, place('23'))).toBe('ALREADY_MOVED');
    const stays = table({ flags, at: ['16'] });
    stays.play(REFEREE, place('16'));
    expect(stays.view(TABLE).turn.moved).toBe(false);
    expect(table({ flags, at: ['16'] }).refuse(REFEREE, place('1'))).toBe('TOO_FAR');
    expect(table({ flags }).refuse(REFEREE, place('99'))).toBe('UNKNOWN_LOCATION');
    expect(table().refuse(REFEREE, place('16'))).toBe('PHASE_WRONG');
  });

  it('reads a cab card and where it drives [SH-60]', () => {
    const t = table({ flags, hands: ['cab/weapon/2'] });
    expect(t.refuse(REFEREE, laid('cab/weapon/2'))).toBe('CHOICE_REQUIRED');
    expect(t.refuse(REFEREE, laid('cab/weapon/2', 'SY'))).toBe('SAME_LOCATION');
    t.play(REFEREE, laid('cab/weapon/2', '4'));
    expect(t.state.sleuths[P1].at).toBe('4');
  });

  it('reads an opening card, as pips or as a wild one [SH-28 SH-59]', () => {
    const ground = {
      flags,
      phase: 'investigate',
      at: ['8'],
      tokens: { '8': 'crimson-weapon' },
    } as const;
    const pips = table({ ...ground, hands: ['cab/weapon/2'] });
    pips.play(REFEREE, laid('cab/weapon/2'));
    expect(pips.view(TABLE).look?.opening).toEqual({ card: card('cab/weapon/2'), mode: 'symbol' });
    const wild = table({ ...ground, hands: ['watson/evidence/2'] });
    wild.play(REFEREE, laid('watson/evidence/2'));
    expect(wild.view(TABLE).look?.opening?.mode).toBe('ability:watson');
  });

  it("reads Holmes's card with the place to be looked at [SH-53]", () => {
    const t = table({ flags, tokens: { '8': 'crimson-weapon' }, hands: ['holmes/weapon/1'] });
    expect(t.refuse(REFEREE, laid('holmes/weapon/1'))).toBe('CHOICE_REQUIRED');
    t.play(REFEREE, laid('holmes/weapon/1', '8'));
    expect(t.view(P1).own?.seen).toEqual({ '8': 'crimson-weapon' });
    expect(t.view(P2).own?.seen).toEqual({});
  });

  it('reads a Lestrade card and whom it arrests [SH-63]', () => {
    const ground = {
      flags,
      phase: 'investigate',
      at: ['SY'],
      hands: ['lestrade/weapon/1'],
    } as const;
    expect(table(ground).refuse(REFEREE, laid('lestrade/weapon/1', '15'))).toBe('TOO_FEW_TOKENS');
    const piles = [['crimson-weapon', 'crimson-witness', 'crimson-evidence']];
    const t = table({ ...ground, piles });
    t.play(REFEREE, laid('lestrade/weapon/1', '15'));
    expect(t.state.sleuths[P1].arrest).toEqual({ order: 1, location: '15' });
  });

  it('says the same of a card that is not held as of one that is', () => {
    const cards = ['cab/weapon/2', 'holmes/weapon/1', 'watson/weapon/1', 'lestrade/weapon/1'];
    for (const id of cards) {
      for (const location of [undefined, 'SY', '99']) {
        const held = table({ flags, hands: [id] });
        const other = table({ flags, hands: ['cab/evidence/1', id] });
        expect(held.refuse(REFEREE, laid(id, location))).toBe(other.refuse(REFEREE, laid(id, location)));
      }
    }
    const t = table({ flags, hands: ['', 'cab/weapon/2'] });
    expect(t.refuse(REFEREE, laid('cab/weapon/2', '4'))).toBe('SCAN_WOULD_EXPOSE');
    expect(t.textFor(TABLE)).not.toContain(card('cab/weapon/2'));
  });

  it('moves for the seat on turn, which alone may take it back [SH-82 SH-87]', () => {
    const t = table({ flags, at: ['16'] });
    t.play(REFEREE, place('14'));
    expect([P1, P2, REFEREE].map((seat) => t.mayTakeBack(seat))).toEqual([true, false, false]);
    expect(t.refuseCommand(REFEREE, { kind: 'takeback' })).toBe('NOT_YOUR_TURN');
    expect(t.refuseCommand(P2, { kind: 'takeback' })).toBe('TAKEBACK_NOT_NOW');
    expect(t.send(P1, { kind: 'takeback' }).ok).toBe(true);
    expect(t.state.sleuths[P1].at).toBe('16');
  });

  it('a step that was closed for a seat is not taken back [SH-86 SH-87]', () => {
    const t = table({ flags, at: ['16'] });
    const closing = t.legal(REFEREE).find(({ type }) => type === 'close');
    if (closing === undefined) throw new Error('no step to close');
    t.play(REFEREE, closing);
    expect(t.state.phase).toBe('investigate');
    expect(t.refuseCommand(P1, { kind: 'takeback' })).toBe('TAKEBACK_NOT_NOW');
  });

  it('expects nothing while someone looks, and nothing that lies open', () => {
    const t = table({
      flags,
      phase: 'investigate',
      at: ['8'],
      tokens: { '8': 'crimson-weapon' },
      hands: ['cab/weapon/2, cab/weapon/1'],
      discards: 'cab/witness/1',
    });
    expect(t.refuse(REFEREE, laid('cab/witness/1'))).toBe('CARD_MISMATCH');
    t.play(REFEREE, laid('cab/weapon/2'));
    expect(t.refuse(REFEREE, laid('cab/weapon/1'))).toBe('SCAN_WOULD_EXPOSE');
  });
});
