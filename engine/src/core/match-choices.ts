import { hasNoChangeLeft, isChange } from './match-batch.js';
import { concessionView, waitingFor } from './concession.js';
import { type Game, type GameTypes, REFEREE, type Seat } from './game.js';
import { askerOf, type Command, decideMatch, type Match, withdrawerOf } from './match.js';
import type { Rng } from './rng.js';

/** What seats can do in a match now: the game's actions, and what every game has in common. */

/** A command beside the actions of the game. */
export type SharedCommand = Exclude<Command<never>, { readonly kind: 'act' }>;

/** Of a request, by the one who made it (`withdrawerOf`). */
export const WITHDRAWAL = { kind: 'answer-takeback', agree: false } as const;

export type Choices<Action> = {
  /** Lazy; each would be accepted. */
  readonly actions: Iterable<Action>;
  /** Votes, and what takes something back (`Game.sideActions`): no part of play. Each would be accepted. */
  readonly sideActions: Iterable<Action>;
  /** Each would be accepted, too. */
  readonly commands: readonly SharedCommand[];
  /** Types of actions that the seat may send as well and that are not listed. */
  readonly omitted: readonly string[];
};

/**
 * Seats that everybody may know play waits for; nobody when the game is over. Unlike `matchToAct` it looks
 * into no hand.
 */
export function matchAsked<T extends GameTypes>(game: Game<T>, match: Match<T>): readonly Seat[] {
  if (game.outcome(match.state) !== undefined) return [];
  if (match.request !== undefined) return [match.request.of];
  if (match.concession !== undefined) return waitingFor(match.concession);
  return game.toAct(match.state);
}

/**
 * Seats that play waits for and that can act. Empty when the game is over, and while only a timer can
 * act. For who is trusted with every seat: where hands are hidden it says who has nothing to play.
 */
export function matchToAct<T extends GameTypes>(game: Game<T>, match: Match<T>): readonly Seat[] {
  if (match.request !== undefined || match.concession !== undefined) return matchAsked(game, match);
  return matchAsked(game, match).filter((seat) => {
    for (const _ of game.legalActions(match.state, seat)) return true;
    return false;
  });
}

/** Everything that `seat` may send now; the referee's timers run out by themselves. */
export function matchChoices<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
): Choices<T['action']> {
  if (game.outcome(match.state) !== undefined) {
    return { actions: [], sideActions: [], commands: [], omitted: [] };
  }
  const commands = commandsOf(game, match, seat);
  const sideActions = accepted(game, match, seat);
  if (match.request !== undefined || match.concession !== undefined) {
    // What is no move may be sent while a request of a correspondence is open.
    const isUntracked = match.concession === undefined && withdrawerOf(game, match) !== undefined;
    const omitted = isUntracked ? (game.unlisted?.(match.state, seat) ?? []) : [];
    return { actions: [], sideActions, commands, omitted };
  }
  return {
    actions: allowed(game, match, seat, game.legalActions(match.state, seat)),
    sideActions,
    commands,
    omitted: game.unlisted?.(match.state, seat) ?? [],
  };
}

/** Of the actions beside play those that the match takes now, whatever is asked at the table. */
function* accepted<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
): Iterable<T['action']> {
  for (const action of game.sideActions?.(match.state, seat) ?? []) {
    if (decideMatch(game, match, seat, { kind: 'act', action }, FIRST).ok) yield action;
  }
}

function commandsOf<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
): readonly SharedCommand[] {
  const commands: SharedCommand[] = [...answersOf(match, seat)];
  if (withdrawerOf(game, match) === seat) commands.push(WITHDRAWAL);
  if (askerOf(match) === seat) commands.push({ kind: 'takeback' });
  const { alone, together } = concessionView(game, match);
  if (alone.includes(seat) || together.includes(seat)) commands.push({ kind: 'concede' });
  if (seat === REFEREE) commands.push({ kind: 'abandon' });
  return commands;
}

/** What a seat that is asked may answer. */
function answersOf<T extends GameTypes>(
  { request, concession }: Match<T>,
  seat: Seat,
): readonly SharedCommand[] {
  if (request?.of === seat) {
    return [true, false].map((agree) => ({ kind: 'answer-takeback', agree }));
  }
  if (concession !== undefined && waitingFor(concession).includes(seat)) {
    return [true, false].map((agree) => ({ kind: 'answer-concede', agree }));
  }
  return [];
}

/**
 * Something that `seat` may do to go on, by chance: an action of the game, or an answer where it is
 * asked. Nobody gives up, asks for a move back, or withdraws that, by chance.
 */
export function sampleChoice<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  rng: Rng,
): Command<T['action']> | undefined {
  if (game.outcome(match.state) !== undefined) return undefined;
  if (match.request !== undefined || match.concession !== undefined) {
    const answers = answersOf(match, seat);
    return answers.length === 0 ? undefined : rng.pick(answers);
  }
  const sampled = game.sampleAction(match.state, seat, rng);
  if (sampled === undefined) return undefined;
  const actions = hasNoChangeLeft(match, seat)
    ? [...allowed(game, match, seat, [sampled, ...game.legalActions(match.state, seat)])]
    : [sampled];
  const [action] = actions;
  return action === undefined ? undefined : { kind: 'act', action };
}

/** Without changes where the seat has none left. */
function* allowed<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  actions: Iterable<T['action']>,
): Iterable<T['action']> {
  if (!hasNoChangeLeft(match, seat)) return yield* actions;
  for (const action of actions) {
    const decided = game.decide(match.state, seat, action, FIRST);
    if (decided.ok && !isChange(game, seat, decided.value.events)) yield action;
  }
}

/** Whatever is drawn, an action is a change or is none. */
const FIRST: Rng = {
  int: () => 0,
  shuffle: (items) => [...items],
  pick: <T>(items: readonly T[]) => items[0] as T,
};
