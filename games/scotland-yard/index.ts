import { hostComputers } from '@mister-x/engine/core/computer';
import { hostDescriber } from '@mister-x/engine/core/describe/describer';
import type { GameModule } from '../game-module.js';
import { SCOTLAND_YARD_BOARD } from './rules/board.js';
import { hostedGame } from './rules/hosted.js';

/** Scotland Yard; its pages are found by the kiosk. */
export default {
  game: hostedGame,
  board: SCOTLAND_YARD_BOARD,
  computers: async () => hostComputers((await import('./computer/index.js')).yardComputers, hostedGame),
  describer: async () => hostDescriber((await import('./rules/describe/describer.js')).describer, hostedGame),
  printing: async () => (await import('./print/kit.js')).yardKit,
  testing: () => import('./test/test-data.js'),
} satisfies GameModule;
