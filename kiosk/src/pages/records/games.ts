import type { HostedGame } from '@mister-x/engine/core/hosted';
import { registry } from '@mister-x/engine/core/registry';

/** The rules of every game, to check records by. `@mister-x/games` would bring what prints, too. */
export const games = registry(
  ...Object.values(
    import.meta.glob<HostedGame>('../../../../games/*/rules/hosted.ts', {
      eager: true,
      import: 'hosted',
    }),
  ),
);
