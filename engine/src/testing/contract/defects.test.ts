import { describe, expect, it } from 'vitest';
import { transitionOf } from '../../core/decision.js';
import type { SecretMove } from '../../core/game.js';
import { err, ok } from '../../core/result.js';
import type { Rng } from '../../core/rng.js';
import { blindPotsKit } from '../blind-pots/kit.js';
import { type PotEvent, type PotSeat, type PotState, SEATS, slotName } from '../blind-pots/types.js';
import { checkPermissions } from './check-permissions.js';
import { checkEnds } from './check-ends.js';
import { checkFuzz } from './check-fuzz.js';
import { checkHosted } from './check-hosted.js';
import { checkLegal } from './check-legal.js';
import { checkPlain } from './check-plain.js';
import { checkReplay } from './check-replay.js';
import { checkSlots } from './check-slots.js';
import { checkTakeback } from './check-takeback.js';
import { checkTimers } from './check-timers.js';
import { sameSeedsAtEachTable } from './kit.js';
import { decideWithEvents, honestGame, type PotGame, takebackWithRule, withDefect } from './planted.js';
import type { Check } from './suite.js';

/** Puts something into the state that the types forbid. */
const spoiled = (fault: unknown): Partial<PotGame> => ({
  apply: (state, event) =>
    event.type === 'laid'
      ? ({ ...honestGame.apply(state, event), spoiled: fault } as PotState)
      : honestGame.apply(state, event),
});

/** One of the states that a decision leads to is another. */
const lying =
  (place: (states: readonly PotState[]) => number): PotGame['decide'] =>
  (state, seat, action, rng) => {
    const decided = honestGame.decide(state, seat, action, rng);
    if (!decided.ok) return decided;
    const { events, states } = decided.value;
    const at = place(states);
    const told = states.map((one, i) => (i === at ? { ...one, stake: one.stake + 1 } : one));
    return ok({ events, states: told });
  };

let calls = 0;
let captured: Rng | undefined;

/** The slot of a laid card, somehow wrong. */
const secretMoveOf = (change: (event: PotEvent & { type: 'laid' }) => SecretMove): Partial<PotGame> => ({
  secretMove: (event) => (event.type === 'laid' ? change(event) : undefined),
});

