import { CLANS } from '../rules/types.js';
import { goldenPlaythroughs } from '@mister-x/engine/testing/playthrough/goldens';
import { mafiaKit } from './kit.js';

export const playthroughs = goldenPlaythroughs(
  mafiaKit,
  {
    heading: ({ round, phase }) => (phase === 'over' ? 'the end' : round === 0 ? 'set-up' : `round ${round}, ${phase}`),
    position: ({ bank, clans, city, figures }) => [
      `bank ${bank}; ${CLANS.map((seat) => `${seat} ${clans[seat].balance}`).join(', ')}`,
      `hands (secret): ${CLANS.map((seat) => clans[seat].hand.join(' ') || 'none').join('; ')}`,
      `city: ${
        Object.entries(city)
          .map(([quarter, { card, state, money }]) => `${quarter} ${card} ${state} ${money}`)
          .join('; ') || 'empty'
      }`,
      `figures: ${
        Object.entries(figures)
          .filter(([, { at }]) => at !== 'home')
          .map(([figure, place]) => `${figure} ${Object.values(place).join(' ')}`)
          .join('; ') || 'all at home'
      }`,
    ],
  },
  {
    online: { table: 'online, the box of the game', seed: 6, takebacks: true },
    authors: { table: 'authors', seed: 7, takebacks: true },
    forum: { table: 'by correspondence', seed: 4, takebacks: false },
  },
);
