import { describe, expect, it } from 'vitest';
import { scotlandYardWithT } from '../test/boards.js';
import { type TestPosition, piecesOf, setupOf, slot } from '../test/position.js';
import { eventTexts, TABLE, table, travel } from '../test/table.js';
import { assertConserved } from './tickets.js';
import { PIECES } from './types.js';

describe('conservation', () => {
  it('SY-62 a piece that appears or vanishes is a bug that stops the game', () => {
    const { state } = table({ at: [], x: 74 });
    expect(() => assertConserved(state)).not.toThrow();
    for (const piece of PIECES) {
      const box = { ...state.box, [piece]: state.box[piece] + 1 };
      expect(() => assertConserved({ ...state, box })).toThrow(piece);
    }
    const broken = { ...state, box: { ...state.box, taxi: 0 } };
    const leg = { type: 'legTaken', slot: 1, ticket: 'bus', secret: { stop: 94 } } as const;
    expect(() => scotlandYardWithT.apply(broken, leg)).toThrow('taxi');
  });

  it('SY-62 SY-4 SY-34 a set-up that does not add up is refused', () => {
    const setup = setupOf({ at: [], x: 74 });
    const { position } = setup;
    const tickets = position?.x?.tickets;
    const box = position?.box;
    if (tickets === undefined || box === undefined) throw new Error('no position');
    for (const wrong of [
      { ...position, box: { ...box, taxi: box.taxi + 1 } },
      {
        ...position,
        x: { ...position?.x, tickets: { ...tickets, black: 5 } },
        box: { ...box, black: 0 },
      },
      { ...position, x: { ...position?.x, tickets: { ...tickets, taxi: -1 } } },
    ]) {
      expect(scotlandYardWithT.start({ ...setup, position: wrong })).toEqual({
        ok: false,
        error: { code: 'SETUP_HAND_SIZE' },
      });
    }
  });

  it('SY-3 SY-7 SY-22 a set-up with pawns missing, on one stop or off the board is refused', () => {
    const code = (place: TestPosition, change: object) => {
      const setup = setupOf(place);
      const started = scotlandYardWithT.start({
        ...setup,
        position: { ...setup.position, ...change },
      });
      return started.ok ? undefined : started.error.code;
    };
    const place: TestPosition = { at: [], x: 74 };
    expect(code(place, { acted: [false] })).toBe('SETUP_SPLIT_INVALID');
    expect(code({ at: [46, 46], x: 74 }, {})).toBe('SETUP_START_TAKEN');
    expect(code({ at: [74], x: 74 }, {})).toBe('SETUP_START_TAKEN');
    expect(code({ at: [200], x: 74 }, {})).toBe('SETUP_START_INVALID');
    const { x } = setupOf(place).position ?? {};
    expect(code(place, { x: { ...x, stop: null } })).toBe('SETUP_START_INVALID');
  });

  it('SY-62 pieces counted again agree with the supply in each kind of transfer', () => {
    const t = table({ at: [46, 153, 29], x: 74, flags: { voluntary_reveal: true } });
    const supply = piecesOf(t.state);
    expect(supply).toEqual({ taxi: 54, bus: 43, underground: 23, black: 5, double: 2 });
    t.travel('bus 58, black 59', { d1: 'taxi', d2: 'bus' });
    expect(piecesOf(t.state)).toEqual(supply);
    t.move('d1', 'underground 74');
    t.move('d2', 'taxi 139');
    expect(piecesOf(t.state)).toEqual(supply);
  });
});

describe('when pieces run short', () => {
  const short: TestPosition = {
    variant: 'classic-1983',
    hunters: 5,
    at: [89, 153],
    x: 74,
    xTickets: { underground: 0 },
    log: [1, 2, 3].map((stop) => slot('underground', stop)),
  };

  it('SYC-6 first one from the box, which stays on the log', () => {
    const t = table({ ...short, hunters: 3, at: [153], log: 1 });
    const { box } = t.state;
    t.travel('underground 46');
    expect(t.state.box.underground).toBe(box.underground - 1);
    expect(t.state.loans.underground).toBe(0);
    expect(t.notices(TABLE)[0]).toMatchObject({ from: 'box' });
    t.move('d1', 'underground 140');
    expect(t.state.x.tickets.underground).toBe(1);
  });

  it('SYC-6 several loans are settled one by one, the oldest slot first', () => {
    const t = table({ ...short, log: [...(short.log as [])] });
    t.travel('underground 46, underground 74');
    expect(t.state.loans.underground).toBe(2);
    expect(t.view(TABLE).log.map(({ loan }) => loan)).toEqual([undefined, undefined, undefined, true, true]);
    expect(piecesOf(t.state).underground).toBe(23);
    t.move('d1', 'underground 128');
    expect(
      t
        .view(TABLE)
        .log.map(({ loan }) => loan)
        .slice(3),
    ).toEqual([undefined, true]);
    t.move('d2', 'underground 140');
    expect(t.state.loans.underground).toBe(0);
    expect(t.state.x.tickets.underground).toBe(0);
    expect(piecesOf(t.state).underground).toBe(23);
  });

  it('SYC-6 a ticket of another kind settles nothing', () => {
    const t = table(short);
    t.travel('underground 46');
    t.move('d1', 'taxi 71');
    expect(t.state.loans.underground).toBe(1);
    expect(t.state.x.tickets.taxi).toBe(5);
  });

  it('SYC-4 with unlimited tickets X lacks no ordinary ticket, with finite ones he does', () => {
    const place: TestPosition = { at: [], x: 74, xTickets: { taxi: 0, bus: 0, underground: 0 } };
    const unlimited = table({ ...place, flags: { x_ordinary_tickets: 'unlimited' } });
    expect(unlimited.view('x').own?.reach.map(({ ticket }) => ticket)).toEqual(['taxi', 'bus', 'underground', 'black']);
    expect(unlimited.view(TABLE).x.unlimited).toBe(true);
    const finite = table(place);
    expect(finite.view('x').own?.reach.map(({ ticket }) => ticket)).toEqual(['black']);
    expect(finite.refuse('x', travel('taxi 58'))).toEqual({ code: 'TICKET_NOT_HELD' });
  });

  it('SYC-5 black is never lent: neither by the box nor as a substitute', () => {
    const t = table({ ...short, xTickets: { underground: 0, black: 0 } });
    expect(t.refuse('x', travel('black 46'))).toEqual({ code: 'TICKET_NOT_HELD' });
  });

  it('SY-34 no move of a detective adds black to X', () => {
    const t = table({ at: [74], x: 1, phase: 'detectives' });
    expect(eventTexts(t.move('d1', 'bus 94'))).toEqual(['moved']);
    expect(t.state.x.tickets.black).toBe(3);
  });
});
