import type { CustomPackSpec } from '@mister-x/engine/packs/custom-pack';
import type { HostedComputers } from '@mister-x/engine/core/computer';
import type { HostedDescriber } from '@mister-x/engine/core/describe/describer';
import type { HostedGame } from '@mister-x/engine/core/hosted';
import type { GameTestData } from '@mister-x/engine/testing/game-test-data';
import type { PrintKit } from '@mister-x/printing/kit';
import type { BoardSpec } from './pursuit/rules/board-file.js';
import type { ServerTestData } from './test/server-test-data.js';

/** A game without its pages: the rules at once, the rest when it is wanted. */
export type GameModule = {
  readonly game: HostedGame;
  /** What a board must have that people bring along, for games whose options may hold one as `board`. */
  readonly board?: BoardSpec;
  /** For games whose options may hold a pack that people bring along, as `pack`. */
  readonly pack?: CustomPackSpec;
  /** For games that computers play. */
  readonly computers?: () => Promise<HostedComputers>;
  readonly describer: () => Promise<HostedDescriber>;
  /** For games of which anything can be printed. */
  readonly printing?: () => Promise<PrintKit>;
  readonly testing: () => Promise<{
    readonly gameTestData: GameTestData;
    readonly serverData: ServerTestData;
  }>;
};
