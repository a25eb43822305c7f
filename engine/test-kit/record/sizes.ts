import { utf8ToBytes } from '../../src/core/bytes.js';
import type { Game, GameTypes, Seat } from '../../src/core/game.js';
import type { Step } from '../../src/core/run.js';
import {
  NONCE_LENGTH,
  post,
  postingOf,
  roomFor,
  type Sealed,
  seal,
} from '../../src/trust/index.js';
import { freshLedger } from '../contract/published.js';

const KEY = new Uint8Array(32);

/** What a step adds to the record, and how much of that a stolen disk shows. */
export function sizesOf<T extends GameTypes>(game: Game<T>, step: Step<T>, seat: Seat) {
  let hidden: Sealed | null = null;
  const posting = postingOf(
    step,
    [seat],
    step.slots.map(() => 'A'.repeat(22)),
  );
  const { entry } = post(freshLedger(), posting, (place, content, isSilent) => {
    hidden = content;
    return seal(KEY, new Uint8Array(NONCE_LENGTH), place, content, roomFor(game, isSilent));
  });
  const bytes = (value: unknown) => utf8ToBytes(JSON.stringify(value)).length;
  // With the commas between them, and a sequence of some digits.
  return { disk: bytes(entry), record: bytes(entry) + bytes(hidden) + 10 };
}
