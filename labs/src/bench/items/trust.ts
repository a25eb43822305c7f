import { Dice } from '@mister-x/tests/faults/dice';
import type { Figure, Report } from '../report/figure.js';
import { median, quantile } from '../report/stats.js';
import { bookGame } from '../trust/booked-game.js';
import { boxMoves } from '../trust/boxes.js';
import { DEVICES } from '../wire/bench-table.js';

const WARM_UP = 20;
const WARM_UP_BOXES = 500;
const BOXED_MOVES = 2_000;
/** For commitments, chain, seal and boxes together. */
const AIM = { value: 1, better: 'less' } as const;

/** What being checkable and secret costs the server for each move, on the one thread that plays. */
export function measureTrust(games: number): Report {
  const dice = new Dice(4_711);
  for (let i = 0; i < WARM_UP; i++) bookGame(dice);
  const booked = Array.from({ length: games }, () => bookGame(dice)).flat();
  const times = (secret: boolean) =>
    booked.filter((move) => move.secret === secret).map(({ ms }) => ms);
  boxMoves(WARM_UP_BOXES);
  const boxes = boxMoves(BOXED_MOVES);
  return {
    item: 'trust',
    title: 'What trust costs the server for each move',
    figures: [
      figure('booking a move of X', times(true)),
      figure("booking a detective's move", times(false)),
      figure(`boxing an update for ${DEVICES} devices`, boxes),
      {
        label: 'a move of X and its boxes, sum of the medians',
        unit: 'ms',
        median: median(times(true)) + median(boxes),
        aim: AIM,
      },
    ],
    notes: [
      `booking: commitments and openings, what is sealed, the entry's digest and the chain; ${games} random games, ${booked.length} moves`,
      'boxing: ChaCha20-Poly1305 over padded frames of 4 kB, a box for each device',
    ],
  };
}

function figure(label: string, ms: readonly number[]): Figure {
  return { label, unit: 'ms', median: median(ms), p99: quantile(ms, 0.99) };
}
