import type { GameTypes } from '../../src/core/game.js';
import type { MisterXEurope } from '../../src/games/mister-x-europe/types.js';
import type { ScotlandYard } from '../../src/games/scotland-yard/types.js';
import { blindPotsKit } from '../games/blind-pots/kit.js';
import { type BlindPots, SEATS } from '../games/blind-pots/types.js';
import { misterXEuropeKit } from '../games/mister-x-europe/kit.js';
import { scotlandYardKit } from '../games/scotland-yard/kit.js';
import { type Playthrough, render } from './render.js';

const pots: Pick<Playthrough<BlindPots>, 'kit' | 'heading' | 'position'> = {
  kit: blindPotsKit,
  heading: ({ round, phase }) => `round ${round}, ${phase}`,
  position: ({ hands, laid, orders, stock, pile, shown, points, stake }) => [
    ...SEATS.map((seat) => {
      const order = orders[seat];
      const later =
        order === null ? '' : `, ordered ${order.cards.join(' ')} up to ${order.atMost}`;
      return `${seat.padEnd(5)} ${hands[seat].join(' ')}, laid ${laid[seat] ?? 'nothing'}${later}, ${points[seat]} points`;
    }),
    `stake ${stake}, stock ${stock.length}, pile ${pile.length}, shown ${shown.join(' ') || 'none'}`,
  ],
};

const yard: Pick<Playthrough<ScotlandYard>, 'kit' | 'heading' | 'position'> = {
  kit: scotlandYardKit,
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
    `last seen ${lastSeen === null ? 'never' : `on ${lastSeen.stop}, window ${lastSeen.window}`}`,
  ],
};

const europe: Pick<Playthrough<MisterXEurope>, 'kit' | 'heading' | 'position'> = {
  kit: misterXEuropeKit,
  heading: ({ round, phase }) =>
    phase === 'registration' ? 'registration' : phase === 'over' ? 'the end' : `round ${round}`,
  position: ({ detectives, hands, x, stack, discard, box, rings }) => [
    `detectives on ${detectives.map(({ stop }) => stop ?? '-').join(' ')}`,
    ...hands.map((hand, i) => `h${i + 1} holds ${hand.join(' ') || 'nothing'}`),
    `X on ${x.stop ?? '-'} (secret), mission ${x.mission ?? '-'}, holds ${x.hand.join(' ') || 'nothing'}`,
    `slots ${x.log.map(({ ticket, stop, faceDown }) => `${ticket}${faceDown ? ' face down' : ''}>${stop}`).join(', ') || 'empty'}`,
    `stack ${stack.length}, discard ${discard.length}, box ${box.length}, rings ${rings.map(({ pair, stop, slot }) => `${pair} on ${stop} at ${slot}`).join(', ') || 'none'}`,
  ],
};

export const PLAYTHROUGHS: readonly { readonly file: string; readonly text: () => string }[] = [
  golden('blind-pots', { ...pots, table: 'three rounds', seed: 3, takebacks: true }),
  golden('scotland-yard-modern', {
    ...yard,
    table: 'modern, three hunters',
    seed: 4,
    takebacks: true,
  }),
  golden('scotland-yard-classic-1983', {
    ...yard,
    table: 'classic, five hunters',
    seed: 2,
    takebacks: false,
  }),
  golden('scotland-yard-newer', {
    ...yard,
    table: 'newer, four hunters',
    seed: 1,
    takebacks: false,
  }),
  golden('mister-x-europe-mission', {
    ...europe,
    table: 'phones, hands shared, the server deals',
    seed: 25,
    takebacks: true,
  }),
  golden('mister-x-europe-caught', {
    ...europe,
    table: 'kiosk alone, hands registered',
    seed: 8,
    takebacks: false,
  }),
  golden('mister-x-europe-surrounded', {
    ...europe,
    table: 'phones, hands shared, the server deals',
    seed: 24,
    takebacks: true,
  }),
];

function golden<T extends GameTypes>(file: string, playthrough: Playthrough<T>) {
  return { file: `${file}.txt`, text: () => render(playthrough) };
}
