import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOfRun } from '@mister-x/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameMessages as europeMessages } from '../../games/mister-x-europe/messages/phone-messages.js';
import { setupMessages as europeSetupMessages } from '../../games/mister-x-europe/messages/screen-messages.js';
import { gameMessages as yardMessages } from '../../games/scotland-yard/messages/phone-messages.js';
import { setupMessages as yardSetupMessages } from '../../games/scotland-yard/messages/screen-messages.js';
import { speech } from '../../kiosk/src/messages/index.svelte.js';
import { sharedLogMessages } from '../../kiosk/src/messages/shared-log.js';
import { startInProcess } from '../faults/wire/in-process.js';
import { randomRound, kitOf, type WantedRound } from './random-rounds.js';
import { ConnectionCuts } from './cuts.js';
import { Hunt } from './hunt.js';

export const YARD_ROUND: WantedRound = {
  options: { hunters: 2 },
  steps: 12,
  sees: ({ type }) => type === 'revealed',
  lead: 4,
  takenBack: true,
  refused: true,
};
export const EUROPE_ROUND: WantedRound = {
  options: { hunters: 2 },
  steps: 10,
  refused: true,
  sees: ({ type, ...more }) => {
    const { hits, pawnAppears } = more as { hits?: readonly unknown[]; pawnAppears?: boolean };
    return type === 'investigated' || pawnAppears === true || (hits?.length ?? 0) > 0;
  },
  lead: 5,
};

export type Evening = Plan & { readonly id: string; readonly wanted: WantedRound };
type Plan = {
  /** For how many steps each device is away. */
  readonly gap: number;
  /** Phones and screens speak in boxes. */
  readonly boxed?: boolean;
};

/**
 * Every device is cut off at every step of a round, and shows what one shows whose line never broke:
 * the same moments in the same order, the same words in passing, the same instructions; and a player who
 * follows its instructions has every pawn where it belongs. What shows it are the pages' own session,
 * queue and tables; below them is whatever carries the line.
 */
export function describeEvening({ id, wanted, ...plan }: Evening): void {
  describe(`an evening of ${id}, away for ${plan.gap} steps`, () => checkEvening(id, wanted, plan));
}

function checkEvening(id: string, wanted: WantedRound, plan: Plan): void {
  let folder: string;
  let server: Awaited<ReturnType<typeof startInProcess>>;
  let hunt: Hunt;
  let cuts: ConnectionCuts;
  const course = randomRound(kitOf(id), wanted, seedOfRun());
  const who = (place: string, step: number) => `seed ${course.seed}, ${place}, cut at step ${step}`;

  beforeAll(async () => {
    await speech.need('common', 'screen', 'phone', sharedLogMessages, yardMessages, yardSetupMessages);
    await speech.need(europeMessages, europeSetupMessages);
    folder = await mkdtemp(join(tmpdir(), 'mister-x-cuts-'));
    server = await startInProcess(folder);
    hunt = await Hunt.begin(server, kitOf(id), wanted.options, course, plan.boxed);
    cuts = new ConnectionCuts(hunt, kitOf(id), course, plan.gap);
    await cuts.play();
  });

  afterAll(async () => {
    hunt?.close();
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('looks up for something, asks for pieces to be moved, and is seen at every place', () => {
    const tables = cuts.after.filter(({ real }) => real !== undefined);
    expect(tables.every(({ whole }) => whole.moments.length > 0)).toBe(true);
    // How this evening ends is drawn, and at its end nothing may have to be moved.
    const all = [...cuts.returns, ...cuts.after];
    expect(all.some(({ whole, real }) => real !== undefined && whole.panel.length > 0)).toBe(true);
    expect(new Set(cuts.returns.map(({ place }) => place)).size).toBe(5);
  });

  it('shows every moment and every word in passing, once and in order', () => {
    for (const { place, step, shown, whole } of [...cuts.returns, ...cuts.after]) {
      expect([shown.moments, shown.toasts], who(place, step)).toEqual([whole.moments, whole.toasts]);
      expect(shown.view, who(place, step)).toBe(whole.view);
    }
  });

  it('asks for what is asked for elsewhere, and after a longer gap for what was missed as well', () => {
    for (const { place, step, shown, whole, real } of [...cuts.returns, ...cuts.after]) {
      if (plan.gap === 1) expect(shown.panel, who(place, step)).toEqual(whole.panel);
      expect(
        whole.panel.filter((text) => !shown.panel.includes(text)),
        who(place, step),
      ).toEqual([]);
      expect(real?.told, who(place, step)).toEqual(real?.log);
    }
    for (const { place, step, shown, real } of [...cuts.returns, ...cuts.after, ...cuts.long]) {
      if (real !== undefined) expect(shown.panel, who(place, step)).toEqual(real.asked);
    }
  });

  it('sends no pawn anywhere but where it belongs, and none to two places', () => {
    for (const { place, step, shown, belong } of [...cuts.returns, ...cuts.after, ...cuts.long]) {
      // To one place twice is possible: as it first was put there, and back from a move.
      for (const [pawn, stop] of shown.placed) expect(stop, who(place, step)).toBe(belong[pawn]);
    }
  });

  it('leaves no pawn on the real board where it does not belong', () => {
    for (const { place, step, real, belong } of [...cuts.returns, ...cuts.after, ...cuts.long]) {
      if (real !== undefined) expect(real.stand, who(place, step)).toEqual(belong);
    }
  });

  it('brings all that still holds to a device that was away all the time', () => {
    for (const { place, shown, whole, real, held, told } of cuts.long) {
      if (real !== undefined) expect(shown.moments, place).toEqual(whole.moments);
      expect(shown.view, place).toEqual(whole.view);
      expect(
        held.filter((line) => !told.includes(line)),
        place,
      ).toEqual([]);
      expect(new Set(told).size, place).toBe(told.length);
    }
  });
}
