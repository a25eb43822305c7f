import { describe, expect, it } from 'vitest';
import type { TestPosition } from '../test/position.js';
import { answer, arrest, card, draw, P1, P2, WALK_NOWHERE, TABLE, table, walk } from '../test/table.js';

const moved: TestPosition = { phase: 'investigate', turn: { moved: true } };
const stayed: TestPosition = { phase: 'investigate' };

describe('drawing', () => {
  it("nobody chooses his card off the referee's deck [SH-39 SH-84]", () => {
    const wanted = card('holmes/weapon/3');
    const t = table({ ...moved, deck: '2 cab/weapon/2, 3 holmes/weapon/1' });
    t.bring(card('cab/weapon/2', 1), card('cab/weapon/2', 2));
    t.play(P1, { ...draw([], 2), cards: [wanted, wanted] });
    expect(t.view(P1).own?.hand).toEqual([card('cab/weapon/2', 1), card('cab/weapon/2', 2)]);
    const free = table({
      ...moved,
      flags: { draw_order: 'free' },
      deck: 'cab/weapon/2, watson/weapon/1',
    });
    free.bring(card('cab/weapon/2'));
    free.play(P1, { type: 'drawOne', from: 'deck', card: card('watson/weapon/1') });
    expect(free.view(P1).own?.hand).toEqual([card('cab/weapon/2')]);
  });

  it('wrong positions, then wrong numbers [SH-38 SH-39]', () => {
    const t = table({ ...moved, line: 'cab/weapon/1, -, cab/witness/1, -, -' });
    expect(t.refuse(P1, draw([2], 1))).toBe('LINE_POSITION');
    expect(t.refuse(P1, draw([6], 1))).toBe('LINE_POSITION');
    expect(t.refuse(P1, draw([0], 1))).toBe('LINE_POSITION');
    expect(t.refuse(P1, draw([1, 1], 0))).toBe('LINE_POSITION');
    for (const wrong of [draw([], 1), draw([1, 3], 1), draw([], 0)]) {
      expect(t.refuse(P1, wrong)).toBe('DRAW_COUNT');
    }
    expect(t.refuse(P1, { type: 'drawOne', from: 1 })).toBe('PHASE_WRONG');
    expect(t.refuse(P1, { type: 'endDraw' })).toBe('PHASE_WRONG');
    expect(t.refuse(P2, draw([1], 1))).toBe('NOT_YOUR_TURN');
  });

  it('a draw before the move [SH-21]', () => {
    const t = table({ deck: '2 cab/weapon/2, cab/weapon/1' });
    expect(t.refuse(P1, draw([1, 2, 3], 0))).toBe('PHASE_WRONG');
    t.play(P1, WALK_NOWHERE);
    t.play(P1, draw([1, 2, 3], 0));
    expect(t.refuse(P1, draw([1, 2, 3], 0))).toBe('NOT_YOUR_TURN');
  });

  it('the line is topped up after all drawing, and the discards become the deck [SH-40 SH-41]', () => {
    const t = table({ ...moved, deck: 'cab/weapon/1', discards: '2 watson/weapon/1' });
    t.play(P1, draw([1], 1));
    expect(t.toldTypes(TABLE)).toEqual([
      'lineTaken',
      'deckDrawn',
      'drawEnded',
      'reshuffled',
      'lineFilled',
      'turnBegan',
    ]);
    expect(t.view(TABLE)).toMatchObject({ deck: 1, discards: [] });
    expect(t.notices(P2)).toContainEqual({ type: 'reshuffled', count: 2 });
  });

  it('a reshuffle in the middle of a draw [SH-41]', () => {
    const t = table({ ...moved, deck: 'cab/weapon/1', discards: '2 watson/weapon/1' });
    t.play(P1, draw([], 2));
    expect(t.toldTypes(TABLE).slice(0, 3)).toEqual(['deckDrawn', 'reshuffled', 'deckDrawn']);
  });

  it('what there is, and the line stays short [SH-42 SH-38]', () => {
    const t = table({ ...moved, line: 'cab/weapon/1, -, -, -, -', deck: '', discards: '' });
    expect(t.view(TABLE).turn.draws).toBe(1);
    expect(t.refuse(P1, draw([], 1))).toBe('DRAW_COUNT');
    expect(t.refuse(P1, draw([1], 1))).toBe('DRAW_COUNT');
    t.play(P1, draw([1], 0));
    expect(t.view(TABLE).line).toEqual([null, null, null, null, null]);
    t.play(P2, WALK_NOWHERE);
    t.play(P2, draw([], 0));
  });

  it('more from the deck than it holds [SH-38 SH-42]', () => {
    const t = table({ ...moved, deck: 'cab/weapon/1', discards: '' });
    expect(t.refuse(P1, draw([], 2))).toBe('DRAW_COUNT');
    t.play(P1, draw([1], 1));
    expect(t.view(TABLE).line[0]).toBeNull();
  });

  it("Holmes's card is in the reshuffle of its own draw [SH-54 SH-41]", () => {
    const t = table({ ...moved, hands: ['holmes/weapon/1'], deck: '', discards: '' });
    t.play(P1, draw([1, 2], 1, card('holmes/weapon/1')));
    expect(t.view(P1).own?.hand).toContain(card('holmes/weapon/1'));
  });

  it('which card gives one more [SH-54 SH-51]', () => {
    const hands = ['2 holmes/weapon/1, cab/weapon/1'];
    const t = table({ ...moved, hands });
    expect(t.refuse(P1, draw([1], 2, card('cab/weapon/1')))).toBe('WRONG_CHARACTER');
    expect(t.refuse(P1, draw([1], 2, card('holmes/witness/1')))).toBe('CARD_NOT_IN_HAND');
    expect(t.refuse(P1, draw([1], 1, card('holmes/weapon/1')))).toBe('DRAW_COUNT');
    const used = { look: false, extra: true, cab: false, lestrade: [] };
    const second = table({ phase: 'draw', hands, turn: { moved: true, used } });
    expect(second.refuse(P1, draw([1], 2, card('holmes/weapon/1')))).toBe('ABILITY_USED');
  });
});

