import { describe, expect, it } from 'vitest';
import { hostGame, registry } from '../../core/hosted.js';
import type { MatchRecord } from '../../record/record.js';
import { verifyRecord } from '../../record/verify.js';
import type { Entry, Receipt } from '../../trust/index.js';
import { withNewHashes } from '../record/forge.js';
import { makeRecord } from '../record/make-record.js';
import { blindPotsKit } from './kit.js';

/** Cards are laid in silence: where the record must have their receipts, and nowhere else. */

const games = registry(hostGame(blindPotsKit.game));
const now = Date.UTC(2026, 5, 1);
const record = makeRecord(blindPotsKit, { options: { rounds: 2 }, seed: 1 });
const reveals = (type: string) =>
  record.entries.flatMap(({ events }, index) =>
    events.some((event) => event?.kind === 'game' && (event.event as { type: string }).type === type) ? [index] : [],
  );
const revealed = reveals('revealed');
const slots = (each: readonly { readonly slot: string }[]) => each.map(({ slot }) => slot).sort();

/** The receipts of the first revelation, put elsewhere by someone who makes all hashes fit. */
function forged(
  change: (receipts: readonly Receipt[], at: number) => Partial<Record<number, readonly Receipt[]>>,
): MatchRecord {
  const at = revealed[0] ?? -1;
  const moved = change(record.entries[at]?.receipts ?? [], at);
  const entries = record.entries.map((entry, index): Entry => ({ ...entry, receipts: moved[index] ?? entry.receipts }));
  return withNewHashes({ ...record, entries });
}

const found = (of: MatchRecord) =>
  verifyRecord(of, games, { now }).findings.map(({ code, where }) => `${code} ${where}`);

describe('receipts of cards that are laid in silence', () => {
  it('stand with the revelation that opens them, once for each seat and round', () => {
    expect(found(record)).toEqual([]);
    expect(revealed).toHaveLength(2);
    for (const [index, { receipts, openings }] of record.entries.entries()) {
      const round = revealed.indexOf(index) + 1;
      const expected = round === 0 ? [] : ['east', 'north', 'south'].map((seat) => `${round}/${seat}`);
      expect([slots(receipts), slots(openings)]).toEqual([expected, expected]);
    }
  });

  it('are found wanting by a verifier where they were left out, came early or are others', () => {
    const [before] = reveals('windowOpened');
    if (before === undefined) throw new Error('no card was laid');
    const late = forged((_, at) => ({ [at]: [] }));
    const early = forged((receipts, at) => ({ [before]: receipts, [at]: [] }));
    const other = forged((receipts, at) => ({ [at]: [...receipts].reverse() }));
    const place = (at: number) => `ENTRY entries[${at}].receipts`;
    const [at = -1] = revealed;
    expect(found(late)).toEqual([place(at)]);
    expect(found(early)).toEqual([place(before), place(at)]);
    expect(found(other)).toEqual([place(at)]);
  });
});
