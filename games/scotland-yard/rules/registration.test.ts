import { describe, expect, it } from 'vitest';
import { unwrap } from '@mister-x/engine/core/result';
import { rngFor } from '@mister-x/engine/core/rng';
import { scotlandYardWithT } from '../test/boards.js';
import { newTable, REFEREE, tableWithStarts, TABLE, type Table } from '../test/table.js';
import { type Action, VARIANTS } from './types.js';

const start = (pawn: string, stop: number): Action => ({ type: 'registerStart', pawn, stop });
const configure = (flags: Record<string, string | boolean | number>): Action => ({
  type: 'configure',
  flags,
});

function three(): Table {
  const table = newTable({ hunters: 3 });
  table.play('h1', start('d1', 13));
  table.play('h2', start('d2', 26));
  table.play('h3', start('d3', 29));
  return table;
}

describe('start stops', () => {
  it.each(VARIANTS)('SY-7 SYC-3 a start is on a card of the deck of its seat, %s', (variant) => {
    const table = newTable({ variant, hunters: 3 });
    for (const stop of [1, 35]) {
      expect(table.refuse('h1', start('d1', stop))).toEqual({ code: 'SETUP_START_INVALID' });
    }
    for (const [i, stop] of [13, 26, 29].entries()) {
      table.play(`h${i + 1}`, start(`d${i + 1}`, stop));
    }
    const wrong = variant === 'newer' ? 94 : 35;
    expect(table.refuse('x', start('x', wrong))).toEqual({ code: 'SETUP_START_INVALID' });
    table.play('x', start('x', variant === 'newer' ? 35 : 94));
    expect(table.state.phase).toBe('x_turn');
  });

  it('SY-7 no stop is used twice', () => {
    const table = newTable({ hunters: 3 });
    table.play('h1', start('d1', 13));
    expect(table.refuse('h2', start('d2', 13))).toEqual({ code: 'SETUP_START_TAKEN' });
    table.play('h1', start('d1', 13));
  });

  it('SY-9 an entry may be corrected until the last detective is in, then never', () => {
    const table = newTable({ hunters: 3 });
    table.play('h1', start('d1', 13));
    table.play('h1', start('d1', 34));
    table.play('h2', start('d2', 13));
    table.play('h3', start('d3', 29));
    expect(table.state.detectives.map(({ stop }) => stop)).toEqual([34, 13, 29]);
    expect(table.refuse('h1', start('d1', 50))).toEqual({ code: 'OPTION_LOCKED' });
    expect([...scotlandYardWithT.legalActions(table.state, 'h1')]).toEqual([]);
  });

  it('SY-9 X registers last, and only he learns that a number is taken', () => {
    const early = newTable({ hunters: 3 });
    expect(early.refuse('x', start('x', 94))).toEqual({ code: 'NOT_YOUR_TURN' });
    const table = three();
    const feed = JSON.stringify(table.feed(TABLE));
    expect(table.refuse('x', start('x', 13))).toEqual({ code: 'SETUP_START_TAKEN' });
    expect(JSON.stringify(table.feed(TABLE))).toBe(feed);
    expect(table.view('x').own?.startChoices).not.toContain(13);
    expect(table.view('x').own?.startChoices).toHaveLength(15);
  });

  it("SYC-3 SY-8 X's start is registered once and shown at the end", () => {
    const table = tableWithStarts({ variant: 'classic-1983' }, [13, 26, 29], 94);
    expect(table.refuse('x', start('x', 91))).toEqual({ code: 'OPTION_LOCKED' });
    expect(table.view(TABLE)).toMatchObject({ x: { ready: true }, end: null, own: null });
    table.send(REFEREE, { kind: 'abandon' });
    expect(table.view(TABLE).end).toMatchObject({ start: 94, stop: 94 });
  });

  it('SY-7 a hunter of two pawns registers both, and nobody else does', () => {
    const table = newTable({ hunters: 2, flags: { two_hunter_order: 'alternating' } });
    table.play('h1', start('d1', 13));
    table.play('h1', start('d3', 26));
    expect(table.refuse('h1', start('d2', 29))).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(table.refuse('x', start('d2', 29))).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(table.refuse('h2', start('d5', 29))).toEqual({ code: 'NOT_YOUR_TURN' });
  });

  it('CM-11 SY-7 the server draws all starts, different ones, and then play begins', () => {
    const flags = { start_source: 'server' } as const;
    for (const variant of VARIANTS) {
      const table = newTable({ variant, hunters: 5, flags });
      expect(scotlandYardWithT.timers(table.state)).toEqual([{ id: 'deal', ms: 0, action: { type: 'deal' } }]);
      expect(table.refuse('h1', start('d1', 13))).toEqual({ code: 'PHASE_WRONG' });
      expect(table.refuse('h1', { type: 'deal' })).toEqual({ code: 'NOT_YOUR_TURN' });
      table.play(REFEREE, { type: 'deal' });
      const stops = [...table.state.detectives.map(({ stop }) => stop), table.state.x.start];
      expect(new Set(stops).size).toBe(6);
      expect(table.state).toMatchObject({ phase: 'x_turn', round: 1 });
      expect(scotlandYardWithT.timers(table.state)).toEqual([]);
      expect(table.batches[0]?.drew).toBe(true);
      expect(table.refuse(REFEREE, { type: 'deal' })).toEqual({ code: 'OPTION_LOCKED' });
    }
    const people = newTable({ hunters: 3 });
    expect(people.refuse(REFEREE, { type: 'deal' })).toEqual({ code: 'PHASE_WRONG' });
  });

  it('CM-11 SY-7 no deal ever puts two pawns on one card', () => {
    const { state } = newTable({ hunters: 5, flags: { start_source: 'server' } });
    const drawnForX = new Set<number>();
    for (let deal = 0; deal < 200; deal++) {
      const rng = rngFor('00'.repeat(32), deal);
      const { events } = unwrap(scotlandYardWithT.decide(state, REFEREE, { type: 'deal' }, rng));
      const stops = events.flatMap((event) => {
        if (event.type === 'startRegistered') return [event.stop];
        return event.type === 'xReady' ? [event.secret.stop] : [];
      });
      expect(stops).toHaveLength(6);
      expect(new Set(stops).size).toBe(6);
      drawnForX.add(stops[5] ?? 0);
    }
    expect(drawnForX.size).toBe(18);
  });

  it('CM-11 both sources lead to the same position', () => {
    const drawn = newTable({ hunters: 3, flags: { start_source: 'server' } });
    drawn.play(REFEREE, { type: 'deal' });
    const at = drawn.state.detectives.map(({ stop }) => stop ?? 0);
    const entered = tableWithStarts({ hunters: 3 }, at, drawn.state.x.start ?? 0);
    expect({ ...entered.state, options: null }).toEqual({ ...drawn.state, options: null });
  });
});