describe('drawing one card after the other', () => {
  const free: TestPosition = { ...moved, flags: { draw_order: 'free' } };

  it('each is seen as it comes, and a word of its own ends it [SH-39 SH-21]', () => {
    const t = table({ ...free, deck: '2 cab/weapon/2, cab/weapon/1' });
    expect(t.refuse(P1, draw([1, 2], 0))).toBe('PHASE_WRONG');
    expect(t.refuse(P1, { type: 'endDraw' })).toBe('DRAW_COUNT');
    expect(t.refuse(P1, { type: 'drawOne', from: 7 })).toBe('LINE_POSITION');
    t.play(P1, { type: 'drawOne', from: 'deck' });
    expect(t.state.phase).toBe('draw');
    expect(t.view(P1).own?.hand).toHaveLength(1);
    expect(t.refuse(P1, { type: 'endDraw' })).toBe('DRAW_COUNT');
    t.play(P1, { type: 'drawOne', from: 1 });
    expect(t.refuse(P1, { type: 'drawOne', from: 1 })).toBe('LINE_POSITION');
    expect(t.refuse(P1, { type: 'drawOne', from: 2 })).toBe('DRAW_COUNT');
    t.play(P1, { type: 'endDraw' });
    expect(t.view(TABLE).turn.seat).toBe(P2);
  });

  it('nothing of an earlier step while it lasts [SH-21 SH-22 SH-53 SH-63]', () => {
    const t = table({ ...free, hands: ['lestrade/weapon/1, cab/weapon/1'] });
    t.play(P1, { type: 'drawOne', from: 1 });
    expect(t.refuse(P1, walk('16'))).toBe('ALREADY_MOVED');
    expect(t.refuse(P1, { type: 'cab', card: card('cab/weapon/1'), to: '4' })).toBe('ALREADY_MOVED');
    expect(t.refuse(P1, arrest('15'))).toBe('PHASE_WRONG');
    expect(t.refuse(P1, { type: 'search', cards: [] })).toBe('PHASE_WRONG');
    expect(t.refuse(P1, { type: 'vote', stop: true })).toBe('PHASE_WRONG');
    expect(t.refuse(P2, answer(1, null))).toBe('NO_WINDOW');
  });

  it.each([
    [false, 'CARD_NOT_IN_HAND'],
    [true, 'draw'],
  ])('a card of Holmes that came just now, holmes_draw_from_fresh %s [SH-54]', (fresh, told) => {
    const line = 'holmes/weapon/1, cab/weapon/1, cab/witness/1, cab/evidence/1, -';
    const t = table({
      ...free,
      flags: { draw_order: 'free', holmes_draw_from_fresh: fresh },
      line,
    });
    t.play(P1, { type: 'drawOne', from: 1 });
    const extra = { type: 'drawExtra', card: card('holmes/weapon/1') } as const;
    expect(t.legal(P1).some(({ type }) => type === 'drawExtra')).toBe(fresh);
    expect(t.answer(P1, extra)).toBe(told);
  });

  it.each([
    [false, 'CARD_NOT_IN_HAND'],
    [true, 'move'],
  ])('the same out of the line of one submission, %s [SH-54 SH-39]', (fresh, told) => {
    const line = 'holmes/weapon/1, cab/weapon/1, cab/witness/1, cab/evidence/1, -';
    const place = { ...moved, flags: { holmes_draw_from_fresh: fresh }, line };
    const t = table({ ...place, deck: '2 watson/weapon/1, 2 watson/witness/1' });
    expect(t.answer(P1, draw([1, 2], 1, card('holmes/weapon/1')))).toBe(told);
    if (fresh) expect(t.view(TABLE).sleuths[0]?.hand).toBe(2);
    // Of a position that is not drawn from, no card comes.
    expect(table(place).refuse(P1, draw([2, 3], 1, card('holmes/weapon/1')))).toBe('CARD_NOT_IN_HAND');
  });

  it('one more card in the middle [SH-54]', () => {
    const t = table({ ...free, hands: ['2 holmes/weapon/1'] });
    t.play(P1, { type: 'drawOne', from: 1 });
    t.play(P1, { type: 'drawExtra', card: card('holmes/weapon/1') });
    expect(t.refuse(P1, { type: 'drawExtra', card: card('holmes/weapon/1', 2) })).toBe('ABILITY_USED');
    t.play(P1, { type: 'drawOne', from: 2 });
    t.play(P1, { type: 'drawOne', from: 3 });
    expect(t.view(TABLE).turn.draws).toBe(0);
    const stay = table({ ...stayed, flags: { draw_order: 'free' }, hands: ['holmes/weapon/1'] });
    expect(stay.refuse(P1, { type: 'drawExtra', card: card('holmes/weapon/1') })).toBe('DRAW_CAP');
    expect(stay.refuse(P1, { type: 'drawExtra', card: card('holmes/weapon/2') })).toBe('CARD_NOT_IN_HAND');
  });
});

