import { describe, expect, it } from 'vitest';
import { rngFor } from '@mister-x/engine/core/rng';
import type { TestPosition } from '../test/position.js';
import { TABLE, table, ticketsOfText } from '../test/table.js';

/** What hunters offered for a special, when something before it is taken back (CM-13, MX-40). */

const all = [1, 2, 3, 4, 5];

describe.each(['shared', 'private'] as const)('offers and take-backs, hands %s', (hands) => {
  const place: TestPosition = {
    flags: { hunter_hands: hands, detective_specials_per_round: 'unlimited' },
    phase: 'moves',
    round: 6,
    log: 5,
    x: 306,
    at: [302, 307, 308, 309, 310],
    moved: [2, 3, 4, 5],
    hands: ['car/F, 3 train/M', ''],
  };

  it('MX-40 CM-13 an offer goes with the move that opened its step, and its tickets are free', () => {
    const t = table(place);
    t.move('d1', 'car/F 303');
    t.play('h1', { type: 'offer', tickets: ticketsOfText('3 train/M') });
    expect(t.view('h2').offers).toEqual({ h1: ticketsOfText('3 train/M') });
    t.send('h1', { kind: 'takeback' });
    t.send('x', { kind: 'answer-takeback', agree: true });
    expect(t.view('h2').offers).toEqual({});
    t.move('d1', 'train/M 304');
    expect(t.state.phase).toBe('specials');
    expect(t.view('h2').offers).toEqual({});
    // Every legal action is accepted, so that nothing betrays what h1 has left (CM-4).
    const rng = rngFor('00'.repeat(32), 1);
    const refused = [...t.game.legalActions(t.state, 'h2')].filter(
      (action) => !t.game.decide(t.state, 'h2', action, rng).ok,
    );
    expect(refused).toEqual([]);
  });

  it('MX-40 CM-13 an offer stays when the special before it is taken back', () => {
    const t = table({
      ...place,
      phase: 'specials',
      moved: all,
      hands: ['3 car/B, 3 train/M', ''],
    });
    const operation = { detective: 'd1', transport: 'car', stop: 303 };
    t.play('h1', { type: 'operate', parts: { h1: ticketsOfText('3 car/B') }, ...operation });
    t.play('h1', { type: 'offer', tickets: ticketsOfText('3 train/M') });
    t.send('h1', { kind: 'takeback' });
    t.send('x', { kind: 'answer-takeback', agree: true });
    expect(t.view(TABLE).detectives[0]?.stop).toBe(302);
    expect(t.view('h2').offers).toEqual({ h1: ticketsOfText('3 train/M') });
    t.play('h2', { type: 'investigate', parts: { h1: ticketsOfText('3 train/M') } });
  });
});
