import { describe, expect, it } from 'vitest';
import { TABLE, type Viewer } from '../../src/core/game.js';
import type { Json } from '../../src/core/json.js';
import { byExtent } from '../../src/core/testing/extent.js';
import { viewSize } from '../../src/protocol/channel/index.js';
import { utf8ToBytes } from '../../src/trust/index.js';
import { openTable, walk } from '../contract/walk.js';
import { kits } from '../kits.js';
import { seedsOf } from '../seeds.js';

/** Games of each table. */
const GAMES = byExtent({ quick: 1, all: 2, every: 100 });
const bytes = (value: Json): number => utf8ToBytes(JSON.stringify(value)).length;

const tables = kits
  .flatMap((kit) => kit.tables.map((table) => ({ kit, table })))
  .map((one, nth) => ({ ...one, nth }));

/** The length of X's list of stops betrays where he is: nobody who listens may see it (CM-3). */
describe.each(tables)('frames of $kit.game.id, $table.name', ({ kit, table: { options }, nth }) => {
  it('are as large for every viewer as for the table', () => {
    let seen = 0;
    for (const seed of seedsOf(GAMES, nth)) {
      const table = openTable(kit, options, seed);
      for (const { seats, next } of walk(table, { takebacks: true })) {
        if (next === undefined) continue;
        const { step } = next;
        const message = (viewer: Viewer): number =>
          bytes(step.after.view(viewer)) + bytes(step.notices(viewer));
        const length = message(TABLE);
        const size = viewSize(length, length, kit.game.secretRoom);
        for (const { seat } of seats) {
          expect(
            viewSize(message(seat), length, kit.game.secretRoom),
            `${seat}, game ${seed}`,
          ).toBe(size);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(GAMES);
  }, 600_000);
});
