import { hasNoChangeLeft, isChange } from './match-batch.js';
import { concessionView, seatsYetToAgree } from './concession.js';
import { type Game, type GameTypes, REFEREE, type Seat } from './game.js';
import { takebackAskerOf, type Command, decideMatch, type Match, seatThatMayWithdraw } from './match.js';
import type { Rng } from './rng.js';

/** What seats can do in a match now: the game's actions, and what every game has in common. */

/** A command beside the actions of the game. */
export type SharedCommand = Exclude<Command<never>, { readonly kind: 'act' }>;

/** Of a request, by the one who made it (`seatThatMayWithdraw`). */
export const TAKEBACK_WITHDRAWAL = { kind: 'answer-takeback', agree: false } as const;

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
 * Seats that everybody may know play waits for; nobody when the game is over. Unlike `seatsToAct` it looks
 * into no hand.
 */
export function seatsAsked<T extends GameTypes>(game: Game<T>, match: Match<T>): readonly Seat[] {
  if (game.outcome(match.state) !== undefined) return [];
  if (match.request !== undefined) return [match.request.of];
  if (match.concession !== undefined) return seatsYetToAgree(match.concession);
  return game.toAct(match.state);
}

/**
 * Seats that play waits for and that can act. Empty when the game is over, and while only a timer can
 * act. For who is trusted with every seat: where hands are hidden it says who has nothing to play.
 */
export function seatsToAct<T extends GameTypes>(game: Game<T>, match: Match<T>): readonly Seat[] {
  if (match.request !== undefined || match.concession !== undefined) return seatsAsked(game, match);
  return seatsAsked(game, match).filter((seat) => {
    for (const _ of game.legalActions(match.state, seat)) return true;
    return false;
  });
}

/** Everything that `seat` may send now; the referee's timers run out by themselves. */
export function matchChoices<T extends GameTypes>(game: Game<T>, match: Match<T>, seat: Seat): Choices<T['action']> {
  if (game.outcome(match.state) !== undefined) {
    return { actions: [], sideActions: [], commands: [], omitted: [] };
  }
  const commands = sharedCommandsOf(game, match, seat);
  const sideActions = sideActionsOf(game, match, seat);
  if (match.request !== undefined || match.concession !== undefined) {
    // What is no move may be sent while a request of a correspondence is open.
    const isUntracked = match.concession === undefined && seatThatMayWithdraw(game, match) !== undefined;
    const omitted = isUntracked ? (game.unlistedActionTypes?.(match.state, seat) ?? []) : [];
    return { actions: [], sideActions, commands, omitted };
  }
  return {
    actions: actionsWithChangesLeft(game, match, seat, game.legalActions(match.state, seat)),
    sideActions,
    commands,
    omitted: game.unlistedActionTypes?.(match.state, seat) ?? [],
  };
}

/** Of the actions beside play those that the match takes now, whatever is asked at the table. */
function* sideActionsOf<T extends GameTypes>(game: Game<T>, match: Match<T>, seat: Seat): Iterable<T['action']> {
  for (const action of game.sideActions?.(match.state, seat) ?? []) {
    if (decideMatch(game, match, seat, { kind: 'act', action }, RNG_OF_FIRST_ITEMS).ok) yield action;
  }
}

function sharedCommandsOf<T extends GameTypes>(game: Game<T>, match: Match<T>, seat: Seat): readonly SharedCommand[] {
  const commands: SharedCommand[] = [...answersOf(match, seat)];
  if (seatThatMayWithdraw(game, match) === seat) commands.push(TAKEBACK_WITHDRAWAL);
  if (takebackAskerOf(match) === seat) commands.push({ kind: 'takeback' });
  const { alone, together } = concessionView(game, match);
  if (alone.includes(seat) || together.includes(seat)) commands.push({ kind: 'concede' });
  if (seat === REFEREE) commands.push({ kind: 'abandon' });
  return commands;
}

/** What a seat that is asked may answer. */
function answersOf<T extends GameTypes>({ request, concession }: Match<T>, seat: Seat): readonly SharedCommand[] {
  if (request?.of === seat) {
    return [true, false].map((agree) => ({ kind: 'answer-takeback', agree }));
  }
  if (concession !== undefined && seatsYetToAgree(concession).includes(seat)) {
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
    ? [...actionsWithChangesLeft(game, match, seat, [sampled, ...game.legalActions(match.state, seat)])]
    : [sampled];
  const [action] = actions;
  return action === undefined ? undefined : { kind: 'act', action };
}

/** Without changes where the seat has none left. */
function* actionsWithChangesLeft<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  actions: Iterable<T['action']>,
): Iterable<T['action']> {
  if (!hasNoChangeLeft(match, seat)) return yield* actions;
  for (const action of actions) {
    const decided = game.decide(match.state, seat, action, RNG_OF_FIRST_ITEMS);
    if (decided.ok && !isChange(game, seat, decided.value.events)) yield action;
  }
}

/** Whatever is drawn, an action is a change or is none. */
const RNG_OF_FIRST_ITEMS: Rng = {
  int: () => 0,
  shuffle: (items) => [...items],
  pick: <T>(items: readonly T[]) => items[0] as T,
};
