import { describe, expect, it } from 'vitest';
import type { TestPosition } from '../test/position.js';
import { card, dealtTable, draw, P1, P2, P3, WALK_NOWHERE, TABLE, table, walk } from '../test/table.js';

const place: TestPosition = {
  hands: ['cab/weapon/2, watson/witness/1', 'lestrade/weapon/1'],
  piles: [['crimson-weapon']],
  seen: [{ '9': 'amber-weapon' }],
};

describe('what everybody sees [SH-79]', () => {
  it('nothing of hands, cases, tokens, piles and notebooks', () => {
    const t = table(place);
    t.play(P1, { type: 'mark', location: '8', mark: { case: 'violet', number: 3, text: 'sure' } });
    t.play(P1, { type: 'jot', own: ['9'], text: 'the gardener' });
    expect(t.view(TABLE).own).toBeNull();
    for (const viewer of [TABLE, P2, P3]) {
      const text = t.textFor(viewer);
      for (const secret of [card('cab/weapon/2'), 'crimson', 'amber-weapon', 'violet', 'gardener', 'marked']) {
        expect(text).not.toContain(secret);
      }
    }
    expect(t.view(TABLE).sleuths[0]).toMatchObject({
      hand: 2,
      colour: 'red',
      pile: [{ symbol: 'weapon' }],
    });
    expect(t.view(TABLE)).toMatchObject({ discards: [], look: null, end: null });
    expect(t.view(TABLE).line).toHaveLength(5);
  });

  it('its own seat sees what is its own', () => {
    const { own } = table(place).view(P1);
    expect(own).toMatchObject({
      ...{ case: 'crimson', pile: ['crimson-weapon'], seen: { '9': 'amber-weapon' } },
      // In the order of the pack, whenever they came.
      hand: [card('cab/weapon/2'), card('watson/witness/1')],
    });
  });

  it('nobody sees the order of the deck', () => {
    const t = dealtTable();
    for (const viewer of [TABLE, P1, P2, P3]) {
      for (const id of t.state.deck) expect(t.textFor(viewer)).not.toContain(`"${id}"`);
    }
  });

  it('pawns share places, and nothing blocks [SH-25]', () => {
    const t = table({ at: ['SY', '16', '15'], holmes: '6' });
    t.play(P1, walk('16', '15'));
    expect(t.view(TABLE).sleuths.map(({ at }) => at)).toEqual(['15', '16', '15']);
  });

  it('turns go round the table and pass over who is out [SH-20]', () => {
    const t = table({
      phase: 'investigate',
      eliminated: [2],
      deck: '2 cab/weapon/2, cab/weapon/1',
    });
    t.play(P1, draw([1, 2, 3], 0));
    expect(t.view(TABLE).turn).toMatchObject({ seat: P3, moved: false, number: 5 });
    expect(t.refuse(P1, WALK_NOWHERE)).toBe('NOT_YOUR_TURN');
  });
});

describe('the notebook [SH-19]', () => {
  it('is written at any time, on turn or not, out or not', () => {
    const t = table({ arrests: [[2, '15']] });
    t.play(P2, { type: 'mark', location: '8', mark: { struck: true } });
    t.play(P2, { type: 'jot', own: ['8', null, '9'], text: 'x' });
    expect(t.view(P2).own?.notebook).toEqual({
      ...{ marks: { '8': { struck: true } }, own: ['8', null, '9', null, null], text: 'x' },
    });
    t.play(P2, { type: 'mark', location: '8', mark: null });
    expect(t.view(P2).own?.notebook.marks).toEqual({});
    expect(t.notices(P2)).toEqual([]);
  });

  it('names places and cases of the pack', () => {
    const t = table();
    expect(t.refuse(P1, { type: 'mark', location: '99', mark: null })).toBe('UNKNOWN_LOCATION');
    expect(t.refuse(P1, { type: 'mark', location: '8', mark: { case: 'puce' } })).toBe('BAD_REQUEST');
    expect(t.refuse(P1, { type: 'jot', own: ['99'], text: '' })).toBe('UNKNOWN_LOCATION');
  });
});
