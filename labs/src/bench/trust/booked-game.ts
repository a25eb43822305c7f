import { randomBytes } from 'node:crypto';
import { type Json, MatchRun, playOut, randomPlayer, type Seat, type Step, TABLE, unwrap } from '@mister-x/engine';
import { scotlandYard as game, type ScotlandYard } from '@mister-x/games/scotland-yard/rules';
import {
  type Genesis,
  type Ledger,
  NONCE_LENGTH,
  openLedger,
  appendEntry,
  entryDraftOf,
  ledgerHash,
  seal,
  toBase64Url,
} from '@mister-x/engine/trust';
import type { SeededDice } from '@mister-x/tests/faults/dice';
import { optionsOf } from '../engine/random-games.js';

/** What one accepted command cost, in milliseconds. */
export type BookedMove = {
  readonly secret: boolean;
  /** By being booked. */
  readonly ms: number;
  /** The same, and what every viewer is shown and told of it, as JSON. */
  readonly shownMs: number;
};

const SECRET_SEATS: readonly Seat[] = ['x'];
const hash = () => toBase64Url(randomBytes(32));

/** A random game with five detectives that is booked as the server books it, start to end. */
export function bookGame(dice: SeededDice): readonly BookedMove[] {
  const options = optionsOf('modern');
  const key = randomBytes(32);
  const genesis: Genesis = {
    format: 'mister-x-genesis/1',
    match: toBase64Url(randomBytes(10)),
    game: game.id,
    gameVersion: game.version,
    options,
    seats: game.seatPlan(options).map((spec) => ({ ...spec, name: spec.seat })),
    startedAt: Date.now(),
    seal: 'phones',
    seedCommitment: hash(),
    seedShares: SECRET_SEATS,
    seedCheck: hash(),
    keyCheck: hash(),
  };
  const viewers = [...genesis.seats.map(({ seat }) => seat), TABLE];
  const booked: BookedMove[] = [];
  const run = unwrap(MatchRun.begin(game, game.setup(options, dice), () => dice));
  const anybody = randomPlayer<ScotlandYard>(dice);
  let ledger = openLedger(genesis);
  for (const step of playOut(run, () => anybody)) {
    const began = performance.now();
    ledger = book(ledger, step, key);
    const ms = performance.now() - began;
    for (const viewer of viewers) JSON.stringify([step.after.view(viewer), step.notices(viewer)]);
    const secret = SECRET_SEATS.includes(step.batch.by);
    booked.push({ secret, ms, shownMs: performance.now() - began });
  }
  return booked;
}

/** Salts, commitments, openings, the seal, the chain, and the answer that is kept of a secret seat. */
function book(ledger: Ledger, step: Step<ScotlandYard>, key: Uint8Array): Ledger {
  const salts = step.secretMoves.map(() => toBase64Url(randomBytes(16)));
  const draft = entryDraftOf(step, SECRET_SEATS, salts);
  const encrypt = (place: string, content: Json) => seal(key, randomBytes(NONCE_LENGTH), place, content);
  const appended = appendEntry(ledger, draft, (place, content) => encrypt(place, content as Json));
  ledgerHash(appended.ledger);
  if (draft.secretSeat) encrypt('answer', { seat: step.batch.by, id: 'bench', digest: '', revision: 1 });
  return appended.ledger;
}
