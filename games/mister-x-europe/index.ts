import { hostComputers } from '@mister-x/engine/core/computer';
import { hostDescriber } from '@mister-x/engine/core/describe/describer';
import type { GameModule } from '../game-module.js';
import { EUROPE_BOARD } from './rules/board.js';
import { hostedGame } from './rules/hosted.js';

/** Mister X across Europe; its pages are found by the kiosk. */
export default {
  game: hostedGame,
  board: EUROPE_BOARD,
  computers: async () => hostComputers((await import('./computer/index.js')).europeComputers, hostedGame),
  describer: async () => hostDescriber((await import('./rules/describe/describer.js')).describer, hostedGame),
  printing: async () => (await import('./print/kit.js')).europeKit,
  testing: () => import('./test/test-data.js'),
} satisfies GameModule;
