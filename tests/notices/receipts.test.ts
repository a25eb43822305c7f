import { foldMatch, matchView, rngFor, startMatch, TABLE, unwrap } from '@mister-x/engine';
import type { MatchRecord } from '@mister-x/engine/protocol';
import { type AnyKit, kits, makeRecord, seedsOf } from '@mister-x/engine/test-kit';
import { combineSeed, joinBatch } from '@mister-x/engine/trust';
import { describe, expect, it } from 'vitest';
import { phoneUi } from '../../kiosk/src/games/phones.js';

/** After each entry, for the table and for X: which windows are shown as filled, and which have had a receipt. */
function* moments({ game }: AnyKit, record: MatchRecord) {
  const { genesis, entries, secrets, seed } = record;
  const rng = rngFor(combineSeed(genesis.match, seed.server, seed.phones), 0);
  let match = unwrap(startMatch(game, game.setup(unwrap(game.parseOptions(genesis.options)), rng)));
  const receipts = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    match = foldMatch(game, match, joinBatch(entry, secrets[index] ?? null));
    for (const { window } of entry.public ? entry.receipts : []) receipts.add(window);
    for (const viewer of [TABLE, 'x']) {
      yield { shown: phoneUi(game.id)?.filled(matchView(game, match, viewer)) ?? [], receipts };
    }
  }
}

const cases = kits
  .filter(({ game }) => phoneUi(game.id) !== undefined)
  .flatMap((kit) => kit.tables.map((table) => ({ kit, id: kit.game.id, ...table })));

describe.each(cases)('$id, $name', ({ kit, options }) => {
  it.each(seedsOf(3))('every filled window has a receipt, always, game %i (CM-12)', (seed) => {
    let most = 0;
    for (const { shown, receipts } of moments(kit, makeRecord(kit, { options, seed }))) {
      for (const window of shown) expect([...receipts]).toContain(window);
      most = Math.max(most, shown.length);
    }
    expect(most).toBeGreaterThan(1);
  });
});
