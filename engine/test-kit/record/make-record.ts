import type { GameTypes, SeatSpec } from '../../src/game.js';
import { REFEREE } from '../../src/game.js';
import type { Json } from '../../src/json.js';
import {
  type Batch,
  type Command,
  decideMatch,
  foldMatch,
  type Match,
  SEAT_CHANGES,
  startMatch,
} from '../../src/match.js';
import { type MatchRecord, RECORD_FORMAT } from '../../src/record/record.js';
import { unwrap } from '../../src/result.js';
import { type Rng, rngFor } from '../../src/rng.js';
import {
  type Base64Url,
  combineSeed,
  commitToShare,
  type Entry,
  type Genesis,
  HASH_LENGTH,
  keyCheck,
  matchKey,
  NONCE_LENGTH,
  openLedger,
  post,
  postingOf,
  SALT_LENGTH,
  type Sealed,
  type Share,
  seal,
  seatSeedShare,
  seedCheck,
  slotsOf,
  toBase64Url,
} from '../../src/trust/index.js';
import type { GameKit } from '../contract/kit.js';
import { testRng } from '../contract/test-rng.js';
import { choose, openTable } from '../contract/walk.js';

export type RecordPlan = {
  /** For `parseOptions`. */
  readonly options: unknown;
  /** Equal seeds make equal records. */
  readonly seed: number;
  /** The host ends the game after so many entries, unless it is over before. */
  readonly maxEntries?: number;
};

/** The record of a random finished game, with take-backs, changes of seats and private entries. */
export function makeRecord<T extends GameTypes>(kit: GameKit<T>, plan: RecordPlan): MatchRecord {
  const table = openTable(kit, plan.options, plan.seed);
  const { game, seats } = table;
  const options = unwrap(game.parseOptions(plan.options));
  const rng = testRng(plan.seed + 0x5ea1);
  const { genesis, seed, shares, key } = settle(kit, options, seats, rng);
  const secretSeats = seats.flatMap(({ seat, secret }) => (secret ? [seat] : []));

  let match = unwrap(startMatch(game, game.setup(options, rngFor(seed, 0))));
  let ledger = openLedger(genesis);
  const entries: Entry[] = [];
  const secrets: (Sealed | null)[] = [];
  const heads = [ledger.position.head];
  const book = (batch: Batch<T['event']>, command: Command<T['action']> | null): void => {
    let content: Sealed | null = null;
    const salts = slotsOf(game, batch).map(() => randomBytes(rng, SALT_LENGTH));
    const posted = post(
      ledger,
      postingOf(game, match, batch, command, secretSeats, salts.map(toBase64Url)),
      (place, hidden) => {
        content = hidden;
        return seal(key, randomBytes(rng, NONCE_LENGTH), place, hidden);
      },
    );
    ledger = posted.ledger;
    entries.push(posted.entry);
    secrets.push(content);
    if (posted.entry.public) heads.push(ledger.position.head);
    match = foldMatch(game, match, batch);
  };

  const limit = plan.maxEntries ?? kit.maxCommands;
  while (game.outcome(match.state) === undefined) {
    if (rng.int(8) === 0) book(seatChange(seats, rng), null);
    const { seat, command } = nextCommand(table, match, entries.length >= limit);
    book(
      unwrap(decideMatch(game, match, seat, command, rngFor(seed, ledger.sequence + 1))),
      command,
    );
  }
  const outcome = game.outcome(match.state);
  if (outcome === undefined) throw new Error('the game is not over');
  const record: MatchRecord = {
    format: RECORD_FORMAT,
    genesis,
    entries,
    secrets,
    seed: shares,
    key: toBase64Url(key),
    outcome,
    heads,
  };
  return JSON.parse(JSON.stringify(record));
}

function nextCommand<T extends GameTypes>(
  table: Parameters<typeof choose<T>>[0],
  match: Match<T>,
  late: boolean,
): NonNullable<ReturnType<typeof choose<T>>> {
  const chosen = late ? undefined : choose(table, match, true);
  return chosen ?? { seat: REFEREE, command: { kind: 'abandon' } };
}

function seatChange(seats: readonly SeatSpec[], rng: Rng): Batch<never> {
  const { seat } = rng.pick(seats);
  return { by: seat, events: [{ kind: 'seat', seat, what: rng.pick(SEAT_CHANGES) }] };
}

function settle<T extends GameTypes>(
  { game }: GameKit<T>,
  options: T['options'],
  seats: readonly SeatSpec[],
  rng: Rng,
): {
  readonly genesis: Genesis;
  readonly seed: string;
  readonly shares: MatchRecord['seed'];
  readonly key: Uint8Array;
} {
  const match = `table-${rng.int(1_000)}`;
  const share = (): Base64Url => toBase64Url(randomBytes(rng, HASH_LENGTH));
  const server = share();
  const phones = seats.map(({ seat }): Share => ({ seat, share: seatSeedShare(match, share()) }));
  const seed = combineSeed(match, server, phones);
  const owners = seats.filter(({ secret }) => secret);
  const key = matchKey(
    match,
    owners.map(({ seat }) => ({ seat, share: share() })),
  );
  return {
    genesis: {
      format: 'mister-x-genesis/1',
      match,
      game: game.id,
      gameVersion: game.version,
      options: options as Json,
      seats: seats.map(({ seat, role, secret }, index) => ({
        seat,
        role,
        secret,
        name: `Player ${index + 1}`,
      })),
      startedAt: Date.UTC(2026, 0, 2),
      seal: 'phones',
      seedCommitment: commitToShare(match, server),
      seedShares: phones.map((phone) => phone.seat),
      seedCheck: seedCheck(match, seed),
      keyCheck: keyCheck(match, key),
    },
    seed,
    shares: { server, phones },
    key,
  };
}

function randomBytes(rng: Rng, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => rng.int(256));
}
