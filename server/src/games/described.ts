import type { GameTypes } from '@mister-x/engine';
import type { GameDescriber, HostedDescriber } from '@mister-x/engine/describe';

/** A describer that is loaded when it is wanted, in JSON terms. */
export function described<T extends GameTypes>(
  load: () => Promise<{ readonly describer: GameDescriber<T> }>,
): () => Promise<HostedDescriber> {
  return async () => {
    const [{ describer }, { hostDescriber }, { games }] = await Promise.all([
      load(),
      import('@mister-x/engine/describe'),
      import('@mister-x/engine/games'),
    ]);
    return hostDescriber(describer, games);
  };
}
