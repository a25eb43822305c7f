import { type Game, type GameTypes, REFEREE, type Rng, type Seat, unwrap } from '@mister-x/engine';
import { type MisterXEurope, misterXEurope } from '@mister-x/games/mister-x-europe/rules';
import { type Options, type ScotlandYard, scotlandYard, type Variant } from '@mister-x/games/scotland-yard/rules';

/**
 * Random games by the rules alone, which `legs` measures. Their loop stands beside `MatchRun` on purpose:
 * `playOut` would measure what a match adds as well, which is to look for seats that can act, to read each
 * action, and to work out what may be taken back, and its figures could not be compared with earlier ones.
 * Each event is folded once, by `decide`.
 */

type ChosenAction<T extends GameTypes> = {
  readonly seat: Seat;
  readonly action: T['action'];
  /** Actions that were listed for it. */
  readonly listed: number;
};

/** A game, and how it is played here. */
export type RulesToPlay<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly options: T['options'];
  /** Start cards are out, and hands dealt. */
  readonly isDealt: (state: T['state']) => boolean;
  readonly choose: (game: Game<T>, state: T['state'], dice: Rng) => ChosenAction<T>;
  /** The event is one step of a pawn. */
  readonly isLeg: (event: T['event']) => boolean;
};

/** Five detectives; the referee draws the start cards, so that every game is complete in itself. */
export function optionsOf(variant: Variant): Options {
  const flags = { start_source: 'server' };
  return unwrap(scotlandYard.parseOptions({ variant, hunters: 5, flags }));
}

/** Every legal action of the seat to move is listed, and one is picked. */
export function yardRules(variant: Variant): RulesToPlay<ScotlandYard> {
  return {
    game: scotlandYard,
    options: optionsOf(variant),
    isDealt: ({ phase }) => phase !== 'registration',
    choose: anyListed,
    isLeg: ({ type }) => type === 'legTaken' || type === 'moved',
  };
}

/** Five hunters; hands are drawn by the referee, too. Actions are sampled, as their lists are long. */
export function europeRules(): RulesToPlay<MisterXEurope> {
  const flags = { start_source: 'server', hand_source: 'server' };
  const legs = new Set(['legTaken', 'secretLegTaken', 'openLegTaken', 'moved', 'operated']);
  return {
    game: misterXEurope,
    options: unwrap(misterXEurope.parseOptions({ hunters: 5, flags })),
    isDealt: ({ phase }) => phase !== 'registration',
    choose: (game, state, dice) => refereeActionAwaited(game, state) ?? anySampled(game, state, dice),
    isLeg: ({ type }) => legs.has(type),
  };
}

/** What the referee waits for. */
function refereeActionAwaited<T extends GameTypes>(game: Game<T>, state: T['state']): ChosenAction<T> | undefined {
  const [timer] = game.timers(state);
  return timer && { seat: REFEREE, action: timer.action, listed: 0 };
}

function anyListed<T extends GameTypes>(game: Game<T>, state: T['state'], dice: Rng): ChosenAction<T> {
  const [seat] = game.toAct(state);
  if (seat === undefined) throw nobodyCanActError();
  const pool: readonly T['action'][] = [...game.legalActions(state, seat)];
  return { seat, action: dice.pick(pool), listed: pool.length };
}

/** A hunter whose pawns cannot move waits for the others. */
function anySampled<T extends GameTypes>(game: Game<T>, state: T['state'], dice: Rng): ChosenAction<T> {
  for (const seat of dice.shuffle(game.toAct(state))) {
    const action = game.sampleAction(state, seat, dice);
    if (action !== undefined) return { seat, action, listed: 0 };
  }
  throw nobodyCanActError();
}

const nobodyCanActError = () => new Error('nobody can act and there is no outcome');

export type PlayedCounts = {
  readonly legs: number;
  readonly actions: number;
  readonly listed: number;
};

/** Where the first turn begins. */
export function stateAfterDeal<T extends GameTypes>(rules: RulesToPlay<T>, dice: Rng): T['state'] {
  const { game, options, isDealt, choose } = rules;
  let state = unwrap(game.start(game.setup(options, dice)));
  while (!isDealt(state)) {
    const { seat, action } = refereeActionAwaited(game, state) ?? choose(game, state, dice);
    state = unwrap(game.decide(state, seat, action, dice)).states.at(-1) ?? state;
  }
  return state;
}

/** One random game from the first turn to the outcome. */
export function playGame<T extends GameTypes>(
  { game, choose, isLeg }: RulesToPlay<T>,
  start: T['state'],
  dice: Rng,
): PlayedCounts {
  let state = start;
  let legs = 0;
  let actions = 0;
  let listed = 0;
  while (game.outcome(state) === undefined) {
    const chosen = choose(game, state, dice);
    const { events, states } = unwrap(game.decide(state, chosen.seat, chosen.action, dice));
    for (const event of events) if (isLeg(event)) legs++;
    listed += chosen.listed;
    actions++;
    state = states.at(-1) ?? state;
  }
  return { legs, actions, listed };
}
