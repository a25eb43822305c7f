import { goldenPlaythroughs } from '@mister-x/engine/testing/playthrough/goldens';
import { sherlockHolmesKit } from './kit.js';

export const playthroughs = goldenPlaythroughs(
  sherlockHolmesKit,
  {
    heading: ({ turn, phase }) => (phase === 'over' ? 'the end' : turn.number === 0 ? 'set-up' : `round ${turn.round}`),
    position: ({ sleuths, options, holmes, line, deck, discards, empty }) => [
      ...Object.entries(sleuths)
        .slice(0, options.seats)
        .map(
          ([seat, { at, marker, hand, pile, case: own }]) =>
            `${seat} on ${at}, marker ${marker}, ${own ?? 'no case'} (secret), holds ${hand.join(' ') || 'nothing'}, has ${pile.map(({ token }) => token).join(' ') || 'no token'}`,
        ),
      `Holmes on ${holmes}, line ${line.map((card) => card ?? '-').join(' ')}`,
      `deck ${deck.length}, discards ${discards.length}, empty ${empty.join(' ') || 'none'}`,
    ],
  },
  {
    two: { table: 'until all are out', seed: 3, takebacks: true },
    three: { table: 'three play', seed: 5, takebacks: true },
    five: { table: 'five play', seed: 7, takebacks: false },
  },
);
