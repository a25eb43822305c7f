import { describe, expect, it } from 'vitest';
import { TABLE, type Viewer } from '@mister-x/engine/core/game';
import type { Json } from '@mister-x/engine/core/json';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { viewFrameSize } from '@mister-x/engine/channel';
import { utf8ToBytes } from '@mister-x/engine/trust';
import { openTable, walkMatch } from '@mister-x/engine/testing/contract/walk';
import { gameKits } from './manifest.js';
import { seedsOf } from '@mister-x/engine/testing/seeds';

/** Games of each table. */
const GAMES = byExtent({ quick: 1, all: 2, every: 100 });
const bytes = (value: Json): number => utf8ToBytes(JSON.stringify(value)).length;

const tables = gameKits
  .flatMap((kit) => kit.tables.map((table) => ({ kit, table })))
  .map((one, nth) => ({ ...one, nth }));

/** The length of X's list of stops betrays where he is: nobody who listens may see it (CM-3). */
describe.each(tables)('frames of $kit.game.id, $table.name', ({ kit, table: { options }, nth }) => {
  it('are as large for every viewer as for the table', () => {
    let seen = 0;
    for (const seed of seedsOf(GAMES, nth)) {
      const table = openTable(kit, options, seed);
      for (const { seats, next } of walkMatch(table, { takebacks: true })) {
        if (next === undefined) continue;
        const { step } = next;
        const message = (viewer: Viewer): number => bytes(step.after.view(viewer)) + bytes(step.notices(viewer));
        const length = message(TABLE);
        const size = viewFrameSize(length, length, kit.game.secretRoom);
        for (const { seat } of seats) {
          expect(viewFrameSize(message(seat), length, kit.game.secretRoom), `${seat}, game ${seed}`).toBe(size);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(GAMES);
  }, 600_000);
});
