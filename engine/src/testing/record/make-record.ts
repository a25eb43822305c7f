import type { Game, GameTypes, Seat, SeatSpec } from '../../core/game.js';
import { REFEREE } from '../../core/game.js';
import type { Json } from '../../core/json.js';
import { SEAT_CHANGES, type SeatEvent } from '../../core/match.js';
import type { SeatCommand } from '../../core/player.js';
import type { Rng } from '../../core/rng.js';
import type { MatchRun } from '../../core/run.js';
import { canAct, seatChangeFault, firstHolders, type Holders, holdersAfter } from '../../record/holders.js';
import type { MatchRecord } from '../../record/record.js';
import type { RecordBasis } from '../../record/record-writer.js';
import {
  type Base64Url,
  combineSeed,
  commitToShare,
  HASH_LENGTH,
  keyCheckHash,
  matchKey,
  shareNameOfPlace,
  type Share,
  seedCheckHash,
  toBase64Url,
} from '../../trust/index.js';
import type { GameKit } from '../contract/kit.js';
import { readList } from '../contract/restless.js';
import { testRng } from '../contract/test-rng.js';
import { chooseCommand, openTable, type ContractTable } from '../contract/walk.js';
import { recordWriterOf } from './record-writer.js';

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
  /** Now and then someone wants to give up. */
  readonly concessions?: true;
  /** Computers sit in all seats but the first, which is shown on the screen if it has secrets; or only in the last. */
  readonly computers?: 'others' | 'last';
};

/** The record of a random finished game, with take-backs, changes of seats and private entries. */
export function makeRecord<T extends GameTypes>(kit: GameKit<T>, plan: RecordPlan): MatchRecord {
  const table = openTable(kit, plan.options, plan.seed);
  const { game, options, seats } = table;
  const rng = testRng(plan.seed + 0x5ea1);
  const settled = makeBasis(game, options, seats, rng, plan.computers);
  const { genesis } = settled;
  const writer = recordWriterOf(game, settled, (length) => randomBytes(rng, length));
  let holders = firstHolders(genesis);
  const noteSeat = ({ kind: _, seat, what, ...details }: SeatEvent): void => {
    const step = writer.run.changeSeat(seat, what, details);
    writer.appendStep(step);
    holders = holdersAfter(holders, step.batch);
  };
  const limit = plan.maxEntries ?? kit.maxCommands;
  while (writer.run.outcome === undefined) {
    const change = rng.int(8) === 0 ? seatChange(settled, holders, rng, plan) : undefined;
    if (change !== undefined) noteSeat(change);
    const { match, steps } = writer.run;
    const late = steps >= limit && match.request === undefined;
    const { seat, command } = late
      ? (consentCommand(writer.run) ?? closingCommand(plan))
      : nextCommand(table, writer.run, plan);
    if (!canAct(genesis, holders, seat)) noteSeat({ kind: 'seat', seat, what: 'claimed' });
    if (late && !writer.run.step(seat, command).ok) writer.play(REFEREE, { kind: 'abandon' });
    else writer.play(seat, command);
  }
  return writer.record();
}

function closingCommand({ conceding }: RecordPlan): SeatCommand<never> {
  return conceding === undefined
    ? { seat: REFEREE, command: { kind: 'abandon' } }
    : { seat: conceding, command: { kind: 'concede' } };
}

/** The others agree to the last request to concede. */
function consentCommand<T extends GameTypes>({ match, toAct }: MatchRun<T>): SeatCommand<T> | undefined {
  const seat = match.concession === undefined ? undefined : toAct[0];
  return seat === undefined ? undefined : { seat, command: { kind: 'answer-concede', agree: true } };
}

function nextCommand<T extends GameTypes>(
  table: ContractTable<T>,
  run: MatchRun<T>,
  { hasten, concessions }: RecordPlan,
): SeatCommand<T> {
  const last = hasten ? lastMove(run) : undefined;
  return (
    last ??
    chooseCommand(table, run, { takebacks: true, concessions: concessions === true }) ??
    closingCommand({ options: null, seed: 0 })
  );
}

/** Tries every legal action, as no player could. */
function lastMove<T extends GameTypes>(run: MatchRun<T>): SeatCommand<T> | undefined {
  const noChance = testRng(0);
  for (const seat of run.toAct) {
    for (const action of readList(run.choices(seat).actions).actions) {
      const command = { kind: 'act', action } as const;
      const made = run.step(seat, command, noChance);
      if (made.ok && made.value.outcome !== undefined) return { seat, command };
    }
  }
  return undefined;
}

/** Any change of a seat that is possible now; computers come only where some sit from the start. */
function seatChange(
  { genesis }: RecordBasis,
  holders: Holders,
  rng: Rng,
  { computers }: RecordPlan,
): SeatEvent | undefined {
  const possible = genesis.seats.flatMap(({ seat }) =>
    SEAT_CHANGES.map((what): SeatEvent => {
      const level = what === 'computer' && computers !== undefined ? 'medium' : undefined;
      return { kind: 'seat', seat, what, ...(level && { level }) };
    }).filter((change) => seatChangeFault(genesis, holders, change) === undefined),
  );
  return possible.length === 0 ? undefined : rng.pick(possible);
}

function makeBasis<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: readonly SeatSpec[],
  rng: Rng,
  computers?: RecordPlan['computers'],
): RecordBasis {
  const match = `table-${rng.int(1_000)}`;
  const share = (): Base64Url => toBase64Url(randomBytes(rng, HASH_LENGTH));
  const server = share();
  // One phone of a secret-free seat is not there when the shares are collected.
  const masks = game.correspondence?.(options)?.anonymous === true;
  const absent = masks ? undefined : seats.filter(({ secret }) => !secret).at(-1);
  const sits = (index: number): boolean =>
    computers === 'others' ? index > 0 : computers === 'last' && index === seats.length - 1;
  const phones = seats
    .filter((spec, index) => spec !== absent && !sits(index))
    .map(
      ({ seat }, place): Share => ({
        seat: masks ? shareNameOfPlace(place) : seat,
        share: share(),
      }),
    );
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
        ...(sits(index) ? { computer: 'easy' as const } : {}),
        ...(computers === 'others' && index === 0 && secret ? { onScreen: true as const } : {}),
      })),
      startedAt: Date.UTC(2026, 0, 2),
      seal: 'phones',
      seedCommitment: commitToShare(match, server),
      ...(masks ? { places: seats.map((_, place) => `Person ${place + 1}`) } : {}),
      seedShares: phones.map((phone) => phone.seat),
      seedCheck: seedCheckHash(match, seed),
      keyCheck: keyCheckHash(match, key),
    },
    seed: { server, phones },
    key: toBase64Url(key),
  };
}

function randomBytes(rng: Rng, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => rng.int(256));
}
