import { z } from 'zod';
import { fromBase64Url, HASH_LENGTH } from '../core/bytes.js';
import { LEVELS } from '../core/level.js';
import { SEAT_CHANGES } from '../core/match.js';
import { SALT_LENGTH } from '../trust/commitment.js';
import { SEAL_MODES } from '../trust/genesis.js';
import { RECORD_PEOPLE_MAX } from './bounds.js';
import { RECORD_FORMAT } from './record.js';

/** The strict shape of a `MatchRecord`. What belongs to a game is any JSON; the game judges it. */

/** The last moment that a `Date` can hold. */
const LAST_DATE = 8.64e15;

const base64url = (length?: number) =>
  z.string().refine((text) => fromBase64Url(text, length) !== undefined, 'not base64url');
const hash = base64url(HASH_LENGTH);
const salt = base64url(SALT_LENGTH);
const seat = z.string().min(1).max(64);
const seats = z.array(seat).max(RECORD_PEOPLE_MAX);
const slot = z.string().max(64);
const word = z.string().max(64);

const command = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('act'), action: z.json() }),
  z.strictObject({ kind: z.literal('takeback') }),
  z.strictObject({ kind: z.literal('answer-takeback'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('concede') }),
  z.strictObject({ kind: z.literal('answer-concede'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('abandon') }),
  z.strictObject({ kind: z.literal('takeback-timeout') }),
  z.strictObject({ kind: z.literal('concede-timeout') }),
]);

const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('game'), event: z.json() }),
  z.strictObject({ kind: z.literal('takeback-asked'), by: seat, of: seat }),
  z.strictObject({
    kind: z.literal('takeback-declined'),
    by: seat,
    timeout: z.boolean(),
    withdrawn: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('taken-back'), by: seat }),
  z.strictObject({ kind: z.literal('concede-asked'), by: seat, of: seats }),
  z.strictObject({ kind: z.literal('concede-agreed'), by: seat }),
  z.strictObject({ kind: z.literal('concede-declined'), by: seat, seat: seat.nullable() }),
  z.strictObject({
    kind: z.literal('seat'),
    seat,
    what: z.enum(SEAT_CHANGES),
    agreed: seats.exactOptional(),
    level: z.enum(LEVELS).exactOptional(),
  }),
]);

const receipt = z.strictObject({ slot, commitment: hash });
const opening = z.strictObject({ slot, move: z.json(), salt });

const entry = z.strictObject({
  sequence: z.int().min(1),
  public: z.boolean(),
  by: seat.nullable(),
  command: command.nullable(),
  events: z.array(event.nullable()),
  drew: z.literal(true).exactOptional(),
  receipts: z.array(receipt),
  openings: z.array(opening),
  sealed: base64url().nullable(),
});

const sealed = z.strictObject({
  secrets: z.array(z.json()),
  salts: z.array(salt),
  command: command.exactOptional(),
  by: seat.exactOptional(),
  drew: z.literal(true).exactOptional(),
  receipts: z.array(receipt).exactOptional(),
});

const share = z.strictObject({ seat, share: hash });

const genesis = z.strictObject({
  format: z.literal('mister-x-genesis/1'),
  match: z.string().min(1).max(200),
  game: word,
  gameVersion: z.int(),
  options: z.json(),
  seats: z
    .array(
      z.strictObject({
        seat,
        role: word,
        secret: z.boolean(),
        name: z.string().max(200),
        computer: z.enum(LEVELS).exactOptional(),
        onScreen: z.literal(true).exactOptional(),
      }),
    )
    .max(RECORD_PEOPLE_MAX),
  startedAt: z.int().min(0).max(LAST_DATE),
  seal: z.enum(SEAL_MODES),
  seedCommitment: hash,
  places: z.array(z.string().max(200)).max(RECORD_PEOPLE_MAX).exactOptional(),
  seedShares: seats,
  seedCheck: hash,
  keyCheck: hash,
  open: z.literal(true).exactOptional(),
  position: z.json().exactOptional(),
});

export const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  genesis,
  entries: z.array(entry),
  secrets: z.array(sealed.nullable()),
  seed: z.strictObject({ server: hash, phones: z.array(share).max(RECORD_PEOPLE_MAX) }),
  key: hash,
  outcome: z.strictObject({ code: word, winners: seats }),
  heads: z.array(hash).min(1),
});
