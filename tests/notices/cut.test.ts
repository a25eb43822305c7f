import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyKit } from '@mister-x/engine/test-kit';
import { kits } from '@mister-x/engine/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInProcess } from '../faults/wire/in-process.js';
import { Cuts } from './cuts.js';

/**
 * Every device is cut off at every step of a round, and shows in the end what it would have shown
 * had its line never broken: in the same order, nothing missing and nothing twice. What shows it is
 * the pages' own session and queue; below them is whatever carries the line.
 */
const EVENINGS = [
  { id: 'scotland-yard', options: { hunters: 3 }, from: 4, steps: 10 },
  { id: 'mister-x-europe', options: { hunters: 3 }, from: 13, steps: 10 },
] as const;

const SEED = 4;

function kitOf(id: string): AnyKit {
  const kit = kits.find(({ game }) => game.id === id);
  if (kit === undefined) throw new Error(`no kit of ${id}`);
  return kit;
}

describe.each(EVENINGS)('an evening of $id', ({ id, options, from, steps }) => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startInProcess>>;
  let cuts: Cuts;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mister-x-cuts-'));
    server = await startInProcess(folder);
    cuts = await Cuts.open(server, kitOf(id), options, { from, steps, seed: SEED });
    await cuts.play();
  });

  afterAll(async () => {
    cuts?.close();
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('brings everything to a device that was away for a step, once and in order', () => {
    for (const { place, step, shown, whole } of cuts.away) {
      expect(shown, `${place}, cut at step ${step}`).toEqual(whole);
    }
  });

  it('shows something at every place', () => {
    expect(cuts.away.every(({ whole }) => whole.lines.length > 0)).toBe(true);
  });

  it('brings all that still holds to a device that was away all the time', () => {
    for (const { place, shown, held } of cuts.longAway) {
      expect(
        held.filter((line) => !shown.lines.includes(line)),
        place,
      ).toEqual([]);
      expect(new Set(shown.lines).size, place).toBe(shown.lines.length);
    }
  });

  it('would find one line that was left out, or told twice', () => {
    for (const { shown, whole } of cuts.away) {
      expect(shown.lines.slice(1)).not.toEqual(whole.lines);
      expect([...shown.lines, shown.lines.at(-1)]).not.toEqual(whole.lines);
    }
  });
});
