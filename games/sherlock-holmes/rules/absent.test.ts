import { describe, expect, it } from 'vitest';
import type { TestPosition } from '../test/position.js';
import { P1, P2, REFEREE, WALK_NOWHERE, search, symbol, TABLE, type Table, table } from '../test/table.js';
import type { Action } from './types.js';

const timed: TestPosition = {
  flags: { turn_seconds: 60 },
  at: ['8'],
  tokens: { '8': 'crimson-weapon' },
  hands: ['cab/weapon/2'],
  deck: '2 watson/weapon/1, 2 cab/witness/2, 2 cab/forensics/2',
};

function step(t: Table): Action {
  const timer = t.timers.find(({ id }) => id.startsWith('step-'));
  if (timer === undefined) throw new Error('no step waits');
  return { type: 'expire', what: 'step', id: timer.id.slice('step-'.length) };
}

describe('time that runs out, and absent seats', () => {
  it('no limit by default [SH-86]', () => {
    expect(table().timers).toEqual([]);
  });

  it('stay, no search, all from the deck [SH-86]', () => {
    const t = table(timed);
    const first = step(t);
    expect(t.refuse(P1, first)).toBe('NOT_YOUR_TURN');
    t.play(REFEREE, first);
    expect(t.view(TABLE)).toMatchObject({ phase: 'investigate', turn: { moved: false } });
    expect(t.refuse(REFEREE, first)).toBe('PHASE_WRONG');
    t.play(REFEREE, step(t));
    expect(t.toldTypes(TABLE).filter((type) => type === 'deckDrawn')).toHaveLength(3);
    expect(t.toldTypes(TABLE)).not.toContain('lineTaken');
    expect(t.view(TABLE).turn.seat).toBe(P2);
  });

  it('a search is left, in its window as after it [SH-86 SH-56]', () => {
    const t = table(timed);
    t.play(P1, WALK_NOWHERE);
    t.play(P1, search(symbol('cab/weapon/2')));
    t.play(REFEREE, step(t));
    expect(t.view(P1).own?.decision).toEqual({ take: false, cards: [] });
    expect(t.toldTypes(TABLE)).not.toContain('resolved');
    t.passAll();
    expect(t.notices(TABLE)).toContainEqual(expect.objectContaining({ type: 'resolved', take: false }));
    const after = table(timed);
    after.play(P1, WALK_NOWHERE);
    after.play(P1, search(symbol('cab/weapon/2')));
    after.passAll();
    after.play(REFEREE, step(after));
    expect(after.view(TABLE).look).toBeNull();
  });

  it('what the deck lacks comes from the left of the line [SH-86 SH-42]', () => {
    const t = table({ ...timed, phase: 'investigate', deck: 'cab/witness/2', discards: '' });
    const { line } = t.state;
    t.play(REFEREE, step(t));
    const taken = t.notices(TABLE).flatMap((n) => (n.type === 'lineTaken' ? [n.position] : []));
    expect(taken).toEqual([1, 2]);
    expect(t.view(P1).own?.hand).toEqual(expect.arrayContaining([line[0], line[1]]));
  });

  it('the host closes any step of an absent seat, time or none [SH-86]', () => {
    const t = table();
    const [close] = t.legal(REFEREE);
    expect(close).toMatchObject({ type: 'close', what: 'step' });
    expect(t.refuse(P1, close as Action)).toBe('NOT_YOUR_TURN');
    t.play(REFEREE, close as Action);
    expect(t.state.phase).toBe('investigate');
  });

  it('a draw of printed cards is not closed by time [SH-86 SH-84]', () => {
    const t = table({ flags: { turn_seconds: 60, card_source: 'printed_cards' } });
    t.play(REFEREE, step(t));
    expect(t.state.phase).toBe('investigate');
    expect(t.timers).toEqual([]);
    expect(t.legal(REFEREE)).toEqual([]);
  });
});
