import { expect, it } from 'vitest';
import { utf8ToBytes } from '../../core/bytes.js';
import { CHANGES_PER_ROUND_MAX } from '../../core/match-batch.js';
import { type Game, type GameTypes, REFEREE, type Seat } from '../../core/game.js';
import type { Json } from '../../core/json.js';
import { type Step, seededRngs } from '../../core/run.js';
import { NONCE_LENGTH, appendEntry, entryDraftOf, paddingOf, type Sealed, seal } from '../../trust/index.js';
import type { GameKit } from '../contract/kit.js';
import { freshLedger } from '../contract/published.js';
import { openTable, walkMatch } from '../contract/walk.js';
import type { HostedGame } from '../../core/hosted.js';
import { unwrap } from '../../core/result.js';
import { RECORD_PEOPLE_MAX, RECORD_BYTES_MAX } from '../../record/bounds.js';

const KEY = new Uint8Array(32);

/** What a step adds to the record, and how much of that a stolen disk shows. */
export function entrySizesOf<T extends GameTypes>(game: Game<T>, step: Step<T>, seat: Seat) {
  let hidden: Sealed | null = null;
  const draft = entryDraftOf(
    step,
    [seat],
    step.secretMoves.map(() => 'A'.repeat(22)),
  );
  const { entry } = appendEntry(freshLedger(), draft, (place, content, isSilent) => {
    hidden = content;
    return seal(KEY, new Uint8Array(NONCE_LENGTH), place, content, paddingOf(game, isSilent));
  });
  const bytes = (value: unknown) => utf8ToBytes(JSON.stringify(value)).length;
  // With the commas between them, and a sequence of some digits.
  return { disk: bytes(entry), record: bytes(entry) + bytes(hidden) + 10 };
}

/** What the largest step of each kind adds to the record, in games by chance in which people ask their moves back. */
export function largestSteps<T extends GameTypes>(
  kit: GameKit<T>,
  options: unknown,
  seeds: readonly number[],
): { readonly [kind: string]: number } {
  const largest: Record<string, number> = {};
  for (const seed of seeds) {
    for (const { next } of walkMatch(openTable(kit, options, seed), { takebacks: true })) {
      // What the referee does is never taken back.
      if (next === undefined || (next.seat === REFEREE && next.command.kind === 'act')) continue;
      const { seat, command, step } = next;
      const kind = command.kind === 'act' ? kindOf(command.action) : command.kind;
      largest[kind] = Math.max(largest[kind] ?? 0, entrySizesOf(kit.game, step, seat).record);
    }
  }
  return largest;
}

const kindOf = (action: Json): string => (action as { readonly type: string }).type;

/**
 * Bytes of a game of so many rounds in which every seat asks for a move back as often as it may, is allowed to take
 * it back, and plays it again, and changes what it may change as often.
 */
export function recordBytesMax(
  largest: { readonly [kind: string]: number },
  changes: readonly string[],
  rounds: number,
  seats: number,
): number {
  // What never came has no size, and makes no bound.
  const of = (kinds: readonly string[]) => Math.max(...kinds.map((kind) => largest[kind] ?? Number.POSITIVE_INFINITY));
  const play = of(Object.keys(largest));
  const again = of(['takeback']) + of(['answer-takeback', 'takeback-timeout']) + play;
  return rounds * seats * (play + CHANGES_PER_ROUND_MAX * (again + of(changes)));
}

/** Bytes of one choice of flags in a record. */
const OPTIONS_BYTES_MAX = 8 * 1024;

/** @param given with a custom board or pack, as that is what is large */
export function flagsAreBounded(game: HostedGame, given: unknown, seat: Seat): void {
  const options = unwrap(game.parseOptions(given));
  const action: Json = { type: 'configure', flags: {} };
  const begun = unwrap(game.begin(options, seededRngs('0'.repeat(64))));
  const step = (run: typeof begun) => run.step(seat, { kind: 'act', action });
  const first = unwrap(step(begun));

  it(`may be chosen by ${seat} so often only, and no record is full of them`, () => {
    let run = begun;
    for (let times = 0; times < CHANGES_PER_ROUND_MAX; times++) run = unwrap(step(run)).after;
    expect(step(run)).toMatchObject({ error: { code: 'CHANGE_LIMIT' } });
    expect(JSON.stringify(first.batch).length).toBeLessThan(OPTIONS_BYTES_MAX);
    expect(RECORD_PEOPLE_MAX * CHANGES_PER_ROUND_MAX * OPTIONS_BYTES_MAX).toBeLessThan(RECORD_BYTES_MAX / 8);
  });

  it('leave the board or the pack as it was', () => {
    expect(first.after.options).toMatchObject(options as object);
  });
}
