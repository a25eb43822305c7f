import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/game.js';
import { err, ok } from '../../src/result.js';
import type { Rng } from '../../src/rng.js';
import { blindPots } from '../games/blind-pots/game.js';
import { blindPotsKit } from '../games/blind-pots/kit.js';
import type { BlindPots, PotSeat, PotState } from '../games/blind-pots/types.js';
import { checkEnds } from './check-ends.js';
import { checkFuzz } from './check-fuzz.js';
import { checkInterference } from './check-interference.js';
import { checkLegal } from './check-legal.js';
import { checkPlain } from './check-plain.js';
import { checkReplay } from './check-replay.js';
import { checkTakeback } from './check-takeback.js';
import { checkTimers } from './check-timers.js';
import type { GameKit, History } from './kit.js';
import type { Check } from './suite.js';

/** The suite is only worth something if it finds what it is there for. */

type Pots = Game<BlindPots>;
type Defect = readonly [name: string, defect: Partial<Pots>];

const honest = blindPots;
const total = (state: PotState, seat: PotSeat): number =>
  state.hands[seat].reduce((sum, card) => sum + Number(card[1]), 0);

/** A kit for the game with a defect; its `decide` still sees the honest `apply`. */
const withDefect = (defect: Partial<Pots>): GameKit<BlindPots> => ({
  ...blindPotsKit,
  game: { ...honest, ...defect },
});

/** Puts something into the state that the types forbid. */
const spoiled = (fault: unknown): Partial<Pots> => ({
  apply: (state, event) =>
    event.type === 'laid'
      ? ({ ...honest.apply(state, event), spoiled: fault } as PotState)
      : honest.apply(state, event),
});

let calls = 0;
let captured: Rng | undefined;

const LEAKS: readonly Defect[] = [
  [
    'the view shows a hand to everybody',
    {
      view: (state, viewer) => ({
        ...honest.view(state, viewer),
        known: honest.view(state, 'north').known,
      }),
    },
  ],
  [
    'a notice shows drawn cards to everybody',
    {
      notice: (before, event) =>
        honest.notice(before, event, 'seat' in event ? event.seat : 'table'),
    },
  ],
  [
    'a refusal depends on a card of another seat',
    {
      decide: (state, seat, action, rng) => {
        const decided = honest.decide(state, seat, action, rng);
        const mine = seat === 'east' ? 'north' : 'east';
        const named =
          action.type === 'lay' ? action.card : action.type === 'exchange' ? action.cards[0] : '';
        return !decided.ok && state.hands[mine].includes(named ?? '')
          ? err({ code: 'SETUP_INVALID' })
          : decided;
      },
    },
  ],
  [
    'the order of legal actions depends on a secret',
    {
      legalActions: (state, seat) => {
        const actions = [...honest.legalActions(state, seat)];
        return total(state, 'east') % 2 === 0 ? actions : actions.reverse();
      },
    },
  ],
  [
    'the number of legal actions depends on a secret',
    {
      legalActions: (state, seat) => {
        const actions = [...honest.legalActions(state, seat)];
        return seat !== 'east' && total(state, 'east') > 14 ? actions.slice(0, 1) : actions;
      },
    },
  ],
  [
    'the order of a list in the view depends on a secret',
    {
      view: (state, viewer) => {
        const view = honest.view(state, viewer);
        const seats = [...view.seats].sort((a, b) => total(state, a.seat) - total(state, b.seat));
        return { ...view, seats };
      },
    },
  ],
  [
    'the size of a list in the view depends on a secret',
    {
      view: (state, viewer) => {
        const view = honest.view(state, viewer);
        return { ...view, shown: total(state, 'east') > 12 ? [...view.shown, '?'] : view.shown };
      },
    },
  ],
  [
    'the cards in hand tell who has laid',
    {
      view: (state, viewer) => {
        const view = honest.view(state, viewer);
        const seats = view.seats.map((one) => ({ ...one, cards: state.hands[one.seat].length }));
        return { ...view, seats };
      },
    },
  ],
  [
    'seats to act tell who has answered',
    {
      toAct: (state) =>
        honest.toAct(state).filter((seat) => !state.answered.some((one) => one === seat)),
    },
  ],
  [
    'a timer depends on a secret',
    {
      timers: (state) =>
        honest.timers(state).map((timer) => ({ ...timer, ms: timer.ms + total(state, 'east') })),
    },
  ],
  [
    'a silent command ends the chance to ask for a take-back',
    {
      takeback: (before, seat, events) => {
        const rule = honest.takeback(before, seat, events);
        return rule === 'aside' ? undefined : rule;
      },
    },
  ],
  [
    'the public part of an event holds a secret',
    {
      decide: (state, seat, action, rng) => {
        const decided = honest.decide(state, seat, action, rng);
        if (!decided.ok) return decided;
        return ok(
          decided.value.map((event) =>
            event.type === 'exchanged' ? { ...event, hint: event.secret.in[0] ?? '' } : event,
          ),
        );
      },
    },
  ],
  [
    'the outcome depends on a secret',
    {
      outcome: (state) => {
        const outcome = honest.outcome(state);
        const lucky = total(state, 'east') % 2 === 0;
        return (
          outcome ?? (state.phase === 'lay' && lucky ? { code: 'WON', winners: [] } : undefined)
        );
      },
    },
  ],
];

