import { hostComputers } from '@mister-x/engine/core/computer';
import { hostDescriber } from '@mister-x/engine/core/describe/describer';
import type { GameModule } from '../game-module.js';
import { MAFIA_PACK } from './rules/read-pack.js';
import { hostedGame } from './rules/hosted.js';

/** Mafia; its pages are found by the kiosk. */
export default {
  game: hostedGame,
  pack: MAFIA_PACK,
  computers: async () => hostComputers((await import('./computer/index.js')).mafiaComputers, hostedGame),
  describer: async () => hostDescriber((await import('./rules/describe/describer.js')).describer, hostedGame),
  printing: async () => (await import('./print/kit.js')).mafiaKit,
  testing: () => import('./test/test-data.js'),
} satisfies GameModule;
