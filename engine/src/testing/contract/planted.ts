import { transitionOf } from '../../core/decision.js';
import type { Takeback, TakebackRule } from '../../core/facets.js';
import type { Game } from '../../core/game.js';
import { ok } from '../../core/result.js';
import { facets } from '../blind-pots/facets.js';
import { blindPots } from '../blind-pots/game.js';
import { blindPotsKit } from '../blind-pots/kit.js';
import type { BlindPots, PotEvent, PotRefusal } from '../blind-pots/types.js';
import type { GameKit } from './kit.js';

/** The card game with a defect planted in it: the suite is only worth something if it finds that. */

export type PotGame = Game<BlindPots>;

export const honestGame: PotGame = blindPots;

/** A kit for the game with a defect; its `decide` folds with its own `apply`. */
export function withDefect(defect: Partial<PotGame>): GameKit<BlindPots> {
  const game = { ...honestGame, ...defect };
  const decide = defect.apply === undefined ? game.decide : decideWithEvents((events) => events, game);
  return { ...blindPotsKit, game: { ...game, decide } };
}

/** Decides like `game`, with other events, and the states that those lead to. */
export function decideWithEvents(
  change: (events: readonly PotEvent[]) => readonly PotEvent[],
  game: PotGame = honestGame,
): PotGame['decide'] {
  return (state, seat, action, rng) => {
    const decided = game.decide(state, seat, action, rng);
    return decided.ok ? ok(transitionOf(game.apply, state, change(decided.value.events))) : decided;
  };
}

type Rule = TakebackRule<PotRefusal> | undefined;

/** Takes back like the honest game, by another rule. */
export function takebackWithRule(change: (rule: Rule) => Rule): Takeback<BlindPots> {
  const { takeback } = facets;
  return {
    refusal: takeback.refusal,
    rule: (before, seat, events) => change(takeback.rule(before, seat, events)),
  };
}
