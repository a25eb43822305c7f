import { goldenPlaythroughs } from '@mister-x/engine/testing/playthrough/goldens';
import { scotlandYardKit } from './kit.js';

export const playthroughs = goldenPlaythroughs(
  scotlandYardKit,
  {
    heading: ({ round, phase }) =>
      phase === 'registration' ? 'registration' : phase === 'over' ? 'the end' : `round ${round}`,
    position: ({ detectives, x, lastSeen }) => [
      ...detectives.map(
        ({ stop, tickets }, i) =>
          `d${i + 1} on ${stop ?? '-'}, taxi ${tickets.taxi}, bus ${tickets.bus}, underground ${tickets.underground}`,
      ),
      `X on ${x.stop ?? '-'} (secret), ${Object.entries(x.tickets)
        .map(([ticket, count]) => `${ticket} ${count}`)
        .join(', ')}`,
      `log ${x.log.map(({ ticket, stop, shown }) => `${ticket}>${stop}${shown ? '!' : ''}`).join(' ') || 'empty'}`,
      `last seen ${lastSeen === null ? 'never' : `on ${lastSeen.stop}, slot ${lastSeen.slot}`}`,
    ],
  },
  {
    modern: {
      table: 'modern, three hunters',
      seed: 4,
      takebacks: true,
    },
    'classic-1983': {
      table: 'classic, five hunters',
      seed: 2,
      takebacks: false,
    },
    newer: {
      table: 'newer, four hunters',
      seed: 1,
      takebacks: false,
    },
  },
);
