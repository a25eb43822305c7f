import { goldenPlaythroughs } from '@mister-x/engine/testing/playthrough/goldens';
import { misterXEuropeKit } from './kit.js';

export const playthroughs = goldenPlaythroughs(
  misterXEuropeKit,
  {
    heading: ({ round, phase }) =>
      phase === 'registration' ? 'registration' : phase === 'over' ? 'the end' : `round ${round}`,
    position: ({ detectives, hands, x, stack, discard, box, rings }) => [
      `detectives on ${detectives.map(({ stop }) => stop ?? '-').join(' ')}`,
      ...hands.map((hand, i) => `h${i + 1} holds ${hand.join(' ') || 'nothing'}`),
      `X on ${x.stop ?? '-'} (secret), mission ${x.mission ?? '-'}, holds ${x.hand.join(' ') || 'nothing'}`,
      `slots ${x.log.map(({ ticket, stop, faceDown }) => `${ticket}${faceDown ? ' face down' : ''}>${stop}`).join(', ') || 'empty'}`,
      `stack ${stack.length}, discard ${discard.length}, box ${box.length}, rings ${rings.map(({ pair, stop, slot }) => `${pair} on ${stop} at ${slot}`).join(', ') || 'none'}`,
    ],
  },
  {
    mission: {
      table: 'phones, hands shared, the server deals',
      seed: 25,
      takebacks: true,
    },
    caught: {
      table: 'kiosk alone, hands registered',
      seed: 8,
      takebacks: false,
    },
    surrounded: {
      table: 'phones, hands shared, the server deals',
      seed: 24,
      takebacks: true,
    },
  },
);
