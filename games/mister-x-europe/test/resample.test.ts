import { describe, expect, it } from 'vitest';
import { type Game, TABLE } from '@mister-x/engine/core/game';
import { ok } from '@mister-x/engine/core/result';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import type { MisterXEurope, State } from '../rules/types.js';
import { checkInterference } from '@mister-x/engine/testing/contract/check-interference';
import { replayHistory } from '@mister-x/engine/testing/contract/history';
import { firstFailures, type History } from '@mister-x/engine/testing/contract/kit';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import { openTable, walkMatch } from '@mister-x/engine/testing/contract/walk';
import { seedsOf } from '@mister-x/engine/testing/seeds';
import { misterXEuropeKit as kit } from './kit.js';

const { game } = kit;

const stateOf = (history: History<MisterXEurope>): State => replayHistory(game, history).state;

describe("X's way and the tickets drawn again", () => {
  it.each(kit.tables)('are legal leg by leg, and often others (CM-14): $name', ({ options }) => {
    let [ways, hands, drawn] = [0, 0, 0];
    for (const [nth, seed] of seedsOf(byExtent({ quick: 5, all: 6 })).entries()) {
      const steps = [...walkMatch(openTable(kit, options, seed), { takebacks: nth % 2 === 1 })];
      for (const part of [0.4, 0.8]) {
        const step = steps[Math.floor(part * steps.length)];
        const twin = step && kit.resample(step.history, TABLE, testRng(seed));
        if (step === undefined || twin === undefined || step.run.state.x.log.length === 0) continue;
        const state = stateOf(twin);
        const [closing] = game.close(state, { kind: 'abandoned' });
        if (closing === undefined) throw new Error('the game cannot be abandoned');
        const rows = game.view(game.apply(state, closing), TABLE).end?.report.rows ?? [];
        expect(rows.map(({ verdict }) => verdict)).toEqual(rows.map(() => 'OK'));
        expect(kit.brokenInvariants(state)).toEqual([]);
        // Asked is also how often they are others: of games that are the same in every run.
        if (nth >= 4) continue;
        drawn++;
        const { x } = step.run.state;
        if (stopsOf(state.x) !== stopsOf(x)) ways++;
        if (handOf(state.x) !== handOf(x)) hands++;
      }
    }
    expect(drawn).toBeGreaterThan(2);
    expect(ways).toBeGreaterThan(drawn / 4);
    expect(hands).toBeGreaterThan(drawn / 2);
  });
});

function stopsOf({ start, log }: State['x']): string {
  return [start, ...log.map(({ stop }) => stop)].join();
}

function handOf({ hand }: State['x']): string {
  return [...hand].sort().join();
}

type Europe = Game<MisterXEurope>;

const LEAKS: readonly (readonly [string, Partial<Europe>])[] = [
  [
    'the public log holds a city (MX-17)',
    {
      notice: (before, event, viewer) => game.notice(before, event, event.type === 'legTaken' ? 'x' : viewer),
    },
  ],
  [
    'a public event holds a city',
    {
      decide: (state, seat, action, rng) => {
        const decided = game.decide(state, seat, action, rng);
        if (!decided.ok) return decided;
        const events = decided.value.events.map((event) =>
          event.type === 'legTaken' ? { ...event, size: event.secret.stop } : event,
        );
        return ok({ ...decided.value, events });
      },
    },
  ],
  [
    'what X must draw depends on where he stands (MX-29)',
    {
      view: (state, viewer) => {
        const view = game.view(state, viewer);
        return { ...view, x: { ...view.x, due: view.x.due + ((state.x.stop ?? 0) % 2) } };
      },
    },
  ],
  [
    "a hunter's refusal knows X's hand (MX-11)",
    {
      decide: (state, seat, action, rng) => {
        const decided = game.decide(state, seat, action, rng);
        const leaks = !decided.ok && seat !== 'x' && state.x.hand.length % 2 === 0;
        const telling = state.x.hand.includes('car/beacon') || state.x.hand.includes('car/magnifier');
        return leaks && telling ? { ok: false, error: { code: 'TICKET_NOT_OWN' } } : decided;
      },
    },
  ],
  [
    "the order in which X drew shows in the hunters' list of moves",
    {
      view: (state, viewer) => {
        const view = game.view(state, viewer);
        const first = state.x.hand[0] ?? '';
        return first.startsWith('car') ? { ...view, moves: [...view.moves].reverse() } : view;
      },
    },
  ],
  [
    "a detective's list leaves out X's city (MX-65)",
    {
      view: (state, viewer) => {
        const view = game.view(state, viewer);
        const moves = view.moves.map((move) => ({
          ...move,
          reach: move.reach.map(({ transport, stops }) => ({
            transport,
            stops: stops.filter((stop) => stop !== state.x.stop),
          })),
        }));
        return { ...view, moves };
      },
    },
  ],
];

// Whether games come upon a leak is a matter of chance: they are the same in every run.
describe('non-interference in the Europe game', () => {
  it.each(LEAKS)('would find that %s', (_name, defect) => {
    const leaky = { ...kit, tables: kit.tables.slice(0, 1), game: { ...game, ...defect } };
    expect(firstFailures(checkInterference, leaky, 12)).not.toEqual([]);
  });
});
