import { DEFAULT_MAFIA_PACK_FILE, compiledPackOf } from '../rules/browser.js';
import { cardAt, quarterAt, readMafiaCard } from '../rules/cards.js';
import { makeNames } from './shared/names.js';
import { gameMessages } from '../messages/phone-messages.js';
import { screenMessages } from '../messages/screen-messages.js';

/**
 * What a card of this game alone is, in words. A card does not say of which pack it is: it is named from the pack
 * that comes with the game, and where there are several, by its number alone.
 */
export function describeCard(text: string, several: boolean): string | undefined {
  const read = readMafiaCard(text);
  if (!read.ok) return undefined;
  const pack = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);
  const messages = screenMessages.t.printed;
  switch (read.value.kind) {
    case 'card': {
      const card = several ? undefined : cardAt(pack, read.value.index);
      if (card === undefined) return `${messages.card} ${read.value.index}`;
      return `${messages.card}, ${makeNames(gameMessages.t, pack, 'dollars').priced(card)}`;
    }
    case 'quarter':
      return `${messages.quarter} ${quarterAt(pack, read.value.index) ?? read.value.index}`;
    default:
      return undefined;
  }
}
