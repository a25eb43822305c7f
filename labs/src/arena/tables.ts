import type { Json } from '@mister-x/engine';

/** How a table is set up at which only computers and programs sit. */
export type ArenaTable = {
  readonly game: string;
  /** What the game is called in English. */
  readonly title: () => Promise<string>;
  /** Options of a table of so many players at which the referee draws whatever is drawn. */
  readonly options: (players: number) => {
    readonly [option: string]: Json;
    readonly flags: { readonly [flag: string]: Json };
  };
  /** What roles are called in English sentences, where contestants meet role against role. */
  readonly roles?: Readonly<Record<string, string>>;
};

type DescriberModule = { readonly describer: { readonly title: string } };

const titleOf = (load: () => Promise<DescriberModule>) => async () =>
  (await load()).describer.title;

const PURSUIT_ROLES = { misterX: 'Mister X', hunter: 'the detectives' };

/** Every game that computers play, in the order of the engine's. */
export const TABLES: readonly ArenaTable[] = [
  {
    game: 'scotland-yard',
    title: titleOf(() => import('@mister-x/games/scotland-yard/rules/describe/describer')),
    options: (players) => ({ hunters: players - 1, flags: { start_source: 'server' } }),
    roles: PURSUIT_ROLES,
  },
  {
    game: 'mister-x-europe',
    title: titleOf(() => import('@mister-x/games/mister-x-europe/rules/describe/describer')),
    options: (players) => ({
      hunters: players - 1,
      flags: { start_source: 'server', hand_source: 'server' },
    }),
    roles: PURSUIT_ROLES,
  },
  {
    game: 'sherlock-holmes',
    title: titleOf(() => import('@mister-x/games/sherlock-holmes/rules/describe/describer')),
    options: (seats) => ({ seats, flags: { first_player: 'random' } }),
  },
  {
    game: 'mafia',
    title: titleOf(() => import('@mister-x/games/mafia/rules/describe/describer')),
    options: () => ({ flags: {} }),
  },
];