describe('kits', () => {
  const kit = { taxi: 10, bus: 8, underground: 4 };

  it('SY-5 SY-4 the right kits are registered', () => {
    const table = newTable({ hunters: 3 });
    table.play('h1', { type: 'registerKit', pawn: 'd1', tickets: kit });
    const own = { taxi: 4, bus: 3, underground: 3, black: 3, double: 2 };
    table.play('x', { type: 'registerKit', pawn: 'x', tickets: own });
    expect(table.notices(TABLE)).toContainEqual({ type: 'kitRegistered', pawn: 'd1' });
  });

  it.each([
    ['SY-5 a ticket too many', 'h1', 'd1', { ...kit, taxi: 11 }],
    ['SY-5 a kind left out', 'h1', 'd1', { taxi: 10, bus: 8 }],
    ['SY-34 a black ticket for a detective', 'h1', 'd1', { ...kit, black: 1 }],
    ['SY-4 five black tickets against three', 'x', 'x', { ...kit, black: 5, double: 2 }],
    ['SY-40 a third double card', 'x', 'x', { taxi: 4, bus: 3, underground: 3, black: 3, double: 3 }],
  ])('%s is no kit', (_name, seat, pawn, tickets) => {
    const table = newTable({ hunters: 3 });
    expect(table.refuse(seat, { type: 'registerKit', pawn, tickets })).toEqual({
      code: 'SETUP_HAND_SIZE',
    });
  });

  it('SY-3 a kit belongs to the hunter of the pawn', () => {
    const table = newTable({ hunters: 3 });
    expect(table.refuse('h2', { type: 'registerKit', pawn: 'd1', tickets: kit })).toEqual({
      code: 'NOT_YOUR_TURN',
    });
  });
});

describe('flags before play', () => {
  it('CM-10 SY-10 a flag changes until the first start stop is registered', () => {
    const table = newTable({ hunters: 3 });
    table.play('h1', configure({ voluntary_reveal: true }));
    table.play(REFEREE, configure({ x_ordinary_tickets: 'unlimited' }));
    expect(table.state.options.flags).toMatchObject({
      voluntary_reveal: true,
      x_ordinary_tickets: 'unlimited',
    });
    expect(table.refuse('x', configure({ takeback: 'none' }))).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(table.refuse('h1', configure({ takeback: 'never' }))).toEqual({
      code: 'CONFIG_INCONSISTENT',
      flag: 'takeback',
      member: 'takeback',
      cause: expect.stringContaining('x_consents'),
    });
    table.play('h1', start('d1', 13));
    for (const seat of ['h1', REFEREE]) {
      expect(table.refuse(seat, configure({ takeback: 'none' }))).toEqual({
        code: 'OPTION_LOCKED',
      });
    }
  });

  it('CM-5 CM-10 in a running game every command of the set-up is locked, no matter who sends it', () => {
    const table = tableWithStarts({}, [13, 26, 29], 94);
    for (const action of [
      configure({ takeback: 'none' }),
      start('d1', 34),
      start('x', 34),
      { type: 'registerKit', pawn: 'd1', tickets: {} },
      { type: 'deal' },
    ] satisfies Action[]) {
      for (const seat of ['x', 'h1', REFEREE]) {
        expect(table.refuse(seat, action)).toEqual({ code: 'OPTION_LOCKED' });
      }
    }
  });

  it.each([
    { type: 'travel', legs: [{ ticket: 'taxi', stop: 1 }] },
    { type: 'move', detective: 'd1', ticket: 'taxi', stop: 1 },
    { type: 'pass' },
    { type: 'show', take: {} },
    { type: 'handTicket', from: 'd1', to: 'd2', ticket: 'taxi' },
    { type: 'audit' },
    { type: 'report' },
    { type: 'paperLog', rows: [], result: 'CAUGHT' },
  ] satisfies Action[])('CM-5 $type before the start is GAME_NOT_STARTED', (action) => {
    const table = newTable({ hunters: 3 });
    for (const seat of ['x', 'h1', 'h2', REFEREE]) {
      expect(table.refuse(seat, action)).toEqual({ code: 'GAME_NOT_STARTED' });
    }
    expect(table.refuseCommand('h1', { kind: 'takeback' })).toEqual({ code: 'GAME_NOT_STARTED' });
  });
});
