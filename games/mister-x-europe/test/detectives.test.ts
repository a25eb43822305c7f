import { describe, expect, it } from 'vitest';
import { move, partsOfText, TABLE, table, ticketsOfText } from './table.js';

const all = [1, 2, 3, 4, 5];

describe("scenarios of the detectives' turn", () => {
  it('MX-S15 free order, one move each [MX-16 MX-33]', () => {
    const t = table({
      split: [2, 3],
      phase: 'moves',
      x: 301,
      at: [302, 303, 308, 307, 305],
      hands: ['2 car/M', '3 car/B'],
    });
    t.move('d4', 'car/B 309');
    t.move('d1', 'car/M 306');
    t.move('d5', 'car/B 310');
    expect(t.refuse('h1', move('d1', 'car/M 302'))).toEqual({ code: 'DETECTIVE_ALREADY_MOVED' });
    t.move('d2', 'car/M 302');
    expect(t.state.detectives.map(({ moved }) => moved)).toEqual([true, true, false, true, true]);
  });

  it('MX-S17 too few fitting tickets [MX-36]', () => {
    const t = table({
      split: [2, 3],
      phase: 'moves',
      x: 301,
      at: [303, 302, 304, 306, 310],
      moved: [1, 2],
      hands: ['', '2 plane/B'],
    });
    t.move('d3', 'plane/B 308');
    t.play('h2', { type: 'closeMoves' });
    expect(t.notices(TABLE).filter(({ type }) => type === 'skipped')).toEqual([
      { type: 'skipped', detective: 'd4', cause: 'NO_USABLE_TICKET' },
      { type: 'skipped', detective: 'd5', cause: 'NO_USABLE_TICKET' },
    ]);
  });

  it("MX-S18 another hunter's ticket [MX-34]", () => {
    const t = table({
      phase: 'moves',
      x: 301,
      at: [302, 303, 304, 308, 309],
      hands: ['train/M', 'car/B'],
    });
    expect(t.refuse('h1', { ...moveOf('d1', 'car/B 306'), hand: 'h2' })).toEqual({
      code: 'TICKET_NOT_OWN',
    });
  });

  it('MX-S20 a special too early [MX-39]', () => {
    const place = {
      phase: 'specials',
      x: 305,
      log: 5,
      hands: ['3 car/M', ''],
      moved: all,
    } as const;
    const action = { type: 'investigate', parts: partsOfText({ h1: '3 car/M' }) } as const;
    expect(table({ ...place, round: 4 }).refuse('h1', action)).toEqual({
      code: 'SPECIAL_TOO_EARLY',
    });
    const t = table({ ...place, round: 5 });
    t.play('h1', action);
    expect(t.state.specials).toBe(1);
  });

  it('MX-S21 a special before the moves [MX-38]', () => {
    const t = table({
      phase: 'moves',
      round: 6,
      log: 6,
      x: 301,
      moved: [1, 2, 3, 4],
      hands: ['3 car/M', 'car/M'],
    });
    const action = { type: 'investigate', parts: partsOfText({ h1: '3 car/M' }) } as const;
    expect(t.refuse('h1', action)).toEqual({ code: 'MOVES_NOT_FINISHED' });
  });

  const sixth = {
    phase: 'specials',
    round: 6,
    x: 301,
    log: [302, 303, 304, 305, 304, 303],
    moved: all,
    hands: ['car/M', '3 train/M'],
  } as const;

  it("MX-S22 the seed's contribution [MX-40 MX-41 MX-42 MX-46]", () => {
    const t = table({ ...sixth, at: [306, 307, 308, 309, 310] });
    t.play('h1', { type: 'offer', tickets: ticketsOfText('car/M') });
    t.play('h2', { type: 'investigate', parts: partsOfText({ h1: 'car/M', h2: '2 train/M' }) });
    expect(t.view(TABLE).rings).toEqual([{ pair: 1, stop: 303, slot: 2 }]);
    expect(t.state.hands).toEqual([[], ['train/magnifier']]);
    expect(t.state.box).toHaveLength(3);
    expect(t.notices(TABLE)).toContainEqual({
      type: 'investigated',
      parts: { h1: 1, h2: 2 },
      leg: 2,
      stop: 303,
    });
  });

  it('MX-S23 over the limit [MX-40]', () => {
    const t = table(sixth);
    expect(t.refuse('h2', { type: 'investigate', parts: partsOfText({ h2: '3 train/M' }) })).toEqual({
      code: 'SPECIAL_CONTRIBUTION_LIMIT',
    });
  });

  const ninth = {
    split: [5],
    phase: 'specials',
    round: 9,
    x: 301,
    log: [302, 303, 304, 305, 304, 303, 302, 303, 304],
    at: [306, 307, 308, 309, 310],
    moved: all,
    hands: ['6 car/M, car/B'],
  } as const;

  it.each([
    ['4 car/M', 6, 303],
    ['5 car/M', 7, 302],
  ])('MX-S24 %s ask for position %i [MX-41]', (given, leg, stop) => {
    const t = table(ninth);
    t.play('h1', { type: 'investigate', parts: partsOfText({ h1: given }) });
    expect(t.view(TABLE).rings).toEqual([{ pair: 1, stop, slot: leg }]);
  });

  it.each([
    ['2 car/M', 'SPECIAL_COUNT'],
    ['6 car/M', 'SPECIAL_COUNT'],
    ['2 car/M, car/B', 'SPECIAL_SYMBOL'],
  ])('MX-S24 %s are %s [MX-41]', (given, code) => {
    const action = { type: 'investigate', parts: partsOfText({ h1: given }) } as const;
    expect(table(ninth).refuse('h1', action)).toEqual({ code });
  });

  const seventh = {
    split: [5],
    phase: 'specials',
    round: 7,
    x: 301,
    log: 7,
    at: [302, 306, 307, 309, 310],
    moved: all,
  } as const;
  const operate = (given: string, transport: string, stop: number, detective = 'd1') =>
    ({ type: 'operate', parts: partsOfText({ h1: given }), detective, transport, stop }) as const;

  it('MX-S26 a special operation by car [MX-43 MX-45]', () => {
    const t = table({ ...seventh, hands: ['3 train/B'] });
    expect(t.refuse('h1', operate('3 train/B', 'train', 304))).toEqual({
      code: 'SPECIAL_OP_TRANSPORT',
    });
    t.play('h1', operate('3 train/B', 'car', 303));
    expect(t.state.detectives[0]?.stop).toBe(303);
    expect(t.state.hands).toEqual([[]]);
    expect(t.state.box).toHaveLength(3);
  });

  it('MX-S27 no airport [MX-44]', () => {
    const t = table({ ...seventh, hands: ['5 train/B'] });
    expect(t.refuse('h1', operate('5 train/B', 'plane', 308))).toEqual({
      code: 'SPECIAL_OP_TRANSPORT',
    });
    const other = table({ ...seventh, at: [304, 306, 307, 309, 310], hands: ['5 train/B'] });
    other.play('h1', operate('5 train/B', 'plane', 308));
    expect(other.state.detectives[0]?.stop).toBe(308);
  });

  it('MX-S28 a special operation catches X [MX-45 MX-48]', () => {
    const t = table({ ...seventh, x: 303, hands: ['3 train/B'] });
    t.play('h1', operate('3 train/B', 'car', 303));
    expect(t.code).toBe('CAUGHT');
    expect(t.notices(TABLE).some(({ type }) => type === 'checked')).toBe(false);
  });

  it('MX-S46 a preview does not probe [MX-65]', () => {
    const free = table({ phase: 'moves', x: 301, at: [302], hands: ['car/M', ''] });
    const near = table({ phase: 'moves', x: 303, at: [302], hands: ['car/M', ''] });
    expect(near.view('h1').moves).toEqual(free.view('h1').moves);
    const [red] = near.view('h1').moves;
    expect(red?.reach.find(({ transport }) => transport === 'car')?.stops).toContain(303);
    const special = table({ ...seventh, x: 303, hands: ['3 train/B'] }).view('h1').moves[0];
    expect(special?.reach.find(({ transport }) => transport === 'car')?.stops).toContain(303);
  });
});

function moveOf(detective: string, text: string) {
  return move(detective, text) as Extract<ReturnType<typeof move>, { type: 'move' }>;
}
