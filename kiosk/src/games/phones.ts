import type { PhoneUi } from './game-ui.js';
import { misterXEuropePhone } from './mister-x-europe/phone-ui.js';
import { scotlandYardPhone } from './scotland-yard/phone-ui.js';

/** The games as phones know them: nothing of the big screen's pages is named here. */
const PHONES: readonly PhoneUi[] = [scotlandYardPhone, misterXEuropePhone];

export function phoneUi(id: string): PhoneUi | undefined {
  return PHONES.find((game) => game.id === id);
}
