import type { GameUi } from './game-ui.js';
import { misterXEuropeUi } from './mister-x-europe/index.js';
import { scotlandYardUi } from './scotland-yard/index.js';

/** The games as the big screen knows them (`phones.ts`: as phones do); nothing else asks which game it is. */
export const GAMES: readonly GameUi[] = [scotlandYardUi, misterXEuropeUi];

export function gameUi(id: string): GameUi | undefined {
  return GAMES.find((game) => game.id === id);
}
