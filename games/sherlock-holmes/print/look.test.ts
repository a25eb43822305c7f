import { describe, expect, it } from 'vitest';
import { packOfJob } from './pack-job.js';
import { tincturesOf } from './look.js';

const BOX = packOfJob({});

describe('colours on paper', () => {
  it.each([
    ['cases', [...BOX.cases.values()].map(({ colour }) => colour)],
    ['pawns', BOX.file.seat_colours],
  ] as const)('of %s are told apart without colour as well', (_, colours) => {
    const all = colours.map(tincturesOf(colours));
    expect(new Set(all.map(({ colour }) => colour)).size).toBe(colours.length);
    expect(new Set(all.map(({ hatch }) => hatch)).size).toBe(colours.length);
  });
});
