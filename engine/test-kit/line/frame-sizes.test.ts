import { describe, expect, it } from 'vitest';
import { TABLE, type Viewer } from '../../src/game.js';
import type { Json } from '../../src/json.js';
import { viewSize } from '../../src/line/index.js';
import { foldEvent } from '../../src/match.js';
import { matchNotice, matchView } from '../../src/match-view.js';
import { utf8ToBytes } from '../../src/trust/index.js';
import { openTable, walk } from '../contract/walk.js';
import { kits } from '../kits.js';
import { seedsOf } from '../seeds.js';

/** Games of each table; a longer run: FRAME_GAMES=100. */
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const GAMES = Number(process?.env.FRAME_GAMES ?? 3);
const bytes = (value: Json): number => utf8ToBytes(JSON.stringify(value)).length;

const tables = kits.flatMap((kit) => kit.tables.map((table) => ({ kit, table })));

/** The length of X's list of stops betrays where he is: nobody on the line may see it (CM-3). */
describe.each(tables)('frames of $kit.game.id, $table.name', ({ kit, table: { options } }) => {
  it('are as large for every viewer as for the table', () => {
    const game = kit.game;
    let seen = 0;
    for (const seed of seedsOf(GAMES)) {
      const table = openTable(kit, options, seed);
      for (const { match, seats, next } of walk(table, { takebacks: true })) {
        if (next === undefined) continue;
        const message = (viewer: Viewer): number => {
          const notices = [];
          let state = match;
          for (const event of next.batch.events) {
            notices.push(matchNotice(game, state, event, viewer) ?? []);
            state = foldEvent(game, state, event);
          }
          return bytes(matchView(game, state, viewer)) + bytes(notices.flat());
        };
        const length = message(TABLE);
        const size = viewSize(length, length);
        for (const { seat } of seats) {
          expect(viewSize(message(seat), length), `${seat}, game ${seed}`).toBe(size);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(GAMES);
  }, 600_000);
});
