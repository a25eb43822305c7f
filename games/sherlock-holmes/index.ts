import { hostComputers } from '@mister-x/engine/core/computer';
import { hostDescriber } from '@mister-x/engine/core/describe/describer';
import type { GameModule } from '../game-module.js';
import { SHERLOCK_PACK } from './rules/read-pack.js';
import { hostedGame } from './rules/hosted.js';

/** Sherlock Holmes; its pages are found by the kiosk. */
export default {
  game: hostedGame,
  pack: SHERLOCK_PACK,
  computers: async () => hostComputers((await import('./computer/index.js')).sherlockComputers, hostedGame),
  describer: async () => hostDescriber((await import('./rules/describe/describer.js')).describer, hostedGame),
  printing: async () => (await import('./print/kit.js')).holmesKit,
  testing: () => import('./test/test-data.js'),
} satisfies GameModule;
