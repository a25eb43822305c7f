import { type CommonCard, readCommonCard } from '@mister-x/engine/cards';
import { GAMES } from '../../games/index.js';
import { t } from '../../messages/index.svelte.js';
import type { CardReader } from '../../screen/screen-context.js';

/**
 * Says what any card is, those of every game included; their words are loaded first.
 * @param several whether something lies on the shelf for this game
 */
export async function cardReader(several: (game: string) => boolean): Promise<CardReader> {
  const games = await Promise.all(GAMES.map(async ({ id, cards }) => ({ id, ...(await cards()) })));
  return (code) => {
    for (const { id, describeCard } of games) {
      const text = describeCard(code, several(id));
      if (text !== undefined) return { ok: true, text };
    }
    const card = readCommonCard(code);
    return card.ok ? { ok: true, text: commonCardText(card.value) } : { ok: false, fault: card.error };
  };
}

function commonCardText(card: CommonCard): string {
  const { cards } = t;
  switch (card.kind) {
    case 'command':
      return cards.command(cards.commands[card.command]);
    case 'digit':
      return cards.digit(card.digit);
    case 'stop':
    case 'start':
      return cards[card.kind](card.stop);
  }
}
