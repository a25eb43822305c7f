import type { Pack } from '../../rules/browser.js';
import type { BoardLabels } from '../../../pursuit/pages/board/types.js';
import { namer } from '../shared/names.js';
import { placeAt } from '../shared/pack.js';
import { mapMessages } from '../../messages/screen-messages.js';
import { gameMessages } from '../../messages/phone-messages.js';

/** What a reader of the screen is told of the map. */
export function boardLabels(pack: Pack): BoardLabels<never> {
  const messages = mapMessages.t;
  const name = namer(gameMessages.t, pack);
  const place = (stop: number) => name.place(placeAt(pack, stop) ?? String(stop));
  return {
    frame: messages.frame,
    target: ({ stop }) => {
      const at = placeAt(pack, stop);
      return at === undefined ? String(stop) : name.signAndPlace(at);
    },
    pawn: ({ colour, stop }) => `${messages.thePawn[colour] ?? colour}: ${place(stop)}`,
    lastSeen: place,
  };
}
