import type { GameTypes, Seat } from '../../core/game.js';
import { type Batch, type Command, seatBatch } from '../../core/match.js';
import { err, ok, type Result } from '../../core/result.js';
import { headsOf, linksOf } from '../../record/chain.js';
import type { MatchRecord } from '../../record/record.js';
import {
  combineSeed,
  commitToShare,
  fromBase64Url,
  NONCE_LENGTH,
  entryPlaceOf,
  seal,
  seedCheckHash,
} from '../../trust/index.js';
import type { GameKit } from '../contract/kit.js';
import { testRng } from '../contract/test-rng.js';
import { recordWriterOf } from './record-writer.js';

/** What two forgers do with a finished file. It is open, so both have every key and every salt in it. */

export type ScriptLine = {
  readonly by: Seat;
  /** `null`: the seat changed hands. */
  readonly command: Command<never> | null;
  readonly change: Batch<never> | null;
};

/** Who did what, as the record has it. */
export function scriptOf({ entries, secrets }: MatchRecord): ScriptLine[] {
  return entries.map((entry, index): ScriptLine => {
    const hidden = secrets[index] ?? null;
    const event = entry.events[0];
    const change = event?.kind === 'seat' ? seatBatch(event.seat, event.what, event) : null;
    const command = (entry.command ?? hidden?.command ?? null) as Command<never> | null;
    return { by: entry.by ?? hidden?.by ?? '', command, change };
  });
}

/**
 * The careful forger plays another game by the rules. He leaves what was before his change as it
 * is, and writes the rest with new salts. The error is the first line that the referee would refuse.
 */
export function recordFromScript<T extends GameTypes>(
  { game }: GameKit<T>,
  record: MatchRecord,
  lines: readonly ScriptLine[],
): Result<MatchRecord, number> {
  const { genesis, seed, key, entries, secrets } = record;
  const rng = testRng(0xbad);
  const told = scriptOf(record).map((line) => JSON.stringify(line));
  const changed = told.findIndex((line, index) => line !== JSON.stringify(lines[index]));
  const writer = recordWriterOf(game, { genesis, seed, key }, (length) =>
    Uint8Array.from({ length }, () => rng.int(256)),
  );
  for (const [index, { by, command, change }] of lines.entries()) {
    const kept = index < changed || changed < 0 ? entries[index] : undefined;
    const as = kept && { sealed: kept.sealed, hidden: secrets[index] ?? null };
    if (change !== null) writer.appendStep(writer.run.retell(change), as);
    if (command === null) continue;
    const step = writer.run.outcome === undefined ? writer.run.step(by, command) : undefined;
    if (!step?.ok) return err(index);
    writer.appendStep(step.value, as);
  }
  return writer.run.outcome === undefined ? err(lines.length) : ok(writer.record());
}

/** The clumsy forger has changed values, and makes numbers, ciphertexts and heads fit them. */
export function withNewHashes(record: MatchRecord): MatchRecord {
  const { genesis, secrets } = record;
  const key = fromBase64Url(record.key) ?? new Uint8Array();
  const entries = record.entries.map((entry, index) => {
    const hidden = secrets[index] ?? null;
    const nonce = fromBase64Url(entry.sealed)?.subarray(0, NONCE_LENGTH) ?? new Uint8Array(24);
    const place = entryPlaceOf(genesis.match, index + 1);
    const sealed = hidden === null ? null : seal(key, nonce, place, hidden);
    return { ...entry, sequence: index + 1, sealed };
  });
  const forged = { ...record, entries };
  return { ...forged, heads: headsOf(forged, linksOf(forged)) };
}

/** The server's share of the seed exchanged for a luckier one, and what was fixed by it as well. */
export function withNewSeed(record: MatchRecord, server: string): MatchRecord {
  const { match } = record.genesis;
  const seed = { ...record.seed, server };
  const genesis = {
    ...record.genesis,
    seedCommitment: commitToShare(match, server),
    seedCheck: seedCheckHash(match, combineSeed(match, server, seed.phones)),
  };
  return { ...record, genesis, seed };
}
