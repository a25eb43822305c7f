import { DEFAULT_HOLMES_PACK_FILE, compiledPackOf } from '../rules/browser.js';
import { cardAt, caseAt, readHolmesCard } from '../rules/cards.js';
import { makeNames } from './shared/names.js';
import { gameMessages } from '../messages/phone-messages.js';
import { screenMessages } from '../messages/screen-messages.js';

/**
 * What a card of this game alone is, in words. A card does not say of which pack it is: it is named from the pack
 * that comes with the game, and where there are several, by its number alone.
 */
export function describeCard(text: string, several: boolean): string | undefined {
  const read = readHolmesCard(text);
  if (!read.ok) return undefined;
  const pack = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);
  const name = makeNames(gameMessages.t, pack);
  const { kinds } = screenMessages.t.scan;
  const said = (kind: string, what: string | undefined) => (what === undefined ? kind : `${kind}, ${what}`);
  if (several && (read.value.kind === 'card' || read.value.kind === 'case')) {
    return `${kinds[read.value.kind]} ${read.value.index}`;
  }
  switch (read.value.kind) {
    case 'card': {
      const card = cardAt(pack, read.value.index);
      return said(kinds.card, card && name.card(card));
    }
    case 'case': {
      const id = caseAt(pack, read.value.index);
      return said(kinds.case, id && name.caseTitle(id));
    }
    case 'token':
      return kinds.token;
    default:
      return undefined;
  }
}
