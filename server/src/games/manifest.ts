import type { GameTypes } from '@mister-x/engine';
import type { GameDescriber, HostedDescriber } from '@mister-x/engine/describe';
import type { PrintKit } from '../print/kit.js';
import { mafiaKit } from '../print/mafia/kit.js';
import { europeKit } from '../print/mister-x-europe/kit.js';
import { yardKit } from '../print/scotland-yard/kit.js';
import { holmesKit } from '../print/sherlock-holmes/kit.js';

/** A describer that is loaded when it is wanted, in JSON terms. */
function described<T extends GameTypes>(
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

type Listed = {
  readonly game: string;
  /** Loaded when a program plays, or when a report is written: most servers never need it. */
  readonly describer: () => Promise<HostedDescriber>;
  /** Nothing can be printed for a game without one. */
  readonly kit?: PrintKit;
};

/** Every game of the server, in the order of the engine's. Nothing else in the server names one. */
export const MANIFEST: readonly Listed[] = [
  {
    game: 'scotland-yard',
    describer: described(() => import('@mister-x/engine/scotland-yard/describe')),
    kit: yardKit,
  },
  {
    game: 'mister-x-europe',
    describer: described(() => import('@mister-x/engine/mister-x-europe/describe')),
    kit: europeKit,
  },
  {
    game: 'sherlock-holmes',
    describer: described(() => import('@mister-x/engine/sherlock-holmes/describe')),
    kit: holmesKit,
  },
  {
    game: 'mafia',
    describer: described(() => import('@mister-x/engine/mafia/describe')),
    kit: mafiaKit,
  },
];

/** What programs are told of every game. */
export function describers(): Promise<readonly HostedDescriber[]> {
  return Promise.all(MANIFEST.map(({ describer }) => describer()));
}

/** `undefined`: there is no such game. */
export async function describerOf(game: string): Promise<HostedDescriber | undefined> {
  return MANIFEST.find((listed) => listed.game === game)?.describer();
}
