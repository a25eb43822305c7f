import type { Game, GameTypes } from './game.js';

/** A game of unknown types: what crosses this border was parsed by the game itself. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the games' own types are forgotten
export type AnyGame = Game<any>;

export interface Registry {
  get(id: string): AnyGame | undefined;
  readonly ids: readonly string[];
}

export function registry<G extends readonly AnyGame[]>(...games: G): Registry {
  const byId = new Map<string, AnyGame>();
  for (const game of games) {
    if (byId.has(game.id)) throw new Error(`two games are called ${game.id}`);
    byId.set(game.id, game);
  }
  return { get: (id) => byId.get(id), ids: [...byId.keys()] };
}

/** Keeps the types of a game literal checked against the interface. */
export function defineGame<T extends GameTypes>(game: Game<T>): Game<T> {
  return game;
}
