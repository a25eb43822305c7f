import type { GameUi } from './game-ui.js';

/** One manifest for each game, in its folder. */
const manifests = import.meta.glob<GameUi>('../../../games/*/pages/index.ts', {
  eager: true,
  import: 'default',
});

/** The games as the big screen knows them (`phones.ts`: as phones do); nothing else asks which game it is. */
export const GAMES: readonly GameUi[] = Object.values(manifests).sort((a, b) => a.rank - b.rank);

export function gameUi(id: string): GameUi | undefined {
  return GAMES.find((game) => game.id === id);
}
