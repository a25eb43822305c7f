import { type HostedComputers, hostComputers } from '@mister-x/engine/core/computer';
import { games } from './index.js';
import { mafiaComputers } from './mafia/computer/index.js';
import { europeComputers } from './mister-x-europe/computer/index.js';
import { yardComputers } from './scotland-yard/computer/index.js';
import { sherlockComputers } from './sherlock-holmes/computer/index.js';

/** Who sits down where nobody else does, for each game that has such players. */
export const COMPUTERS: readonly HostedComputers[] = [
  hostComputers(yardComputers, games),
  hostComputers(europeComputers, games),
  hostComputers(sherlockComputers, games),
  hostComputers(mafiaComputers, games),
];

export function computersOf(game: string): HostedComputers | undefined {
  return COMPUTERS.find((each) => each.game.id === game);
}
