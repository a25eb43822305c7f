import type { Pack } from '@mister-x/engine/sherlock-holmes/browser';
import type { BoardWords } from '../../../pursuit/board/types.js';
import { namer } from '../shared/names.js';
import { placeAt } from '../shared/pack.js';
import { mapWords } from '../words/later-areas.js';
import { things } from '../words/phone-areas.js';

/** What a reader of the screen is told of the map. */
export function boardWords(pack: Pack): BoardWords<never> {
  const words = mapWords.t;
  const name = namer(things.t, pack);
  const place = (stop: number) => name.place(placeAt(pack, stop) ?? String(stop));
  return {
    frame: words.frame,
    target: ({ stop }) => place(stop),
    pawn: ({ colour, stop }) => `${words.thePawn[colour] ?? colour}: ${place(stop)}`,
    lastSeen: place,
  };
}
