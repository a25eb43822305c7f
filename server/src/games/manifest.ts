import type { GameTypes } from '@mister-x/engine';
import type { GameDescriber, HostedDescriber } from '@mister-x/engine/describe';
import type { PrintKit } from '@mister-x/printing/kit';
import { mafiaKit } from '@mister-x/games/mafia/print/kit';
import { europeKit } from '@mister-x/games/mister-x-europe/print/kit';
import { yardKit } from '@mister-x/games/scotland-yard/print/kit';
import { holmesKit } from '@mister-x/games/sherlock-holmes/print/kit';

/** A describer that is loaded when it is wanted, in JSON terms. */
function described<T extends GameTypes>(
  load: () => Promise<{ readonly describer: GameDescriber<T> }>,
): () => Promise<HostedDescriber> {
  return async () => {
    const [{ describer }, { hostDescriber }, { games }] = await Promise.all([
      load(),
      import('@mister-x/engine/describe'),
      import('@mister-x/games'),
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
    describer: described(() => import('@mister-x/games/scotland-yard/rules/describe/describer')),
    kit: yardKit,
  },
  {
    game: 'mister-x-europe',
    describer: described(() => import('@mister-x/games/mister-x-europe/rules/describe/describer')),
    kit: europeKit,
  },
  {
    game: 'sherlock-holmes',
    describer: described(() => import('@mister-x/games/sherlock-holmes/rules/describe/describer')),
    kit: holmesKit,
  },
  {
    game: 'mafia',
    describer: described(() => import('@mister-x/games/mafia/rules/describe/describer')),
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
