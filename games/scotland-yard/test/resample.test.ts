import { describe, expect, it } from 'vitest';
import { type Game, TABLE } from '@mister-x/engine/core/game';
import { ok } from '@mister-x/engine/core/result';
import { londonBoard } from '../rules/board.js';
import type { ScotlandYard, State } from '../rules/types.js';

import { checkInterference } from '@mister-x/engine/testing/contract/check-interference';
import { replayHistory } from '@mister-x/engine/testing/contract/history';
import { firstFailures, type History } from '@mister-x/engine/testing/contract/kit';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import { openTable, type WalkMoment, walkMatch } from '@mister-x/engine/testing/contract/walk';
import { seedsOf } from '@mister-x/engine/testing/seeds';
import { scotlandYardKit as kit } from './kit.js';

const { game } = kit;

const stateOf = (history: History<ScotlandYard>): State => replayHistory(game, history).state;

describe("X's way drawn again", () => {
  it.each(kit.tables)('is legal slot by slot (CM-14): $name', ({ options }) => {
    let other = 0;
    for (const seed of seedsOf(9)) {
      const steps = [...walkMatch(openTable(kit, options, seed))];
      const histories = [0.2, 0.5, 0.8].map((part) => steps[Math.floor(part * steps.length)]);
      for (const step of histories) {
        const twin = step && kit.resample(step.history, TABLE, testRng(seed));
        if (step === undefined || twin === undefined) continue;
        const state = stateOf(twin);
        const [closing] = game.close(state, { kind: 'abandoned' });
        if (closing === undefined) throw new Error('the game cannot be abandoned');
        const rows = game.view(game.apply(state, closing), TABLE).end?.report ?? [];
        expect(rows.map(({ verdict }) => verdict)).toEqual(rows.map(() => 'OK'));
        if (state.x.start !== step.run.state.x.start) other++;
      }
    }
    expect(other).toBeGreaterThan(0);
  });

  // How often each way comes is a matter of chance: its draws are the same in every run.
  it('reaches every stop that the record allows, as often as ways lead there', () => {
    const step = afterFirstLeg();
    const counts = new Map<string, number>();
    const rng = testRng(1);
    const draws = 4_000;
    for (let i = 0; i < draws; i++) {
      const twin = kit.resample(step.history, TABLE, rng);
      const { start, stop } = stateOf(twin ?? step.history).x;
      const way = `${start}-${stop}`;
      counts.set(way, (counts.get(way) ?? 0) + 1);
    }
    const ways = waysByHand(step.run.state);
    expect([...counts.keys()].sort()).toEqual([...ways].sort());
    const expected = draws / ways.size;
    for (const count of counts.values()) {
      expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
    }
  });
});

function afterFirstLeg(): WalkMoment<ScotlandYard> {
  const [table] = kit.tables;
  for (let seed = 1; ; seed++) {
    const steps = [...walkMatch(openTable(kit, table?.options, seed))];
    const step = steps.find(({ run }) => run.state.x.log.length === 1);
    if (step !== undefined) return step;
  }
}

/** All starts and first legs that fit the ticket shown, straight from the board. */
function waysByHand({ x, detectives, options }: State): ReadonlySet<string> {
  const { data, neighbours, around } = londonBoard(options.flags.board_edition);
  const held = detectives.map(({ stop }) => stop);
  const ticket = x.log[0]?.ticket ?? 'taxi';
  const ways = new Set<string>();
  for (const start of data.starts.classic18 ?? []) {
    if (held.includes(start)) continue;
    for (const stop of ticket === 'black' ? around(start) : neighbours(start, ticket)) {
      if (!held.includes(stop)) ways.add(`${start}-${stop}`);
    }
  }
  return ways;
}

type Yard = Game<ScotlandYard>;
const isX = (viewer: string): boolean => viewer === 'x';

const LEAKS: readonly (readonly [string, Partial<Yard>])[] = [
  [
    "a detective's list leaves out X's stop (SY-51)",
    {
      view: (state, viewer) => {
        const view = game.view(state, viewer);
        const moves = view.moves.map((move) => ({
          ...move,
          reach: move.reach.map(({ ticket, stops }) => ({
            ticket,
            stops: stops.filter((stop) => stop !== state.x.stop),
          })),
        }));
        return { ...view, moves };
      },
    },
  ],
  [
    'the public log holds a stop (SY-25)',
    {
      notice: (before, event, viewer) => game.notice(before, event, event.type === 'legTaken' ? 'x' : viewer),
    },
  ],
  [
    "a detective's refusal knows X's stop (CM-3)",
    {
      decide: (state, seat, action, rng) =>
        action.type === 'move' && action.stop === state.x.start
          ? { ok: false, error: { code: 'DETECTIVE_STOP_OCCUPIED' } }
          : game.decide(state, seat, action, rng),
    },
  ],
  [
    "X's start is shown after his first slot (SY-8)",
    {
      view: (state, viewer) => {
        const view = game.view(state, viewer);
        const log = view.log.map((row) => ({ ...row, stop: state.x.start ?? 0 }));
        return isX(viewer) ? view : { ...view, log };
      },
    },
  ],
  [
    'legal actions of a detective are ordered by the distance to X',
    {
      legalActions: (state, seat) => {
        const actions = [...game.legalActions(state, seat)];
        const near = (state.x.stop ?? 0) < 100;
        return seat === 'x' || near ? actions : actions.reverse();
      },
    },
  ],
  [
    'a ferry is told from other black tickets (SY-47)',
    {
      decide: (state, seat, action, rng) => {
        const decided = game.decide(state, seat, action, rng);
        if (!decided.ok) return decided;
        const events = decided.value.events.map((event) =>
          event.type === 'legTaken' ? { ...event, size: event.secret.stop > 99 ? 3 : 2 } : event,
        );
        return ok({ ...decided.value, events });
      },
    },
  ],
];

// Whether games come upon a leak is a matter of chance: they are the same in every run.
describe('non-interference in Scotland Yard', () => {
  it.each(LEAKS)('would find that %s', (_name, defect) => {
    const leaky = { ...kit, tables: kit.tables.slice(0, 1), game: { ...game, ...defect } };
    expect(firstFailures(checkInterference, leaky, 25)).not.toEqual([]);
  });
});
