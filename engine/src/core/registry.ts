import type { HostedGame } from './hosted.js';

/** The games that someone hosts, by their ids. */
export interface Registry {
  get(id: string): HostedGame | undefined;
  readonly ids: readonly string[];
}

export function registry(...games: readonly HostedGame[]): Registry {
  const byId = new Map<string, HostedGame>();
  for (const game of games) {
    if (byId.has(game.id)) throw new Error(`two games are called ${game.id}`);
    byId.set(game.id, game);
  }
  return { get: (id) => byId.get(id), ids: [...byId.keys()] };
}