const DEFECTS: readonly (readonly [string, Partial<PotGame>, Check])[] = [
  [
    'Math.random in decide',
    {
      decide: (state, seat, action, rng) => {
        Math.random();
        return honestGame.decide(state, seat, action, rng);
      },
    },
    checkEnds,
  ],
  [
    'the clock in view',
    { view: (state, viewer) => ({ ...honestGame.view(state, viewer), stake: Date.now() }) },
    checkPlain,
  ],
  [
    'a new Date in apply',
    {
      apply: (state, event) => ({ ...honestGame.apply(state, event), stake: new Date().getDate() }),
    },
    checkReplay,
  ],
  [
    'decide changes the state it was given',
    {
      decide: (state, seat, action, rng) => {
        (state as { stake: number }).stake += 1;
        return honestGame.decide(state, seat, action, rng);
      },
    },
    checkFuzz,
  ],
  [
    'apply changes the state it was given',
    {
      apply: (state, event) => {
        if (event.type === 'shouted') (state.answered as PotSeat[]).push(event.seat);
        return honestGame.apply(state, event);
      },
    },
    checkEnds,
  ],
  [
    'apply draws with a generator it kept',
    {
      decide: (state, seat, action, rng) => {
        captured = rng;
        return honestGame.decide(state, seat, action, rng);
      },
      apply: (state, event) => ({
        ...honestGame.apply(state, event),
        stake: 1 + (captured?.int(3) ?? 0),
      }),
    },
    checkReplay,
  ],
  [
    'apply counts its calls',
    {
      apply: (state, event) => ({ ...honestGame.apply(state, event), stake: ++calls }),
    },
    checkReplay,
  ],
  [
    'decide counts its calls',
    {
      decide: decideWithEvents((events) => {
        calls++;
        return events.map((event) => ({ ...event, calls }));
      }),
    },
    checkReplay,
  ],
  ['what an event opens depends on how often it is asked', { opens: () => [`${++calls}`] }, checkReplay],
  ['a decision lies about a state', { decide: lying((states) => states.length - 1) }, checkReplay],
  ['a decision lies about a state on the way', { decide: lying((states) => states.length - 2) }, checkReplay],
  [
    'a decision keeps a state to itself',
    {
      decide: (state, seat, action, rng) => {
        const decided = honestGame.decide(state, seat, action, rng);
        if (!decided.ok) return decided;
        const { events, states } = decided.value;
        return ok({ events, states: states.slice(0, -1) });
      },
    },
    checkReplay,
  ],
  [
    'the game reads other options out of its own',
    {
      parseOptions: (input) => {
        const parsed = honestGame.parseOptions(input);
        if (!parsed.ok) return parsed;
        return ok({ ...parsed.value, rounds: Math.max(1, parsed.value.rounds - 1) });
      },
    },
    checkHosted,
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
        return honestGame.view(state, viewer);
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
        const decided = honestGame.decide(state, seat, action, rng);
        if (decided.ok || action.type !== 'lay' || decided.error.code !== 'CARD_NOT_HELD') {
          return decided;
        }
        const { card } = action;
        const { round } = state;
        const laid: PotEvent = { type: 'laid', round, seat: seat as PotSeat, secret: { card } };
        return ok(transitionOf(honestGame.apply, state, [laid]));
      },
    },
    checkFuzz,
  ],
  [
    'an action of another seat is accepted',
    {
      decide: (state, seat, action, rng) =>
        action.type === 'exchange' && seat !== 'referee'
          ? honestGame.decide(state, honestGame.toAct(state)[0] ?? seat, action, rng)
          : honestGame.decide(state, seat, action, rng),
    },
    checkFuzz,
  ],
  [
    'the parser throws',
    {
      parseAction: (input) => {
        if (Array.isArray(input)) throw new TypeError('not an object');
        return honestGame.parseAction(input);
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
          : honestGame.decide(state, seat, action, rng),
    },
    checkLegal,
  ],
  [
    'a legal action is not listed',
    {
      legalActions: (state, seat) =>
        [...honestGame.legalActions(state, seat)].filter(
          (action) => action.type !== 'exchange' || action.cards.length !== 2,
        ),
    },
    checkFuzz,
  ],
  [
    'an action is listed twice',
    {
      legalActions: (state, seat) => {
        const actions = [...honestGame.legalActions(state, seat)];
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
          : honestGame.sampleAction(state, seat, rng),
    },
    checkLegal,
  ],
  [
    'a legal action is never sampled',
    {
      sampleAction: (state, seat, rng) => {
        const action = honestGame.sampleAction(state, seat, rng);
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
        return honestGame.parseOptions(input);
      },
    },
    checkFuzz,
  ],
  [
    'a stranger sees the cards',
    {
      view: (state, viewer) => honestGame.view(state, viewer === 'nobody' ? 'east' : viewer),
    },
    checkPlain,
  ],
  [
    'an action comes back from the parser changed',
    {
      parseAction: (input) => {
        const parsed = honestGame.parseAction(input);
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
      decide: decideWithEvents((events) => events.filter(({ type }) => type !== 'windowOpened')),
    },
    checkEnds,
  ],
  ['nobody can act', { toAct: () => [], legalActions: () => [] }, checkEnds],
  [
    'someone acts after the end',
    { toAct: (state) => (state.end === null ? honestGame.toAct(state) : ['north']) },
    checkEnds,
  ],
  [
    'a timer that the game refuses',
    {
      timers: (state) =>
        honestGame.timers(state).map((timer) => ({
          ...timer,
          action: { type: 'closeWindow', round: state.round + 1 },
        })),
    },
    checkTimers,
  ],
  ['a host who need not wait for a timer', { host: { may: () => true } }, checkTimers],
  ['a host who may say that time is up', { host: { may: () => true } }, checkPermissions],
  [
    'someone is asked who does not sit there',
    {
      takeback: takebackWithRule((rule) =>
        rule === undefined || rule === 'untracked' || !rule.allowed || rule.consent === null
          ? rule
          : { ...rule, consent: 'west' },
      ),
    },
    checkPermissions,
  ],
  [
    'a timer that waits for the past',
    { timers: (state) => honestGame.timers(state).map((timer) => ({ ...timer, ms: -1 })) },
    checkTimers,
  ],
  ['abandoning does not end the game', { close: () => [{ type: 'roundOpened', round: 1 }] }, checkTakeback],
  ['no move is committed to', { secretMove: () => undefined }, checkSlots],
  [
    'the moves of one seat are not committed to',
    {
      secretMove: (event) => ('seat' in event && event.seat === 'east' ? undefined : honestGame.secretMove(event)),
    },
    checkSlots,
  ],
  [
    'a move is committed to in the slot of another seat',
    secretMoveOf(({ round, seat, secret }) => ({
      slot: slotName(round, seat === 'east' ? 'north' : 'east'),
      move: secret,
    })),
    checkSlots,
  ],
  [
    'another move is committed to',
    secretMoveOf(({ round, seat }) => ({ slot: slotName(round, seat), move: { card: 'a1' } })),
    checkSlots,
  ],
  [
    'nothing of the move is committed to',
    secretMoveOf(({ round, seat }) => ({ slot: slotName(round, seat), move: {} })),
    checkSlots,
  ],
  [
    'more is committed to than was moved',
    secretMoveOf(({ round, seat, secret }) => ({
      slot: slotName(round, seat),
      move: { ...secret, bluff: true },
    })),
    checkSlots,
  ],
  [
    'a commitment that differs each time',
    secretMoveOf(({ round, seat, secret }) => ({
      slot: `${slotName(round, seat)}${++calls}`,
      move: secret,
    })),
    checkSlots,
  ],
  ['a reveal opens nothing', { opens: () => [] }, checkSlots],
  ['a reveal leaves one slot closed', { opens: (event) => honestGame.opens(event).slice(1) }, checkSlots],
  [
    'a slot is opened before its reveal',
    {
      opens: (event) => (event.type === 'windowOpened' ? [slotName(event.round, 'east')] : honestGame.opens(event)),
    },
    checkSlots,
  ],
  [
    'a reveal shows another card than was laid',
    {
      decide: decideWithEvents((events) =>
        events.map((event) =>
          event.type === 'revealed' ? { ...event, cards: { ...event.cards, east: event.cards.north } } : event,
        ),
      ),
    },
    checkSlots,
  ],
];

// Whether games come upon a defect is a matter of chance: they are the same in every run.
describe('the contract suite', () => {
  it.each(DEFECTS)('finds a defect: %s', (_name, defect, check) => {
    expect(check(withDefect(defect), sameSeedsAtEachTable(15))).not.toEqual([]);
  });

  it('finds a slot that each round fills again', () => {
    const bySeat = secretMoveOf(({ seat, secret }) => ({ slot: seat, move: secret }));
    const opens: PotGame['opens'] = (event) => (event.type === 'revealed' ? SEATS : []);
    const { receipts } = blindPotsKit;
    const bare = (move: SecretMove): SecretMove => ({
      ...move,
      slot: move.slot.replace(/.*\//, ''),
    });
    const kit = {
      ...withDefect({ ...bySeat, opens }),
      receipts: {
        ...receipts,
        expected: (...asked: Parameters<typeof receipts.expected>) => receipts.expected(...asked).map(bare),
        shows: (event: PotEvent) => receipts.shows(event).map(bare),
      },
    };
    const found = checkSlots(kit, sameSeedsAtEachTable(3)).map(({ what }) => what);
    expect(found.length).toBeGreaterThan(0);
    for (const what of found) expect(what).toMatch(/^slot (north|east|south) is filled again$/);
  });

  it('gives the clock and chance back', () => {
    checkEnds(blindPotsKit, sameSeedsAtEachTable(1));
    expect(Date.now()).toBeGreaterThan(0);
    expect(Math.random()).toBeLessThan(1);
  });
});
