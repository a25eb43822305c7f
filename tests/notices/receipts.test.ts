import { type GameTypes, hostGame, type MatchRun, seededRngs, TABLE, unwrap } from '@mister-x/engine';
import type { MatchRecord } from '@mister-x/engine/protocol';
import { type AnyGameKit, makeRecord, seedsOf } from '@mister-x/engine/testing';
import { gameKits } from '@mister-x/games/test/manifest';
import { combineSeed, joinBatch } from '@mister-x/engine/trust';
import { describe, expect, it } from 'vitest';
import { phoneUi } from '../../kiosk/src/games/phones.js';
import { slotsBookedTwice } from '../../kiosk/src/witness/compare.js';

/**
 * After each entry, for the table and for X: which slots were and are shown as filled, which have had a
 * receipt, and which get one now.
 */
function* moments({ game }: AnyGameKit, record: MatchRecord) {
  const { genesis, entries, secrets, seed } = record;
  const chance = seededRngs(combineSeed(genesis.match, seed.server, seed.phones));
  const run = unwrap(hostGame(game).begin(genesis.options, chance));
  const filled = (at: MatchRun<GameTypes>, viewer: string) => phoneUi(game.id)?.filledSlots(at.view(viewer)) ?? [];
  const receipts = new Set<string>();
  const batches = entries.map((entry, index) => joinBatch(entry, secrets[index] ?? null));
  for (const { before, after } of run.play(batches)) {
    const entry = entries[before.steps];
    const added = entry?.public ? entry.receipts.map(({ slot }) => slot) : [];
    for (const slot of added) receipts.add(slot);
    for (const viewer of [TABLE, 'x']) {
      yield { was: filled(before, viewer), now: filled(after, viewer), receipts, added };
    }
  }
}

/** Slots that are filled so that nobody else is told of it. */
function silentSlots({ game }: AnyGameKit, options: unknown): (slot: string) => boolean {
  const agreed = unwrap(game.parseOptions(options));
  const all = game.seatPlan(agreed).flatMap(({ role, seat }) => phoneUi(game.id)?.commitsTo(role, seat) ?? []);
  return (slot) => all.some((of) => of(slot, null) === 'silent');
}

const cases = gameKits
  .filter(({ game }) => phoneUi(game.id) !== undefined)
  .flatMap((kit) => kit.tables.map((table) => ({ kit, id: kit.game.id, ...table })));

describe.each(cases)('$id, $name', ({ kit, options }) => {
  it('a slot gets its receipt when it is filled, and only then (CM-12)', () => {
    const isSilent = silentSlots(kit, options);
    let [most, booked, told] = [0, 0, 0];
    for (const seed of seedsOf(3)) {
      const record = makeRecord(kit, { options, seed });
      expect(slotsBookedTwice(record), `seed ${seed}`).toEqual([]);
      for (const { was, now, receipts, added } of moments(kit, record)) {
        for (const slot of now) expect([...receipts], `seed ${seed}`).toContain(slot);
        for (const slot of added) expect(was, `seed ${seed}`).not.toContain(slot);
        most = Math.max(most, now.length);
        booked += added.length;
        told += added.filter((slot) => !isSilent(slot)).length;
      }
    }
    expect(booked).toBeGreaterThan(0);
    // What is filled in silence no view shows as filled.
    if (told > 0) expect(most).toBeGreaterThan(0);
  });
});
