import type { GameUi } from './game-ui.js';
import { misterXEuropeUi } from './mister-x-europe/index.js';
import { scotlandYardUi } from './scotland-yard/index.js';

/** The one place that lists the games; nothing else asks which game it is. */
export const GAMES: readonly GameUi[] = [scotlandYardUi, misterXEuropeUi];

export function gameUi(id: string): GameUi | undefined {
  return GAMES.find((game) => game.id === id);
}
