import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '@mister-x/engine/core/result';
import { type Rng, rngFor } from '@mister-x/engine/core/rng';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import type { Played } from '../../pursuit/test/random-match.js';
import { scotlandYardWithT } from '../test/boards.js';
import { piecesOf } from '../test/position.js';
import { optionsWith, randomGame, seeds, someFlags } from '../test/random.js';
import {
  type Action,
  type Event,
  type Options,
  OUTCOMES,
  REFUSAL_CODES,
  type ScotlandYard,
  type State,
  VARIANTS,
} from './types.js';

/** What holds in every game, whatever was agreed: complete random games over all flags. */

const GAMES = byExtent({ quick: 30, all: 150 });
const COMBINATIONS = VARIANTS.flatMap((variant) => [1, 2, 3, 4, 5].map((hunters) => [variant, hunters] as const));

function forGames(
  [variant, hunters]: (typeof COMBINATIONS)[number],
  games: number,
  check: (options: Options, seed: string) => void,
): void {
  fc.assert(
    fc.property(someFlags, seeds, (flags, seed) => {
      const options = optionsWith(variant, hunters, flags);
      fc.pre(options !== undefined);
      check(options as Options, seed);
    }),
    { numRuns: games, maxSkipsPerRun: 1_000 },
  );
}

/** Events of a whole game and its last state; each step is handed to `look`. */
function wholeGame(options: Options, seed: string, look: (played: Played<ScotlandYard>) => void) {
  const events: Event[] = [];
  const game = randomGame(options, seed);
  for (;;) {
    const { done, value } = game.next();
    if (done) return { events, end: value.state };
    look(value);
    events.push(...value.step.batch.events.flatMap((made) => (made.kind === 'game' ? [made.event] : [])));
  }
}

describe.each(COMBINATIONS)('%s with %i hunters', (...combination) => {
  it('SY-S50 [SY-62 SY-22 SY-27 SY-34 CM-14 CM-16] every event keeps the invariants, to the end', () => {
    forGames(combination, GAMES, (options, seed) => {
      const { supply } = options.flags;
      let stays = 0;
      const { events, end } = wholeGame(options, seed, ({ step }) => {
        for (const { event: made, after } of step.eventSteps) {
          if (made.kind !== 'game') continue;
          if (made.event.type === 'xStayed') stays++;
          checkState(after.state, made.event, stays, supply);
        }
      });
      expect(OUTCOMES).toContain(scotlandYardWithT.outcome(end)?.code);
      const report = scotlandYardWithT.view(end, 'table').end?.report ?? [];
      expect(report).toHaveLength(end.x.log.length);
      expect(report.every(({ verdict }) => verdict === 'OK')).toBe(true);
      expect(events.filter(({ type }) => type === 'ended')).toHaveLength(1);
      const replayed = events.reduce(scotlandYardWithT.apply, unwrap(scotlandYardWithT.start({ options })));
      expect(JSON.stringify(replayed)).toBe(JSON.stringify(end));
      const wired = (JSON.parse(JSON.stringify(events)) as Event[]).reduce(
        scotlandYardWithT.apply,
        unwrap(scotlandYardWithT.start({ options })),
      );
      expect(JSON.stringify(wired)).toBe(JSON.stringify(end));
    });
  });

  it('CM-2 CM-5 what is listed is accepted, what is not is refused with a code, at no cost', () => {
    forGames(combination, byExtent({ quick: 2, all: 6 }), (options, seed) => {
      const rng = rngFor(seed, 1);
      wholeGame(options, seed, ({ step, action }) => {
        const { state: before } = step.before;
        const seat = step.batch.by;
        const listed = someOf(scotlandYardWithT.legalActions(before, seat), 60);
        for (const legal of listed) {
          expect(unwrap(scotlandYardWithT.parseAction(JSON.parse(JSON.stringify(legal))))).toEqual(legal);
          if (!scotlandYardWithT.decide(before, seat, legal, rng).ok) {
            throw new Error(`listed, but refused: ${JSON.stringify(legal)}`);
          }
        }
        const text = JSON.stringify(before);
        for (let i = 0; i < 12; i++) {
          const odd = mutated(rng.int(3) === 0 ? action : rng.pick([action, ...listed]), rng);
          const who = rng.int(8) === 0 ? rng.pick(['x', 'h1', 'h2', 'referee']) : seat;
          const decided = scotlandYardWithT.decide(before, who, odd, rng);
          if (!decided.ok) expect(REFUSAL_CODES).toContain(decided.error.code);
          else expect(isListed(before, who, odd)).toBe(true);
        }
        expect(JSON.stringify(before)).toBe(text);
      });
    });
  });
});