describe('a limit of the hand', () => {
  const hands = ['holmes/weapon/1, 2 cab/weapon/2, 2 cab/witness/2'];
  const limited = (hand_limit: number, more: TestPosition = {}): TestPosition => ({
    ...moved,
    hands,
    flags: { hand_limit },
    ...more,
  });

  it('the draw shrinks, down to no card [SH-43]', () => {
    const t = table(limited(6));
    expect(t.refuse(P1, draw([1, 2], 0))).toBe('HAND_LIMIT');
    expect(t.refuse(P1, draw([], 0))).toBe('DRAW_COUNT');
    t.play(P1, draw([1], 0));
    const full = table(limited(5));
    expect(full.refuse(P1, draw([1], 0))).toBe('HAND_LIMIT');
    full.play(P1, draw([], 0));
    const over = table(limited(3));
    over.play(P1, draw([], 0));
    expect(over.view(TABLE).sleuths[0]?.hand).toBe(5);
  });

  it('beyond the room it is the limit, within it the number [SH-43 SH-38]', () => {
    expect(table(limited(7)).refuse(P1, draw([1, 2, 3], 0))).toBe('HAND_LIMIT');
    expect(table(limited(8)).refuse(P1, draw([1, 2, 3], 0))).toBe('DRAW_COUNT');
  });

  it("Holmes's extra card must fit with the whole draw [SH-43 SH-54]", () => {
    const holmes = card('holmes/weapon/1');
    expect(table(limited(6)).refuse(P1, draw([1, 2, 3], 0, holmes))).toBe('HAND_LIMIT');
    table(limited(7)).play(P1, draw([1, 2, 3], 0, holmes));
    expect(table(limited(7, { turn: {} })).refuse(P1, draw([1, 2, 3], 1, holmes))).toBe('DRAW_CAP');
  });

  it('one card after the other [SH-43]', () => {
    const t = table(limited(6, { flags: { hand_limit: 6, draw_order: 'free' } }));
    t.play(P1, { type: 'drawOne', from: 1 });
    expect(t.refuse(P1, { type: 'drawOne', from: 2 })).toBe('HAND_LIMIT');
    t.play(P1, { type: 'endDraw' });
    // Where the number is reached with the room, it is the limit as well.
    const both = table(limited(7, { flags: { hand_limit: 7, draw_order: 'free' } }));
    for (const from of [1, 2]) both.play(P1, { type: 'drawOne', from });
    expect(both.state.sleuths[P1].hand.length).toBe(7);
    expect(both.refuse(P1, { type: 'drawOne', from: 3 })).toBe('HAND_LIMIT');
    const roomy = table(limited(8, { flags: { hand_limit: 8, draw_order: 'free' } }));
    for (const from of [1, 2]) roomy.play(P1, { type: 'drawOne', from });
    expect(roomy.refuse(P1, { type: 'drawOne', from: 3 })).toBe('DRAW_COUNT');
  });
});
