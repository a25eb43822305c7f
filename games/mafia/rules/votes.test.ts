import { describe, expect, it } from 'vitest';
import { BLUE, CONFIRM, GREEN, newTable, PASS, RED, TABLE, table, vote, YELLOW } from '../test/table.js';
import { CLANS } from './types.js';

describe('a table that wants to stop [MF-111]', () => {
  it('finishes its round when all four agree: unopened cards count as passed', () => {
    const t = table({
      city: { A1: 'theft 100', A2: 'robbery arrested', B2: 'good-cloth closed' },
      prison: { 'green-1': '30' },
    });
    for (const seat of [BLUE, YELLOW, RED]) t.play(seat, vote());
    expect(t.view(TABLE).votes).toEqual([BLUE, YELLOW, RED]);
    t.play(GREEN, vote());
    expect(t.state).toMatchObject({
      phase: 'ransom',
      stopped: true,
      lastRound: true,
      asked: false,
    });
    expect(t.balances).toEqual([100, 0, 0, 0]);
    expect(t.where('red-1')).toBe('200');
    t.confirmAll();
    expect(t.code).toBe('STOPPED');
    expect(t.balances).toEqual([130, 0, -200, 170]);
  });

  it('each seat has its vote, or taking it back, listed beside play, and a confirmation to withdraw', () => {
    const t = table({ prison: { 'green-1': '30' } });
    expect(t.sides(RED)).toEqual([vote()]);
    t.play(RED, vote());
    expect(t.sides(RED)).toEqual([vote(false)]);
    expect(t.legal(RED)).toEqual([]);
    expect(t.toAct).not.toContain(RED);
    t.passAll();
    expect(t.state.phase).toBe('ransom');
    t.play(RED, CONFIRM);
    expect(t.sides(RED)).toEqual([{ type: 'withdraw' }, vote(false)]);
    expect(table({ flags: { early_end: 'none' } }).sides(RED)).toEqual([]);
    expect(t.sides(TABLE)).toEqual([]);
  });

  it('in 1992 the game ends with the round', () => {
    const t = table({ variant: 'authors1992', balances: { red: 10 } });
    for (const seat of CLANS) t.play(seat, vote());
    expect(t.code).toBe('STOPPED');
    expect(t.view(TABLE).end?.winners).toEqual([RED]);
  });

  it.each(['exchange', 'layout', 'ransom'] as const)('in %s as well', (phase) => {
    const t = newTable().deal();
    if (phase !== 'exchange') {
      while (t.state.phase === 'exchange') {
        const [seat] = t.toAct;
        t.play(seat ?? BLUE, { type: 'exchange', cards: [] });
      }
    }
    if (phase === 'ransom') t.layAll().passAll();
    for (const seat of CLANS) t.play(seat, vote());
    expect(t.state.phase).toBe('ransom');
    expect(t.toldTypes(TABLE).filter((type) => type === 'ransomBegan')).toHaveLength(1);
    t.confirmAll();
    expect(t.code).toBe('STOPPED');
  });

  it('a vote stands until it is withdrawn or the round ends', () => {
    const t = table();
    t.play(RED, vote());
    expect(t.refuse(RED, vote())).toBe('PHASE_WRONG');
    t.play(RED, vote(false));
    expect(t.view(TABLE).votes).toEqual([]);
    expect(t.refuse(RED, vote(false))).toBe('PHASE_WRONG');
    t.play(RED, vote());
    t.passAll();
    expect(t.view(TABLE).votes).toEqual([RED]);
    t.confirmAll().deal();
    expect(t.view(TABLE).votes).toEqual([]);
  });

  it('not while a choice is due', () => {
    const t = table({ city: { A1: 'pistol closed', B1: 'buyer' } });
    t.open('A1');
    expect(t.view(TABLE).mayVote).toBe(false);
    expect(t.refuse(GREEN, vote())).toBe('PHASE_WRONG');
  });

  it('a round without an opening raises the question', () => {
    const t = table().passAll();
    expect(t.toldTypes(TABLE)).toContain('stopAsked');
    expect(t.view(TABLE).asked).toBe(true);
    for (const seat of CLANS) t.play(seat, CONFIRM);
    expect(t.deal().view(TABLE).asked).toBe(false);
    const opened = table({ city: { A1: 'theft closed' } });
    opened.open('A1');
    expect(opened.passAll().view(TABLE).asked).toBe(false);
  });

  it('is no action of a turn', () => {
    const t = table();
    t.play(RED, vote());
    expect(t.state.turn).toBe(BLUE);
    t.play(BLUE, PASS);
    expect(t.state.turn).toBe(YELLOW);
  });
});
