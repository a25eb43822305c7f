import type { HostedDescriber } from '@mister-x/engine/describe';
import { MANIFEST } from './manifest.js';

/** What programs are told of every game. */
export function describers(): Promise<readonly HostedDescriber[]> {
  return Promise.all(MANIFEST.map(({ describer }) => describer()));
}

/** `undefined`: there is no such game. */
export async function describerOf(game: string): Promise<HostedDescriber | undefined> {
  return MANIFEST.find((listed) => listed.game === game)?.describer();
}
