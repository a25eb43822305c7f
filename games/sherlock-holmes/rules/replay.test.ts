import { describe, expect, it } from 'vitest';
import type { Seat } from '@mister-x/engine/core/game';
import { rngFor } from '@mister-x/engine/core/rng';
import { apply } from './apply.js';
import { ALL_CARDS, arrest, card, dealtTable, P1, P2, search, symbol, type Table, table } from '../test/table.js';
import type { Event } from './types.js';

function eventsOf(t: Table): readonly Event[] {
  return t.batches.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'game' ? [event.event] : [])));
}

/** Cards are where they are once, whatever happens. */
function cardsOf({ state }: Table): readonly string[] {
  const { deck, discards, line, look, sleuths } = state;
  const hands = Object.values(sleuths).flatMap(({ hand }) => hand);
  return [
    ...[...deck, ...discards, ...hands],
    ...[...line.flatMap((id) => id ?? []), ...(look?.opening == null ? [] : [look.opening.card])],
  ].sort();
}

describe('the log', () => {
  it.each([1, 2, 3, 4])('leads to the same state, and no card is lost, seed %i [SH-88 SH-2]', (seed) => {
    const t = dealtTable({ flags: { draw_order: seed % 2 === 0 ? 'free' : 'line_then_deck' } }, seed);
    const first = dealtTable({ flags: t.state.options.flags }, seed).state;
    const begun = eventsOf(t).length;
    const rng = rngFor('a5'.repeat(32), seed);
    const all = [...ALL_CARDS].sort();
    for (let step = 0; step < 150 && t.code === undefined; step++) {
      const seats: readonly Seat[] = t.toAct;
      const seat = rng.pick(seats);
      const legal = t.legal(seat);
      if (legal.length === 0) continue;
      t.play(seat, rng.pick(legal));
      expect(cardsOf(t)).toEqual(all);
    }
    expect(eventsOf(t).slice(begun).reduce(apply, first)).toEqual(t.state);
  });
});

describe('cards and looks', () => {
  it('the look is for the searcher alone [SH-29]', () => {
    const t = table({
      phase: 'investigate',
      at: ['8'],
      tokens: { '8': 'violet-weapon' },
      hands: ['cab/weapon/2'],
    });
    t.play(P1, search(symbol('cab/weapon/2')));
    expect(t.notices(P1)).toContainEqual(expect.objectContaining({ type: 'looked', token: 'violet-weapon' }));
    expect(t.view(P1).own?.seen).toEqual({ '8': 'violet-weapon' });
    expect(t.textFor(P2)).not.toContain('violet');
    expect(t.refuse(P2, { type: 'peek', at: 'token', seat: P1 })).toBe('FORBIDDEN_VIEW');
  });

  it('a card of Holmes gives one of two things, then it is gone [SH-52 SH-36]', () => {
    const t = table({
      phase: 'investigate',
      turn: { moved: true },
      tokens: { '8': 'violet-weapon' },
      hands: ['holmes/weapon/1'],
    });
    const holmes = card('holmes/weapon/1');
    t.play(P1, { type: 'look', card: holmes, location: '8' });
    t.passAll();
    const extra = { type: 'draw', line: [1, 2, 3], deck: 0, holmes } as const;
    expect(t.refuse(P1, extra)).toBe('CARD_NOT_IN_HAND');
  });

  it('a Lestrade card that arrests is no look along [SH-58 SH-51]', () => {
    const piles = [['crimson-weapon', 'crimson-fingerprints', 'crimson-witness']];
    const t = table({ phase: 'investigate', piles, hands: ['lestrade/weapon/1'] });
    t.play(P1, arrest('15'));
    expect(t.state.turn.used.lestrade).toEqual([]);
    expect(t.state.discards).toEqual([card('lestrade/weapon/1')]);
  });
});
