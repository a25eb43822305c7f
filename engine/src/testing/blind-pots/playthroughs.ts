import { goldenPlaythroughs } from '../playthrough/goldens.js';
import { blindPotsKit } from './kit.js';
import { SEATS } from './types.js';

export const playthroughs = goldenPlaythroughs(
  blindPotsKit,
  {
    heading: ({ round, phase }) => `round ${round}, ${phase}`,
    position: ({ hands, laid, orders, stock, pile, shown, points, stake }) => [
      ...SEATS.map((seat) => {
        const order = orders[seat];
        const later = order === null ? '' : `, ordered ${order.cards.join(' ')} up to ${order.atMost}`;
        return `${seat.padEnd(5)} ${hands[seat].join(' ')}, laid ${laid[seat] ?? 'nothing'}${later}, ${points[seat]} points`;
      }),
      `stake ${stake}, stock ${stock.length}, pile ${pile.length}, shown ${shown.join(' ') || 'none'}`,
    ],
  },
  {
    'three-rounds': { table: 'three rounds', seed: 3, takebacks: true },
  },
);
