import { STATION_RADIUS } from '../../../pursuit/rules/map/index.js';
import type { Road } from '../../rules/map.js';
import type { BoardLabels, ScreenLook } from '../../../pursuit/pages/board/types.js';
import type { Pack } from '../../rules/browser.js';
import { makeNames } from '../shared/names.js';
import { placeAt } from '../shared/pack.js';
import { mapMessages } from '../../messages/screen-messages.js';
import { gameMessages } from '../../messages/phone-messages.js';

/** Roads as pale lines of an old map, Holmes's loop lighter and wider, the underground dashed red. */
export function londonLook(yardSign: string): ScreenLook<Road, never> {
  return {
    board: {
      layers: ['underground', 'road', 'loop'],
      strokes: {
        road: [
          { colour: 'var(--board-ground)', width: 4.4 },
          { colour: 'var(--road)', width: 2.4 },
        ],
        loop: [
          { colour: 'var(--board-ground)', width: 8 },
          { colour: 'var(--loop)', width: 5, opacity: 0.9 },
          { colour: 'var(--board-ground)', width: 2.2, opacity: 0.55 },
        ],
        underground: [{ colour: 'var(--tube)', width: 3, dash: [9, 6] }],
      },
      sign: (stop) => (stop === 0 ? yardSign : String(stop)),
      station: () => ({
        parts: [
          {
            form: 'circle',
            r: STATION_RADIUS - 0.4,
            fill: 'var(--spot)',
            stroke: 'var(--board-deep)',
            width: 1.6,
          },
        ],
        ink: 'var(--spot-ink)',
      }),
    },
    tickets: {},
  };
}

/** What a reader of the screen is told of the map. */
export function boardLabels(pack: Pack): BoardLabels<never> {
  const messages = mapMessages.t;
  const name = makeNames(gameMessages.t, pack);
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
