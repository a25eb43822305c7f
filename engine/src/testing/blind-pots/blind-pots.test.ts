import { describe, expect, it } from 'vitest';
import { REFEREE, TABLE } from '../../core/game.js';
import { unwrap } from '../../core/result.js';
import { testRng } from '../contract/test-rng.js';
import { blindPots } from './game.js';
import type { PotAction, PotEvent, PotState } from './types.js';

/** The parts of the game interface that pursuits do not use, one by one. */

const options = unwrap(blindPots.parseOptions({}));
const fresh = unwrap(blindPots.start(blindPots.setup(options, testRng(1))));

type Move = readonly [seat: string, action: PotAction];

function act(state: PotState, [seat, action]: Move): { state: PotState; events: readonly PotEvent[] } {
  const { events } = unwrap(blindPots.decide(state, seat, action, testRng(9)));
  return { events, state: events.reduce(blindPots.apply, state) };
}

function play(state: PotState, ...moves: readonly Move[]): PotState {
  return moves.reduce((so, move) => act(so, move).state, state);
}

function code(state: PotState, [seat, action]: Move): string {
  const decided = blindPots.decide(state, seat, action, testRng(9));
  return decided.ok ? 'accepted' : decided.error.code;
}

const STAND = { type: 'exchange', cards: [] } as const;
const dealt = play(fresh, [REFEREE, { type: 'deal' }]);
const exchanged = play(dealt, ['north', STAND], ['east', STAND], ['south', STAND]);
const lay = (state: PotState, seat: 'north' | 'east' | 'south'): Move => [
  seat,
  { type: 'lay', card: state.hands[seat][0] ?? '' },
];
const open = play(exchanged, lay(exchanged, 'north'), lay(exchanged, 'east'), lay(exchanged, 'south'));

describe('hidden hands', () => {
  it('are dealt by chance in decide and stored in the events', () => {
    const { events } = act(fresh, [REFEREE, { type: 'deal' }]);
    const cards = events.flatMap((event) => (event.type === 'dealt' ? event.secret.cards : []));
    expect(new Set(cards).size).toBe(12);
    expect(events.reduce(blindPots.apply, fresh)).toEqual(dealt);
  });

  it('are seen by their owner and his partner, and by nobody else', () => {
    const known = (viewer: string) => blindPots.view(dealt, viewer).known.map(({ seat }) => seat);
    expect(known('north')).toEqual(['north', 'south']);
    expect(known('south')).toEqual(['north', 'south']);
    expect(known('east')).toEqual(['east']);
    expect(known(TABLE)).toEqual([]);
  });

  it('may be exchanged in any part, in turn', () => {
    expect([...blindPots.legalActions(dealt, 'north')]).toHaveLength(16);
    expect([...blindPots.legalActions(dealt, 'east')]).toHaveLength(0);
    const { state, events } = act(dealt, ['north', { type: 'exchange', cards: dealt.hands.north }]);
    expect(state.hands.north).toHaveLength(4);
    expect(state.pile).toEqual(dealt.hands.north);
    const [event] = events;
    if (event === undefined) throw new Error('nothing happened');
    expect(blindPots.notice(dealt, event, TABLE)).toEqual({
      type: 'exchanged',
      seat: 'north',
      count: 4,
    });
  });
});

describe('a standing order', () => {
  const order = { cards: dealt.hands.south.slice(0, 2), atMost: 0 };
  const ordered = play(dealt, ['south', { type: 'order', order }]);

  it('waits in silence for its turn, then is carried out by itself', () => {
    expect(blindPots.view(ordered, TABLE)).toEqual(blindPots.view(dealt, TABLE));
    expect(blindPots.view(ordered, 'east')).toEqual(blindPots.view(dealt, 'east'));
    const { state, events } = act(play(ordered, ['north', STAND]), ['east', STAND]);
    expect(events.map(({ type }) => type)).toEqual(['exchanged', 'exchanged']);
    expect(state.phase).toBe('lay');
  });

  it('lapses when its condition fails, which only its owner and his partner learn', () => {
    const more = { type: 'exchange', cards: dealt.hands.north.slice(0, 1) } as const;
    const before = play(ordered, ['north', more]);
    const { state, events } = act(before, ['east', STAND]);
    const stale = events.find(({ type }) => type === 'orderStale');
    if (stale === undefined) throw new Error('the order was carried out');
    expect(blindPots.notice(before, stale, 'south')).toMatchObject({ why: 'CONDITION' });
    expect(blindPots.notice(before, stale, 'east')).toBeUndefined();
    expect(blindPots.toAct(state)).toEqual(['south']);
  });

  it('stands aside of a take-back', () => {
    const { events } = act(dealt, ['south', { type: 'order', order }]);
    expect(blindPots.takeback?.rule(dealt, 'south', events)).toBe('untracked');
  });
});

describe('cards laid face down', () => {
  it('tell nobody who has laid until the last one lies', () => {
    const one = play(exchanged, lay(exchanged, 'north'));
    expect(blindPots.view(one, TABLE)).toEqual(blindPots.view(exchanged, TABLE));
    expect(blindPots.toAct(one)).toEqual(blindPots.toAct(exchanged));
    expect(open.phase).toBe('window');
  });

  it('may be changed until then', () => {
    const one = play(exchanged, lay(exchanged, 'north'));
    const again = play(one, lay(one, 'north'));
    expect(again.laid.north).toBe(one.hands.north[0]);
    expect(again.hands.north).toContain(one.laid.north);
    expect(code(open, lay(open, 'north'))).toBe('PHASE_WRONG');
  });
});

describe('the window for a shout', () => {
  const close = (round: number): Move => [REFEREE, { type: 'closeWindow', round }];

  it('is closed by the clock, as an action of the referee', () => {
    expect(blindPots.timers(open)).toEqual([{ id: 'window-1', ms: 10_000, action: { type: 'closeWindow', round: 1 } }]);
    expect(play(open, close(1)).round).toBe(2);
    expect(code(open, ['north', close(1)[1]])).toBe('NOT_YOUR_TURN');
  });

  it('is not closed by the clock of another window, nor twice', () => {
    expect(code(open, close(2))).toBe('NO_WINDOW');
    expect(code(play(open, close(1)), close(1))).toBe('NO_WINDOW');
  });

  it('does not show who passed, but does show who shouted', () => {
    const passed = play(open, ['north', { type: 'pass' }]);
    expect(blindPots.view(passed, TABLE)).toEqual(blindPots.view(open, TABLE));
    expect(blindPots.toAct(passed)).toEqual(blindPots.toAct(open));
    expect(code(passed, ['north', { type: 'shout' }])).toBe('ALREADY_ANSWERED');
    expect(blindPots.view(play(passed, ['east', { type: 'shout' }]), TABLE).stake).toBe(2);
  });

  it('closes when everybody has answered', () => {
    const pass = { type: 'pass' } as const;
    expect(play(open, ['north', pass], ['east', pass], ['south', pass]).round).toBe(2);
  });
});
