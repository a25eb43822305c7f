import { foldMatch, matchView, rngFor, startMatch, TABLE, unwrap } from '@mister-x/engine';
import type { MatchRecord } from '@mister-x/engine/protocol';
import { type AnyKit, kits, makeRecord, seedsOf } from '@mister-x/engine/test-kit';
import { combineSeed, joinBatch } from '@mister-x/engine/trust';
import { describe, expect, it } from 'vitest';
import { phoneUi } from '../../kiosk/src/games/phones.js';
import { bookedTwice } from '../../kiosk/src/lib/trust/compare.js';

/**
 * After each entry, for the table and for X: which windows were and are shown as filled, which have had a
 * receipt, and which get one now.
 */
function* moments({ game }: AnyKit, record: MatchRecord) {
  const { genesis, entries, secrets, seed } = record;
  const rng = rngFor(combineSeed(genesis.match, seed.server, seed.phones), 0);
  let match = unwrap(startMatch(game, game.setup(unwrap(game.parseOptions(genesis.options)), rng)));
  const filled = (viewer: string) => phoneUi(game.id)?.filled(matchView(game, match, viewer)) ?? [];
  const receipts = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const before = new Map([TABLE, 'x'].map((viewer) => [viewer, filled(viewer)]));
    match = foldMatch(game, match, joinBatch(entry, secrets[index] ?? null));
    const added = entry.public ? entry.receipts.map(({ window }) => window) : [];
    for (const window of added) receipts.add(window);
    for (const [viewer, then] of before) yield { then, now: filled(viewer), receipts, added };
  }
}

const cases = kits
  .filter(({ game }) => phoneUi(game.id) !== undefined)
  .flatMap((kit) => kit.tables.map((table) => ({ kit, id: kit.game.id, ...table })));

describe.each(cases)('$id, $name', ({ kit, options }) => {
  it.each(seedsOf(3))(
    'a window gets its receipt when it is filled, and only then, game %i (CM-12)',
    (seed) => {
      const record = makeRecord(kit, { options, seed });
      expect(bookedTwice(record)).toEqual([]);
      let most = 0;
      for (const { then, now, receipts, added } of moments(kit, record)) {
        for (const window of now) expect([...receipts]).toContain(window);
        for (const window of added) expect(then).not.toContain(window);
        most = Math.max(most, now.length);
      }
      expect(most).toBeGreaterThan(0);
    },
  );
});