function checkState(state: State, event: Event, stays: number, supply: object): void {
  // Plain comparisons: an `expect` for each event would take most of the time.
  if (JSON.stringify(piecesOf(state)) !== JSON.stringify(supply)) fault('pieces', state, event);
  const stops = state.detectives.flatMap(({ stop }) => (stop === null ? [] : [stop]));
  if (new Set(stops).size !== stops.length) fault('two detectives on a stop', state, event);
  if (state.x.tickets.black > state.detectives.length) fault('black tickets', state, event);
  if (event.type === 'xTurnClosed' || event.type === 'xStayed') {
    const due = state.round + state.doublesSpent - stays;
    if (state.x.log.length !== due) fault(`${due} slots due`, state, event);
    if (stops.includes(state.x.stop ?? 0)) fault('X rests on a detective', state, event);
  }
}

function fault(what: string, state: State, event: Event): never {
  throw new Error(`${what} after ${JSON.stringify(event)}: ${JSON.stringify(state)}`);
}

function someOf(actions: Iterable<Action>, count: number): Action[] {
  const first: Action[] = [];
  for (const action of actions) {
    first.push(action);
    if (first.length === count) break;
  }
  return first;
}

/** An action near a legal one: other stop, ticket, pawn, number of legs or kind. */
function mutated(action: Action, rng: Rng): Action {
  const ticket = rng.pick(['taxi', 'bus', 'underground', 'black', 'double', 'tram', '']);
  const stop = rng.int(202);
  const pawn = rng.pick(['x', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6']);
  switch (action.type) {
    case 'travel': {
      const legs = action.legs.map((leg) => {
        if (rng.int(2) === 0) return leg;
        return rng.int(2) === 0 ? { ...leg, ticket } : { ...leg, stop };
      });
      const more = rng.int(3) === 0 ? [...legs, { ticket, stop }] : legs;
      const double = rng.int(4) === 0 ? { double: true } : {};
      const show = rng.int(4) === 0 ? { show: { [pawn]: ticket } } : {};
      return { type: 'travel', legs: more, ...double, ...show };
    }
    case 'move':
      return rng.pick<Action>([
        { ...action, stop },
        { ...action, ticket },
        { ...action, detective: pawn },
        { ...action, supply: pawn },
        { type: 'handTicket', from: action.detective, to: pawn, ticket },
        { type: 'pass', detective: pawn },
      ]);
    case 'registerStart':
      return rng.int(2) === 0 ? { ...action, stop } : { ...action, pawn };
    default:
      return rng.pick<Action>([{ type: 'pass', detective: pawn }, { type: 'report' }, { type: 'show', take: {} }]);
  }
}

/** Whether an accepted action is among the listed ones, read as what it does. */
function isListed(state: State, seat: string, action: Action): boolean {
  const { flags } = state.options;
  if (action.type === 'travel') {
    // All ways to show oneself are too many to list; both legs at once is short for two steps.
    if (flags.voluntary_reveal) return true;
    if (flags.double_entry === 'stepwise' && action.legs.length > 1) return true;
  }
  const wanted = readAs(action);
  for (const legal of scotlandYardWithT.legalActions(state, seat)) {
    if (readAs(legal) === wanted) return true;
  }
  return false;
}

function readAs(action: Action): string {
  switch (action.type) {
    case 'travel': {
      const legs = action.legs.map(({ ticket, stop }) => `${ticket} ${stop}`).join(', ');
      return action.legs.length > 1 || action.double !== true ? legs : `double ${legs}`;
    }
    case 'move':
      return `${action.detective} ${action.ticket} ${action.stop}`;
    case 'pass':
      return `pass ${action.detective}`;
    default:
      return JSON.stringify(action);
  }
}
