import { describe, expect, it } from 'vitest';
import { gameKits } from './manifest.js';
import { seedsOf } from '@mister-x/engine/testing/seeds';
import { makeRecord } from '@mister-x/engine/testing/record/make-record';

describe.each(gameKits.map((kit) => ({ id: kit.game.id, kit })))('random records of $id', ({ kit }) => {
  const records = seedsOf(3).map((seed) => makeRecord(kit, { options: kit.tables[0]?.options, seed }));
  it('have a head for each public entry, and numbers without gaps', () => {
    for (const { entries, secrets, heads } of records) {
      expect(heads).toHaveLength(1 + entries.filter((entry) => entry.public).length);
      expect(secrets).toHaveLength(entries.length);
      expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1));
    }
  });
  it('are the same for the same seed, and others for another', () => {
    const again = makeRecord(kit, { options: kit.tables[0]?.options, seed: 1 });
    expect(again).toEqual(records[0]);
    expect(records[1]).not.toEqual(records[0]);
  });
  it('hold sealed entries, receipts, changes of seats, and take-backs where the game has them', () => {
    const entries = records.flatMap((record) => record.entries);
    const kinds = new Set(entries.flatMap(({ events }) => events.map((event) => event?.kind)));
    expect([...kinds]).toEqual(expect.arrayContaining(['game', 'seat']));
    expect(entries.some(({ sealed }) => sealed !== null)).toBe(true);
    expect(entries.some(({ receipts }) => receipts.length > 0)).toBe(true);
    const tookBack = kinds.has('takeback-asked') || kinds.has('taken-back');
    expect(tookBack).toBe(kit.game.takeback !== undefined);
  });
  it('can be ended early by the host', () => {
    const { entries } = makeRecord(kit, {
      options: kit.tables[0]?.options,
      seed: 1,
      maxEntries: 10,
    });
    expect(entries.length).toBeLessThan(14);
  });
});

it('some game of the kits has private entries', () => {
  const records = gameKits.flatMap((kit) => kit.tables.map(({ options }) => makeRecord(kit, { options, seed: 1 })));
  const entries = records.flatMap((record) => record.entries);
  expect(entries.some((entry) => !entry.public)).toBe(true);
});
