import { describe, expect, it } from 'vitest';
import { DEFAULT_MAFIA_PACK_FILE } from './data/city.js';
import type { TestPosition } from '../test/position.js';
import {
  BLUE,
  card,
  exchange,
  GREEN,
  newTable,
  open,
  RED,
  REFEREE,
  TABLE,
  type Table,
  table,
  YELLOW,
} from '../test/table.js';
import { CLANS, type Clan } from './types.js';

const flags = { turn_seconds: 30 } as const;

const expire = (t: Table, step = t.state.step) => ({ type: 'expire', step }) as const;
const standIn = (t: Table, seat: Clan, step = t.state.step) => ({ type: 'standIn', seat, step }) as const;

describe('time that runs out [MF-109]', () => {
  it('is counted again for each answer', () => {
    const t = table({ flags, city: { A1: 'pistol closed', B1: 'buyer' } });
    expect(t.timers).toMatchObject([{ id: 'step-1', ms: 30_000, shown: true }]);
    t.open('A1');
    expect(t.timers[0]?.id).not.toBe('step-1');
    expect(t.refuse(REFEREE, expire(t, 1))).toBe('PHASE_WRONG');
    expect(t.refuse(BLUE, expire(t))).toBe('NOT_YOUR_TURN');
  });

  it('runs out for nobody where none was agreed on', () => {
    const t = table({ flags: {} });
    expect(t.timers).toEqual([]);
    expect(t.refuse(REFEREE, expire(t))).toBe('PHASE_WRONG');
  });

  it('swaps nothing, lays by chance, passes and confirms', () => {
    const t = newTable({ flags }).deal();
    for (const _ of CLANS) t.play(REFEREE, expire(t));
    expect(t.view(TABLE).clans.map(({ swapped }) => swapped)).toEqual([0, 0, 0, 0]);
    expect(t.state.phase).toBe('layout');
    t.play(REFEREE, expire(t));
    expect(t.state.phase).toBe('play');
    expect(Object.keys(t.state.city)).toHaveLength(16);
    t.play(REFEREE, expire(t));
    expect(t.state.clans[BLUE].passed).toBe(true);
    expect(t.state.turn).toBe(YELLOW);
    t.passAll();
    t.play(REFEREE, expire(t));
    expect(t.state.phase).toBe('deal');
    const stood = t.events().flatMap((e) => (e.type === 'stoodIn' ? [e.what] : []));
    expect([...new Set(stood)]).toEqual(['exchange', 'layout', 'turn', 'ransom']);
  });

  it('of a free layout it runs out for all who have stored none', () => {
    const t = newTable({ flags }).deal();
    for (const seat of CLANS) t.play(seat, exchange());
    t.play(RED, t.laying(RED));
    const wanted = t.view(RED).own?.plan.layout;
    t.play(REFEREE, expire(t));
    expect(t.state.city.A2?.card).toBe(wanted?.[0]?.card);
    const stood = t.events().flatMap((e) => (e.type === 'stoodIn' ? [e.seat] : []));
    expect(stood).toEqual([BLUE, YELLOW, GREEN]);
  });

  it('lays for nobody before an earlier seat that has not read its printed cards [MF-24 MF-105]', () => {
    const t = newTable({ flags: { ...flags, card_source: 'printed_cards' } }).deal();
    const ids = DEFAULT_MAFIA_PACK_FILE.cards.map(({ id }) => id);
    const handOf = (nth: number) => ids.slice(4 * nth, 4 * nth + 4);
    for (const [nth, seat] of CLANS.entries()) {
      t.play(seat, { type: 'readCards', cards: handOf(nth) });
    }
    t.play(BLUE, exchange());
    t.play(YELLOW, exchange(...handOf(1)));
    for (const seat of [RED, GREEN]) t.play(seat, exchange());
    t.play(REFEREE, expire(t));
    const laid = () => CLANS.filter((seat) => t.state.clans[seat].laid);
    expect([laid(), t.timers]).toEqual([[BLUE], []]);
    expect(t.refuse(REFEREE, standIn(t, RED))).toBe('NOT_YOUR_TURN');
    t.play(YELLOW, { type: 'readCards', cards: ids.slice(16, 20) });
    t.play(REFEREE, expire(t));
    expect(laid()).toEqual([...CLANS]);
  });

  const choices: readonly (readonly [string, TestPosition, string, (t: Table) => unknown, unknown])[] = [
    [
      'the first Buyer in reading order',
      { city: { D3: 'good-parts closed', C2: 'buyer', C3: 'buyer' } },
      'D3',
      (t) => t.money$('C2', 'C3'),
      [80, 0],
    ],
    ['a shot in the air', { city: { A1: 'pistol closed', B1: 'buyer' } }, 'A1', (t) => t.on('A1')?.shot, 'air'],
    [
      'nobody',
      { city: { A1: 'escape closed' }, prison: { 'red-1': '60' } },
      'A1',
      (t) => [t.where('red-1'), t.on('A1')],
      ['60', undefined],
    ],
  ];
  it.each(choices)('chooses %s', (_, place, quarter, of, expected) => {
    const t = table({ flags, ...place });
    t.open(quarter);
    t.play(REFEREE, expire(t));
    expect(of(t)).toEqual(expected);
    expect(t.state.turn).toBe(YELLOW);
  });

  it('a seat that misses its turn by correspondence passes [MF-101]', () => {
    const t = table({ flags: { pacing: 'forum', deadline_minutes: 60 } });
    expect(t.timers).toMatchObject([{ ms: 3_600_000 }]);
    t.play(REFEREE, expire(t));
    expect(t.state.clans[BLUE].passed).toBe(true);
  });
});

describe('the host for an absent seat [MF-109]', () => {
  it('answers as time would, for the next one that all wait for', () => {
    const t = table({ city: { A1: 'theft closed' } });
    expect(t.refuse(BLUE, standIn(t, BLUE))).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, standIn(t, RED))).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, standIn(t, BLUE, 0))).toBe('PHASE_WRONG');
    t.play(REFEREE, standIn(t, BLUE));
    expect(t.notices(TABLE)).toContainEqual({
      ...{ type: 'stoodIn', seat: BLUE, what: 'turn', host: true },
    });
    expect(t.state.clans[BLUE].passed).toBe(true);
    expect(t.on('A1')?.card).toBe(card('theft'));
  });

  it('in RANSOM for anybody who has not confirmed', () => {
    const t = table().passAll();
    t.play(REFEREE, standIn(t, GREEN));
    expect(t.state.clans[GREEN].confirmed).toBe(true);
    expect(t.refuse(REFEREE, standIn(t, GREEN))).toBe('NOT_YOUR_TURN');
  });

  it('of a card whose face is being read there is nobody to answer for', () => {
    const t = table({ flags: { card_source: 'printed_cards' }, city: { A1: 'theft closed' } });
    t.play(BLUE, open('A1'));
    expect(t.refuse(REFEREE, standIn(t, BLUE))).toBe('NOT_YOUR_TURN');
  });
});
