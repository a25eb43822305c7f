import type { GameTypes, Json } from '@mister-x/engine';
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
  /** Computers cannot play a game without one among themselves. */
  readonly arena?: ArenaTable;
};

/** How a table is set up at which only computers sit (`mister-x arena`). */
export type ArenaTable = {
  /** Options of a table of so many players at which the referee draws whatever is drawn. */
  readonly options: (players: number) => {
    readonly [option: string]: Json;
    readonly flags: { readonly [flag: string]: Json };
  };
  /** What roles are called in English sentences, where contestants meet role against role. */
  readonly roles?: Readonly<Record<string, string>>;
};

const PURSUIT_ROLES = { misterX: 'Mister X', hunter: 'the detectives' };

/** Every game of the server, in the order of the engine's. Nothing else in the server names one. */
export const MANIFEST: readonly Listed[] = [
  {
    game: 'scotland-yard',
    describer: described(() => import('@mister-x/engine/scotland-yard/describe')),
    kit: yardKit,
    arena: {
      options: (players) => ({ hunters: players - 1, flags: { start_source: 'server' } }),
      roles: PURSUIT_ROLES,
    },
  },
  {
    game: 'mister-x-europe',
    describer: described(() => import('@mister-x/engine/mister-x-europe/describe')),
    kit: europeKit,
    arena: {
      options: (players) => ({
        hunters: players - 1,
        flags: { start_source: 'server', hand_source: 'server' },
      }),
      roles: PURSUIT_ROLES,
    },
  },
  {
    game: 'sherlock-holmes',
    describer: described(() => import('@mister-x/engine/sherlock-holmes/describe')),
    kit: holmesKit,
    arena: {
      options: (seats) => ({ seats, flags: { first_player: 'random' } }),
    },
  },
  {
    game: 'mafia',
    describer: described(() => import('@mister-x/engine/mafia/describe')),
    kit: mafiaKit,
    arena: {
      options: () => ({ flags: {} }),
    },
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