const IMPURE: readonly (readonly [string, Partial<Pots>, Check])[] = [
  [
    'Math.random in decide',
    {
      decide: (state, seat, action, rng) => {
        Math.random();
        return honest.decide(state, seat, action, rng);
      },
    },
    checkEnds,
  ],
  [
    'the clock in view',
    { view: (state, viewer) => ({ ...honest.view(state, viewer), stake: Date.now() }) },
    checkPlain,
  ],
  [
    'a new Date in apply',
    {
      apply: (state, event) => ({ ...honest.apply(state, event), stake: new Date().getTime() }),
    },
    checkReplay,
  ],
  [
    'decide changes the state it was given',
    {
      decide: (state, seat, action, rng) => {
        (state as { stake: number }).stake += 1;
        return honest.decide(state, seat, action, rng);
      },
    },
    checkFuzz,
  ],
  [
    'apply changes the state it was given',
    {
      apply: (state, event) => {
        if (event.type === 'shouted') (state.answered as PotSeat[]).push(event.seat);
        return honest.apply(state, event);
      },
    },
    checkEnds,
  ],
  [
    'apply draws with a generator it kept',
    {
      decide: (state, seat, action, rng) => {
        captured = rng;
        return honest.decide(state, seat, action, rng);
      },
      apply: (state, event) => ({
        ...honest.apply(state, event),
        stake: 1 + (captured?.int(3) ?? 0),
      }),
    },
    checkReplay,
  ],
  [
    'apply counts its calls',
    {
      apply: (state, event) => ({ ...honest.apply(state, event), stake: ++calls }),
    },
    checkReplay,
  ],
  [
    'decide counts its calls',
    {
      decide: (state, seat, action, rng) => {
        const decided = honest.decide(state, seat, action, rng);
        calls++;
        if (!decided.ok) return decided;
        return ok(decided.value.map((event) => ({ ...event, calls })));
      },
    },
    checkReplay,
  ],
  ['undefined in the state', spoiled(undefined), checkPlain],
  ['NaN in the state', spoiled(Number.NaN), checkPlain],
  ['a Map in the state', spoiled(new Map()), checkPlain],
  ['a class instance in the state', spoiled(new (class Pot {})()), checkPlain],
  ['a function in the state', spoiled(() => 1), checkPlain],
  [
    'the view throws for the table',
    {
      view: (state, viewer) => {
        if (viewer === 'table') throw new Error('no seat');
        return honest.view(state, viewer);
      },
    },
    checkPlain,
  ],
  ['an unlisted refusal code', { codes: ['MALFORMED', 'CARD_NOT_HELD'] }, checkFuzz],
  ['an unlisted outcome', { outcomes: ['ABANDONED'] }, checkEnds],
  [
    'an illegal action is accepted and corrupts',
    {
      decide: (state, seat, action, rng) => {
        const decided = honest.decide(state, seat, action, rng);
        if (decided.ok || action.type !== 'lay' || decided.error.code !== 'CARD_NOT_HELD') {
          return decided;
        }
        return ok([{ type: 'laid', seat: seat as PotSeat, secret: { card: action.card } }]);
      },
    },
    checkFuzz,
  ],
  [
    'an action of another seat is accepted',
    {
      decide: (state, seat, action, rng) =>
        action.type === 'exchange' && seat !== 'referee'
          ? honest.decide(state, honest.toAct(state)[0] ?? seat, action, rng)
          : honest.decide(state, seat, action, rng),
    },
    checkFuzz,
  ],
  [
    'the parser throws',
    {
      parseAction: (input) => {
        if (Array.isArray(input)) throw new TypeError('not an object');
        return honest.parseAction(input);
      },
    },
    checkFuzz,
  ],
  [
    'a legal action is refused',
    {
      decide: (state, seat, action, rng) =>
        action.type === 'lay' && action.card === 'b3'
          ? err({ code: 'CARD_NOT_HELD' })
          : honest.decide(state, seat, action, rng),
    },
    checkLegal,
  ],
  [
    'a legal action is not listed',
    {
      legalActions: (state, seat) =>
        [...honest.legalActions(state, seat)].filter(
          (action) => action.type !== 'exchange' || action.cards.length !== 2,
        ),
    },
    checkFuzz,
  ],
  [
    'an action is listed twice',
    {
      legalActions: (state, seat) => {
        const actions = [...honest.legalActions(state, seat)];
        return [...actions, ...actions.slice(0, 1)];
      },
    },
    checkLegal,
  ],
  [
    'a sampled action is not legal',
    {
      sampleAction: (state, seat, rng) =>
        state.phase === 'lay' && seat === 'east'
          ? { type: 'lay', card: state.hands.north[0] ?? 'a1' }
          : honest.sampleAction(state, seat, rng),
    },
    checkLegal,
  ],
  [
    'a legal action is never sampled',
    {
      sampleAction: (state, seat, rng) => {
        const action = honest.sampleAction(state, seat, rng);
        return action?.type === 'shout' ? { type: 'pass' } : action;
      },
    },
    checkLegal,
  ],
  [
    'the options parser throws',
    {
      parseOptions: (input) => {
        if (input === null) throw new TypeError('null');
        return honest.parseOptions(input);
      },
    },
    checkFuzz,
  ],
  [
    'a stranger sees the cards',
    {
      view: (state, viewer) => honest.view(state, viewer === 'nobody' ? 'east' : viewer),
    },
    checkPlain,
  ],
  [
    'an action comes back from the parser changed',
    {
      parseAction: (input) => {
        const parsed = honest.parseAction(input);
        return parsed.ok && parsed.value.type === 'exchange'
          ? ok({ ...parsed.value, cards: parsed.value.cards.slice(1) })
          : parsed;
      },
    },
    checkLegal,
  ],
  [
    'the game never ends',
    {
      decide: (state, seat, action, rng) => {
        const decided = honest.decide(state, seat, action, rng);
        if (!decided.ok || !decided.value.some(({ type }) => type === 'windowOpened'))
          return decided;
        return ok(decided.value.filter(({ type }) => type !== 'windowOpened'));
      },
    },
    checkEnds,
  ],
  ['nobody can act', { toAct: () => [], legalActions: () => [] }, checkEnds],
  [
    'somebody acts after the end',
    { toAct: (state) => (state.end === null ? honest.toAct(state) : ['north']) },
    checkEnds,
  ],
  [
    'a timer that the game refuses',
    {
      timers: (state) =>
        honest.timers(state).map((timer) => ({
          ...timer,
          action: { type: 'closeWindow', round: state.round + 1 },
        })),
    },
    checkTimers,
  ],
  [
    'a timer that waits for the past',
    { timers: (state) => honest.timers(state).map((timer) => ({ ...timer, ms: -1 })) },
    checkTimers,
  ],
  [
    'abandoning does not end the game',
    { close: () => [{ type: 'roundOpened', round: 1 }] },
    checkTakeback,
  ],
];

describe('the contract suite', () => {
  it.each(LEAKS)('finds a leak: %s', { timeout: 60_000 }, (_name, defect) => {
    const failures = checkInterference(withDefect(defect), { firstSeed: 1, games: 40 });
    expect(failures).not.toEqual([]);
    expect(failures.every(({ what }) => !what.startsWith('threw'))).toBe(true);
  });

  it.each(IMPURE)('finds a defect: %s', { timeout: 60_000 }, (_name, defect, check) => {
    expect(check(withDefect(defect), { firstSeed: 1, games: 15 })).not.toEqual([]);
  });

  it('does not accept a resample that changes nothing', () => {
    const kit = { ...blindPotsKit, resample: (history: History<BlindPots>) => history };
    const failures = checkInterference(kit, { firstSeed: 1, games: 3 });
    expect(failures.map(({ what }) => what)).toEqual(['resample never found another history']);
  });

  it('gives the clock and chance back', () => {
    checkEnds(blindPotsKit, { firstSeed: 1, games: 1 });
    expect(Date.now()).toBeGreaterThan(0);
    expect(Math.random()).toBeLessThan(1);
  });
});
