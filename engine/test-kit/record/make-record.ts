import { waitingFor } from '../../src/concession.js';
import type { Game, GameTypes, Seat, SeatSpec } from '../../src/game.js';
import { REFEREE } from '../../src/game.js';
import type { Json } from '../../src/json.js';
import { type Command, SEAT_CHANGES, seatBatch } from '../../src/match.js';
import {
  canAct,
  changeFault,
  firstHolders,
  type Holders,
  holdersAfter,
} from '../../src/record/holders.js';
import type { MatchRecord } from '../../src/record/record.js';
import { unwrap } from '../../src/result.js';
import type { Rng } from '../../src/rng.js';
import {
  type Base64Url,
  combineSeed,
  commitToShare,
  HASH_LENGTH,
  keyCheck,
  matchKey,
  type Share,
  seedCheck,
  toBase64Url,
} from '../../src/trust/index.js';
import type { GameKit } from '../contract/kit.js';
import { testRng } from '../contract/test-rng.js';
import { choose, listLegal, openTable, type Table } from '../contract/walk.js';
import { Scribe, type Settled } from './scribe.js';

export type RecordPlan = {
  /** For `parseOptions`. */
  readonly options: unknown;
  /** Equal seeds make equal records. */
  readonly seed: number;
  /** The game is ended from outside after so many entries, unless it is over before. */
  readonly maxEntries?: number;
  /** Who ends it then: the host, unless a seat concedes. */
  readonly conceding?: Seat;
  /** Play what ends the game at once wherever it is possible. */
  readonly hasten?: true;
  /** Now and then somebody wants to give up. */
  readonly wishes?: true;
};

/** The record of a random finished game, with take-backs, changes of seats and private entries. */
export function makeRecord<T extends GameTypes>(kit: GameKit<T>, plan: RecordPlan): MatchRecord {
  const table = openTable(kit, plan.options, plan.seed);
  const { game, seats } = table;
  const options = unwrap(game.parseOptions(plan.options));
  const rng = testRng(plan.seed + 0x5ea1);
  const settled = settle(game, options, seats, rng);
  const { genesis } = settled;
  const scribe = new Scribe(game, settled, (length) => randomBytes(rng, length));
  let holders = firstHolders(genesis);
  const noteSeat = (batch: ReturnType<typeof seatBatch>): void => {
    scribe.book(batch, null);
    holders = holdersAfter(holders, batch);
  };
  const limit = plan.maxEntries ?? kit.maxCommands;
  while (!scribe.isOver) {
    if (rng.int(8) === 0) noteSeat(seatChange(settled, holders, rng));
    const { request } = scribe.match;
    const late = scribe.entries.length >= limit && request === undefined;
    const { seat, command } = late
      ? (agreement(scribe) ?? ending(plan))
      : nextCommand(table, scribe, plan);
    if (!canAct(genesis, holders, seat)) noteSeat(seatBatch(seat, 'claimed'));
    if (late && !scribe.decide(seat, command).ok) scribe.play(REFEREE, { kind: 'abandon' });
    else scribe.play(seat, command);
  }
  return scribe.record();
}

type Chosen<T extends GameTypes> = {
  readonly seat: Seat;
  readonly command: Command<T['action']>;
};

function ending({ conceding }: RecordPlan): Chosen<never> {
  return conceding === undefined
    ? { seat: REFEREE, command: { kind: 'abandon' } }
    : { seat: conceding, command: { kind: 'concede' } };
}

/** The others agree to what was wished last. */
function agreement<T extends GameTypes>({ match }: Scribe<T>): Chosen<T> | undefined {
  const seat = match.wish === undefined ? undefined : waitingFor(match.wish)[0];
  return seat === undefined
    ? undefined
    : { seat, command: { kind: 'answer-concede', agree: true } };
}

function nextCommand<T extends GameTypes>(
  table: Table<T>,
  scribe: Scribe<T>,
  { hasten, wishes }: RecordPlan,
): Chosen<T> {
  const { match } = scribe;
  const last = hasten ? lastMove(table, scribe) : undefined;
  return (
    last ??
    choose(table, match, { takebacks: true, wishes: wishes === true }) ??
    ending({ options: null, seed: 0 })
  );
}

function lastMove<T extends GameTypes>(
  { game }: Table<T>,
  { match }: Scribe<T>,
): Chosen<T> | undefined {
  const noChance = testRng(0);
  for (const seat of (match.request ?? match.wish) ? [] : game.toAct(match.state)) {
    for (const action of listLegal(game, match.state, seat).actions) {
      const decided = game.decide(match.state, seat, action, noChance);
      if (!decided.ok) continue;
      const after = decided.value.reduce<T['state']>(
        (state, event) => game.apply(state, event),
        match.state,
      );
      if (game.outcome(after) !== undefined) return { seat, command: { kind: 'act', action } };
    }
  }
  return undefined;
}

/** Any change of a seat that is possible now. */
function seatChange(
  { genesis }: Settled,
  holders: Holders,
  rng: Rng,
): ReturnType<typeof seatBatch> {
  const possible = genesis.seats.flatMap(({ seat }) =>
    SEAT_CHANGES.filter(
      (what) => changeFault(genesis, holders, { kind: 'seat', seat, what }) === undefined,
    ).map((what) => seatBatch(seat, what)),
  );
  return rng.pick(possible);
}

function settle<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: readonly SeatSpec[],
  rng: Rng,
): Settled {
  const match = `table-${rng.int(1_000)}`;
  const share = (): Base64Url => toBase64Url(randomBytes(rng, HASH_LENGTH));
  const server = share();
  // One phone of a secret-free seat is not there when the shares are collected.
  const absent = seats.findLast(({ secret }) => !secret);
  const phones = seats
    .filter((spec) => spec !== absent)
    .map(({ seat }): Share => ({ seat, share: share() }));
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
    seed: { server, phones },
    key: toBase64Url(key),
  };
}

function randomBytes(rng: Rng, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => rng.int(256));
}
