import type { GameFacts } from '../visit/visit.svelte.js';
import type { PhoneUi } from './game-ui.js';
import { infoInOwnLanguage } from './proposed-names.js';

/** The games as phones know them: nothing of the big screen's pages is named there. */
const manifests = import.meta.glob<PhoneUi>('../../../games/*/pages/phone-ui.ts', {
  eager: true,
  import: 'default',
});

const PHONE_UIS: readonly PhoneUi[] = Object.values(manifests);

export function phoneUi(id: string): PhoneUi | undefined {
  return PHONE_UIS.find((game) => game.id === id);
}

/** What a visit to any table has to know of its game. */
export const GAME_FACTS: GameFacts = {
  commitsTo: (game, role, seat) => phoneUi(game)?.commitsTo(role, seat),
  filledSlots: (game) => phoneUi(game)?.filledSlots,
  readInfo: infoInOwnLanguage,
};
