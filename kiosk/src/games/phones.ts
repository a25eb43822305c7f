import type { PhoneUi } from './game-ui.js';

/** The games as phones know them: nothing of the big screen's pages is named there. */
const manifests = import.meta.glob<PhoneUi>('../../../games/*/pages/phone-ui.ts', {
  eager: true,
  import: 'default',
});

const PHONE_UIS: readonly PhoneUi[] = Object.values(manifests);

export function phoneUi(id: string): PhoneUi | undefined {
  return PHONE_UIS.find((game) => game.id === id);
}
