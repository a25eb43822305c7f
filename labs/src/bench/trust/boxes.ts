import { randomBytes } from 'node:crypto';
import {
  CipherState,
  frame,
  nobleSuite,
  type Suite,
  TAG_LENGTH,
  viewSize,
} from '@mister-x/engine/channel';
import { DEVICES } from '../wire/bench-table.js';

/** The frame of an update late in a game: 3 kB of view, notices and chain. */
const UPDATE = Buffer.alloc(3_000, 'x');

/** Milliseconds for each of so many moves: one frame for the public, one for X, a box for each device. */
export function boxMoves(moves: number, suite: Suite = nobleSuite): readonly number[] {
  const lines = Array.from({ length: DEVICES }, () => new CipherState(suite.aead(randomBytes(32))));
  return Array.from({ length: moves }, () => {
    const began = performance.now();
    const size = viewSize(UPDATE.length, UPDATE.length);
    const frames = [frame(UPDATE, size), frame(UPDATE, size)];
    for (const [index, line] of lines.entries()) {
      const box = line.seal(frames[index === 0 ? 0 : 1] as Uint8Array);
      if (box.length !== size + TAG_LENGTH) throw new Error('a box of another size');
    }
    return performance.now() - began;
  });
}
