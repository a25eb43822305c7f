import { expect, it } from 'vitest';
import { CHANGES_MAX } from '../../core/match-batch.js';
import type { Seat } from '../../core/game.js';
import type { HostedGame } from '../../core/hosted.js';
import type { Json } from '../../core/json.js';
import { unwrap } from '../../core/result.js';
import { seeded } from '../../core/run.js';
import { PEOPLE_MAX, RECORD_BYTES_MAX } from '../../record/bounds.js';

/** Bytes of one choice of flags in a record. */
const ONE_MAX = 8 * 1024;

/** @param given with a custom board or pack, as that is what is large */
export function flagsAreBounded(game: HostedGame, given: unknown, seat: Seat): void {
  const options = unwrap(game.parseOptions(given));
  const action: Json = { type: 'configure', flags: {} };
  const begun = unwrap(game.begin(options, seeded('0'.repeat(64))));
  const step = (run: typeof begun) => run.step(seat, { kind: 'act', action });
  const first = unwrap(step(begun));

  it(`may be chosen by ${seat} so often only, and no record is full of them`, () => {
    let run = begun;
    for (let times = 0; times < CHANGES_MAX; times++) run = unwrap(step(run)).after;
    expect(step(run)).toMatchObject({ error: { code: 'CHANGE_LIMIT' } });
    expect(JSON.stringify(first.batch).length).toBeLessThan(ONE_MAX);
    expect(PEOPLE_MAX * CHANGES_MAX * ONE_MAX).toBeLessThan(RECORD_BYTES_MAX / 8);
  });

  it('leave the board or the pack as it was', () => {
    expect(first.after.options).toMatchObject(options as object);
  });
}
