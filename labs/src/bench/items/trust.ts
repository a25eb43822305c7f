import { randomBytes } from 'node:crypto';
import { SeededDice } from '@mister-x/tests/faults/dice';
import {
  CipherState,
  padToFrame,
  nobleSuite,
  type CipherSuite,
  TAG_LENGTH,
  viewFrameSize,
} from '@mister-x/engine/channel';
import { type Figure, median, quantile, type Report } from '../report/figure.js';
import { bookGame } from '../trust/booked-game.js';
import { DEVICES_PER_TABLE } from '../wire/bench-table.js';

const WARM_UP = 20;
const WARM_UP_BOXES = 500;
const BOXED_MOVES = 2_000;
/** For commitments, chain, seal and boxes together. */
const AIM = { value: 1, better: 'less' } as const;

/** What being checkable and secret costs the server for each move, on the one thread that plays. */
export function measureTrust(games: number): Report {
  const dice = new SeededDice(4_711);
  for (let i = 0; i < WARM_UP; i++) bookGame(dice);
  const booked = Array.from({ length: games }, () => bookGame(dice)).flat();
  const times = (secret: boolean) => booked.filter((move) => move.secret === secret).map(({ ms }) => ms);
  boxMoves(WARM_UP_BOXES);
  const boxes = boxMoves(BOXED_MOVES);
  return {
    item: 'trust',
    title: 'What trust costs the server for each move',
    figures: [
      figure('booking a move of X', times(true)),
      figure("booking a detective's move", times(false)),
      figure(`boxing an update for ${DEVICES_PER_TABLE} devices`, boxes),
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

/** The frame of an update late in a game: 3 kB of view, notices and chain. */
const UPDATE_BYTES = Buffer.alloc(3_000, 'x');

/** Milliseconds for each of so many moves: one frame for the public, one for X, a box for each device. */
function boxMoves(moves: number, suite: CipherSuite = nobleSuite): readonly number[] {
  const lines = Array.from({ length: DEVICES_PER_TABLE }, () => new CipherState(suite.aead(randomBytes(32))));
  return Array.from({ length: moves }, () => {
    const began = performance.now();
    const size = viewFrameSize(UPDATE_BYTES.length, UPDATE_BYTES.length);
    const frames = [padToFrame(UPDATE_BYTES, size), padToFrame(UPDATE_BYTES, size)];
    for (const [index, line] of lines.entries()) {
      const box = line.seal(frames[index === 0 ? 0 : 1] as Uint8Array);
      if (box.length !== size + TAG_LENGTH) throw new Error('a box of another size');
    }
    return performance.now() - began;
  });
}
