import type { HostedComputers } from '@mister-x/engine/core/computer';
import { GAMES } from './index.js';

/** The computers of every game that has some. */
export const COMPUTERS: readonly HostedComputers[] = await Promise.all(
  GAMES.flatMap(({ computers }) => computers?.() ?? []),
);

export function computersOf(game: string): HostedComputers | undefined {
  return COMPUTERS.find((each) => each.game.id === game);
}
