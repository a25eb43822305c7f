import { describe, expect, it } from 'vitest';
import { err } from '../../core/result.js';
import { blindPotsKit } from '../blind-pots/kit.js';
import { type BlindPots, type PotSeat, type PotState, SEATS, slotName } from '../blind-pots/types.js';
import { checkInterference } from './check-interference.js';
import { firstFailures, type History, sameSeedsAtEachTable } from './kit.js';
import { decideWithEvents, honestGame, type PotGame, takebackWithRule, withDefect } from './planted.js';

const total = (state: PotState, seat: PotSeat): number =>
  state.hands[seat].reduce((sum, card) => sum + Number(card[1]), 0);

const LEAKS: readonly (readonly [name: string, defect: Partial<PotGame>])[] = [
  [
    'the view shows a hand to everybody',
    {
      view: (state, viewer) => ({
        ...honestGame.view(state, viewer),
        known: honestGame.view(state, 'north').known,
      }),
    },
  ],
  [
    'a notice shows drawn cards to everybody',
    {
      notice: (before, event) => honestGame.notice(before, event, 'seat' in event ? event.seat : 'table'),
    },
  ],
  [
    'a refusal depends on a card of another seat',
    {
      decide: (state, seat, action, rng) => {
        const decided = honestGame.decide(state, seat, action, rng);
        const mine = seat === 'east' ? 'north' : 'east';
        const named = action.type === 'lay' ? action.card : action.type === 'exchange' ? action.cards[0] : '';
        return !decided.ok && state.hands[mine].includes(named ?? '') ? err({ code: 'SETUP_INVALID' }) : decided;
      },
    },
  ],
  [
    'the order of legal actions depends on a secret',
    {
      legalActions: (state, seat) => {
        const actions = [...honestGame.legalActions(state, seat)];
        return total(state, 'east') % 2 === 0 ? actions : actions.reverse();
      },
    },
  ],
  [
    'the number of legal actions depends on a secret',
    {
      legalActions: (state, seat) => {
        const actions = [...honestGame.legalActions(state, seat)];
        return seat !== 'east' && total(state, 'east') > 14 ? actions.slice(0, 1) : actions;
      },
    },
  ],
  [
    'the order of a list in the view depends on a secret',
    {
      view: (state, viewer) => {
        const view = honestGame.view(state, viewer);
        const seats = [...view.seats].sort((a, b) => total(state, a.seat) - total(state, b.seat));
        return { ...view, seats };
      },
    },
  ],
  [
    'the size of a list in the view depends on a secret',
    {
      view: (state, viewer) => {
        const view = honestGame.view(state, viewer);
        return { ...view, shown: total(state, 'east') > 12 ? [...view.shown, '?'] : view.shown };
      },
    },
  ],
  [
    'the cards in hand tell who has laid',
    {
      view: (state, viewer) => {
        const view = honestGame.view(state, viewer);
        const seats = view.seats.map((one) => ({ ...one, cards: state.hands[one.seat].length }));
        return { ...view, seats };
      },
    },
  ],
  [
    'seats to act tell who has answered',
    {
      toAct: (state) => honestGame.toAct(state).filter((seat) => !state.answered.some((one) => one === seat)),
    },
  ],
  [
    'a timer depends on a secret',
    {
      timers: (state) => honestGame.timers(state).map((timer) => ({ ...timer, ms: timer.ms + total(state, 'east') })),
    },
  ],
  [
    'a silent command ends the chance to ask for a take-back',
    {
      takeback: takebackWithRule((rule) => (rule === 'untracked' ? undefined : rule)),
    },
  ],
  [
    'the public part of an event holds a secret',
    {
      decide: decideWithEvents((events) =>
        events.map((event) => (event.type === 'exchanged' ? { ...event, hint: event.secret.in[0] ?? '' } : event)),
      ),
    },
  ],
  [
    'the slot of a commitment tells the card',
    {
      secretMove: (event) =>
        event.type === 'exchanged'
          ? { slot: event.secret.in.join(), move: event.secret }
          : honestGame.secretMove(event),
    },
  ],
  [
    'a receipt tells of a standing order',
    {
      secretMove: (event) =>
        event.type === 'ordered' ? { slot: `order/${event.seat}`, move: {} } : honestGame.secretMove(event),
      opens: (event) => (event.type === 'exchanged' ? SEATS.map((seat) => `order/${seat}`) : honestGame.opens(event)),
    },
  ],
  [
    'a card is opened before it is shown',
    {
      opens: (event) => (event.type === 'windowOpened' ? [slotName(event.round, 'east')] : honestGame.opens(event)),
    },
  ],
  [
    'the outcome depends on a secret',
    {
      outcome: (state) => {
        const outcome = honestGame.outcome(state);
        const lucky = total(state, 'east') % 2 === 0;
        return outcome ?? (state.phase === 'lay' && lucky ? { code: 'WON', winners: [] } : undefined);
      },
    },
  ],
];

// Whether games come upon a leak is a matter of chance: they are the same in every run.
describe('the check of non-interference', () => {
  it.each(LEAKS)('finds a leak: %s', (_name, defect) => {
    const failures = firstFailures(checkInterference, withDefect(defect), 40);
    expect(failures).not.toEqual([]);
    expect(failures.every(({ what }) => !what.startsWith('threw'))).toBe(true);
  });

  it('does not accept a resample that changes nothing', () => {
    const kit = { ...blindPotsKit, resample: (history: History<BlindPots>) => history };
    const failures = checkInterference(kit, sameSeedsAtEachTable(3));
    expect(failures.map(({ what }) => what)).toEqual(['resample never found another history']);
  });
});
