import { type HostedGame, registry } from '@mister-x/engine/core/hosted';

/** The rules of every game, to check records by. `@mister-x/games` would bring what prints, too. */
export const games = registry(
  ...Object.values(
    import.meta.glob<HostedGame>('../../../../games/*/rules/hosted.ts', {
      eager: true,
      import: 'hostedGame',
    }),
  ),
);
