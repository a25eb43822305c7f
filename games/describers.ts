import type { HostedDescriber } from '@mister-x/engine/core/describe/describer';
import { GAMES } from './index.js';

/** What programs are told of every game. */
export function describers(): Promise<readonly HostedDescriber[]> {
  return Promise.all(GAMES.map(({ describer }) => describer()));
}

/** `undefined`: there is no such game. */
export async function describerOf(id: string): Promise<HostedDescriber | undefined> {
  return GAMES.find(({ game }) => game.id === id)?.describer();
}
