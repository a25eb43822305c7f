import { concessionView, waitingFor } from './concession.js';
import { type Game, type GameTypes, REFEREE, type Seat } from './game.js';
import { askerOf, type Command, type Match, withdrawerOf } from './match.js';
import type { Rng } from './rng.js';

/** What seats can do in a match now: the game's actions, and what every game has in common. */

/** A command beside the actions of the game. */
export type SharedCommand = Exclude<Command<never>, { readonly kind: 'act' }>;

/** Of a request, by whoever made it (`withdrawerOf`). */
export const WITHDRAWAL = { kind: 'answer-takeback', agree: false } as const;

export type Choices<Action> = {
  /** Lazy; each would be accepted. */
  readonly actions: Iterable<Action>;
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
  if (match.wish !== undefined) return waitingFor(match.wish);
  return game.toAct(match.state);
}

/**
 * Seats that play waits for and that can act. Empty when the game is over, and while only a timer can
 * act. For who is trusted with every seat: where hands are hidden it says who has nothing to play.
 */
export function matchToAct<T extends GameTypes>(game: Game<T>, match: Match<T>): readonly Seat[] {
  if (match.request !== undefined || match.wish !== undefined) return matchAsked(game, match);
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
  if (game.outcome(match.state) !== undefined) return { actions: [], commands: [], omitted: [] };
  const commands = commandsOf(game, match, seat);
  if (match.request !== undefined || match.wish !== undefined) {
    // What is no move may be sent while a request of a correspondence is open.
    const isAside = match.wish === undefined && withdrawerOf(game, match) !== undefined;
    return { actions: [], commands, omitted: isAside ? game.unlisted(match.state, seat) : [] };
  }
  return {
    actions: game.legalActions(match.state, seat),
    commands,
    omitted: game.unlisted(match.state, seat),
  };
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
  { request, wish }: Match<T>,
  seat: Seat,
): readonly SharedCommand[] {
  if (request?.of === seat) {
    return [true, false].map((agree) => ({ kind: 'answer-takeback', agree }));
  }
  if (wish !== undefined && waitingFor(wish).includes(seat)) {
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
  if (match.request !== undefined || match.wish !== undefined) {
    const answers = answersOf(match, seat);
    return answers.length === 0 ? undefined : rng.pick(answers);
  }
  const action = game.sampleAction(match.state, seat, rng);
  return action === undefined ? undefined : { kind: 'act', action };
}
