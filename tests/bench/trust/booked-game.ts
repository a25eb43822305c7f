import { randomBytes } from 'node:crypto';
import {
  type Command,
  decideMatch,
  foldMatch,
  type Json,
  type Match,
  matchOutcome,
  REFEREE,
  type Seat,
  startMatch,
  unwrap,
} from '@mister-x/engine';
import { scotlandYard as game, type ScotlandYard } from '@mister-x/engine/scotland-yard';
import {
  type Genesis,
  type Ledger,
  NONCE_LENGTH,
  openLedger,
  post,
  postingOf,
  rowHash,
  seal,
  slotsOf,
  toBase64Url,
} from '@mister-x/engine/trust';
import type { Dice } from '../engine/dice.js';
import { optionsOf } from '../engine/random-games.js';

/** What one accepted command cost by being booked, in milliseconds. */
export type Booked = { readonly secret: boolean; readonly ms: number };

const SECRET_SEATS: readonly Seat[] = ['x'];
const hash = () => toBase64Url(randomBytes(32));

/** A random game with five detectives that is booked as the server books it, start to end. */
export function bookGame(dice: Dice): readonly Booked[] {
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
  const booked: Booked[] = [];
  let match: Match<ScotlandYard> = unwrap(startMatch(game, game.setup(options, dice)));
  let ledger = openLedger(genesis);
  const play = (seat: Seat, action: ScotlandYard['action']) => {
    const command = { kind: 'act', action } as const;
    const batch = unwrap(decideMatch(game, match, seat, command, dice));
    const began = performance.now();
    ledger = book(ledger, match, command, batch, key);
    booked.push({ secret: SECRET_SEATS.includes(seat), ms: performance.now() - began });
    match = foldMatch(game, match, batch);
  };
  play(REFEREE, { type: 'deal' });
  while (matchOutcome(game, match) === undefined) {
    const seat = game.toAct(match.state)[0];
    const action = seat === undefined ? undefined : game.sampleAction(match.state, seat, dice);
    if (seat === undefined || action === undefined) throw new Error('nobody can act');
    play(seat, action);
  }
  return booked;
}

/** Salts, commitments, openings, the seal, the chain, and the answer that is kept of a secret seat. */
function book(
  ledger: Ledger,
  match: Match<ScotlandYard>,
  command: Command<ScotlandYard['action']>,
  batch: Parameters<typeof postingOf<ScotlandYard>>[2],
  key: Uint8Array,
): Ledger {
  const salts = slotsOf(game, batch).map(() => toBase64Url(randomBytes(16)));
  const posting = postingOf(game, match, batch, command, SECRET_SEATS, salts);
  const encrypt = (place: string, content: Json) =>
    seal(key, randomBytes(NONCE_LENGTH), place, content);
  const posted = post(ledger, posting, (place, content) => encrypt(place, content as Json));
  rowHash(posted.ledger);
  if (posting.secretSeat) encrypt('mark', { seat: batch.by, id: 'bench', digest: '', revision: 1 });
  return posted.ledger;
}
